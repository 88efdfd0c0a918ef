import { logIn, Member } from '../calls.ts';
import { statusOf } from '../until.ts';
import { migrationsOf } from './add-migration.ts';
import { demonstration, startRelease, type ReleasedProcess } from './released-process.ts';

const named = ({ release }: ReleasedProcess): string => `${release.version} (${release.commit.slice(0, 8)})`;

async function expectStatus(member: Member, orders: Record<string, string>): Promise<void> {
  for (const [orderId, expected] of Object.entries(orders)) {
    const status = await member.statusOf(orderId);
    if (status !== expected) throw new Error(`order ${orderId} is ${status}, not ${expected}`);
  }
}

/**
 * The older service books; the newer one migrates the database and books while the older one still serves; then the
 * older one is started again on the migrated database, with the member's session, and knows, cancels and books.
 * Returns the running older service. @throws Error for anything that differs
 */
export async function rollBackService(
  older: string,
  newer: string,
  database: string,
): Promise<ReleasedProcess> {
  const first = await startRelease(older, demonstration(database));
  const before = new Member(first.address, await logIn(first.address, 'noir'));
  const bookedBefore = await before.book(40);
  console.log(`service ${named(first)}: booked`);

  const next = await startRelease(newer, demonstration(database));
  const added = migrationsOf(newer).slice(migrationsOf(older).length);
  const after = new Member(next.address, before.token);
  const bookedAfter = await after.book(50);
  const bookedMeanwhile = await before.book(60);
  await expectStatus(after, { [bookedBefore]: 'confirmed', [bookedMeanwhile]: 'confirmed' });
  await first.stop();
  console.log(
    `service ${named(next)}: migrated (${added.join(', ')}), booked, and so did the older one beside it`,
  );

  await next.stop();
  const start = Date.now();
  const again = await startRelease(older, demonstration(database));
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const member = new Member(again.address, before.token);
  if ((await statusOf(`${again.address}/ready`)) !== 200) throw new Error('the older service is not ready');
  await member.cancel(bookedAfter);
  const bookedLast = await member.book(70);
  await expectStatus(member, {
    [bookedBefore]: 'confirmed',
    [bookedMeanwhile]: 'confirmed',
    [bookedAfter]: 'cancelled',
    [bookedLast]: 'confirmed',
  });
  if (!(await logIn(again.address, 'elite'))) throw new Error('a member could not log in');
  console.log(
    `service ${named(again)}: back after ${seconds} s on the migrated database; the session continued, bookings of both releases were known, the newer one's was cancelled, another was made, a member logged in`,
  );
  return again;
}
