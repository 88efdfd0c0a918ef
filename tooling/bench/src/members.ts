import { endpointSpecs } from '@voyage/contracts/endpoint-specs.gen.ts';
import type { Connections } from './load.ts';
import type { Query } from './processes.ts';

export interface Member {
  id: string;
  token: string;
}

/** Whoever checks in. */
export const guest = {
  title: 'ms',
  firstname: 'Haruka',
  lastname: 'Sato',
  email: 'haruka@example.test',
  phone: '+81 90 1234 5678',
};

/**
 * Members who may book without limit, each with a session from a real login; the hash is that of the demonstration
 * password. `prefix` leads to the service, through a site.
 */
export async function addMembers(
  query: Query,
  connections: Connections,
  count: number,
  prefix = '',
): Promise<Member[]> {
  const rows = await query<{ id: string; username: string }>(
    `insert into users (id, member_number, username, password_hash, firstname, lastname, title, phone, lang, level, is_paid, roles, registered_at)
     select gen_random_uuid(), 'T' || substr(gen_random_uuid()::text, 1, 18), gen_random_uuid() || '@bench.test', u.password_hash, 'Many', 'Buyers', 'ms', '+886912345678', 'en', 'noir', false, '{}', now() from generate_series(1, $1::int) n, users u where u.username = 'noir@demo.test' returning id, username`,
    [count],
  );
  const members: Member[] = [];
  for (const { id, username } of rows) {
    const { accessToken } = await connections.data<{ accessToken: string }>({
      method: 'POST',
      path: `${prefix}/${endpointSpecs.login.path}`,
      body: JSON.stringify({ username, password: 'Voyage2026' }),
    });
    members.push({ id, token: accessToken });
  }
  return members;
}
