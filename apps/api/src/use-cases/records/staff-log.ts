import type { EventNote } from '../../db/schema/documents.ts';
import { staffEvents } from '../../db/schema/users.ts';
import type { Services } from '../services.ts';

/**
 * Records staff actions concerning a member (docs/product/roles.md: every override is logged with who, why
 * and when).
 */
export async function logStaff(
  { now }: Pick<Services, 'now'>,
  tx: Pick<Services['db']['orm'], 'insert'>,
  event: { actorId: string; subjectId: string | null; kind: string; detail?: EventNote },
): Promise<void> {
  await tx.insert(staffEvents).values({ ...event, at: now() });
}
