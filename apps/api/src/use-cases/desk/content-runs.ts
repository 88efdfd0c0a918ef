import { leftOutReasons, type DeskContentRun, type deskContentRuns } from '@voyage/contracts/desk.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import { and, desc, eq, isNotNull } from '../../db/drizzle.ts';
import { contentRuns } from '../../db/schema/inventory.ts';
import { errors } from '../../platform/errors.ts';
import type { Caller } from '../../session/caller.ts';
import type { Services } from '../services.ts';

/** Some ten days. */
const most = 50;
/** One that has stored no counts for so long is no longer running. */
const stalledAfterMs = 10 * 60_000;

/** The latest runs over the content of hotels, for employees. @throws ApiError au0107 */
export async function readContentRuns(
  { db: { orm }, inventory, now }: Services,
  caller: Caller,
): Promise<Output<typeof deskContentRuns.data>> {
  if (!caller.roles.includes('employee')) throw errors.accessDenied();
  const own = eq(contentRuns.supplier, inventory.name);
  const [runs, [whole]] = await Promise.all([
    orm.select().from(contentRuns).where(own).orderBy(desc(contentRuns.id)).limit(most),
    orm
      .select({ unmapped: contentRuns.unmapped })
      .from(contentRuns)
      .where(and(own, eq(contentRuns.kind, 'whole'), isNotNull(contentRuns.unmapped)))
      .orderBy(desc(contentRuns.id))
      .limit(1),
  ]);
  return { runs: runs.map((run) => viewRun(run, now())), unmapped: whole?.unmapped ?? null };
}

function viewRun(
  { kind, startedAt, endedAt, countedAt, failure, counts }: typeof contentRuns.$inferSelect,
  now: Date,
): DeskContentRun {
  const lastSeenAt = countedAt ?? startedAt;
  const isLost = endedAt === null && now.getTime() - lastSeenAt.getTime() > stalledAfterMs;
  const end = isLost ? lastSeenAt : endedAt;
  return {
    kind,
    startedAt: startedAt.toISOString(),
    endedAt: end && end.toISOString(),
    failure: isLost ? 'interrupted' : failure,
    read: counts.read ?? 0,
    chosen: counts.en ?? 0,
    hotels:
      end && !isLost && !failure
        ? {
            open: counts.hotels ?? 0,
            new: counts.new ?? 0,
            changed: counts.changed ?? 0,
            closed: counts.closed ?? 0,
          }
        : null,
    leftOut: leftOutReasons.flatMap((reason) => {
      const properties = counts[reason] ?? 0;
      return properties > 0 ? [{ reason, properties }] : [];
    }),
  };
}
