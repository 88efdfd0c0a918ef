import { keysOf } from '@voyage/domain/keys-of.ts';
import { parseArgs } from 'node:util';
import { accountActions, findMember } from './accounts.ts';
import { databaseUrl, main, withDatabase } from './database.ts';

/**
 * For operators: `node src/operations/account.ts lock name@example.com --by "Lin Yu-Ting" --reason "stolen
 * laptop"`.
 * There is no endpoint for it; it requires access to the database (docs/operations/incidents.md). A release has it as
 * `account.js`, so the usage names the file that was started.
 */
const usage = `node ${process.argv[1]} ${Object.keys(accountActions).join('|')} <email address, member number or id> --by <your name> --reason <why>`;

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { by: { type: 'string' }, reason: { type: 'string' } },
  });
  const [name = '', who, ...rest] = positionals;
  const act = keysOf(accountActions)
    .filter((known) => known === name)
    .map((known) => accountActions[known])[0];
  if (!act || !who || rest.length > 0) throw new Error(usage);
  const { by = '', reason = '' } = values;
  if (act !== accountActions.show && !(by && reason))
    throw new Error(`State who you are and why: it is recorded.\n${usage}`);
  return withDatabase(databaseUrl(process.env), async (client) =>
    act(client, {
      member: await findMember(client, who, { orders: act === accountActions.erase }),
      by,
      reason,
      now: new Date(),
    }),
  );
});
