import { itemAt } from '@voyage/domain/item-at.ts';
import { tailorMadeStages } from '@voyage/domain/tailor-made.ts';
import type { TestService } from './service.ts';

/** What an employee sees of a tailor-made request before moving it. */
export async function requestState(
  { sql }: Pick<TestService, 'sql'>,
  requestNumber: string,
): Promise<{ stage: (typeof tailorMadeStages)[number]; modifications: number }> {
  const rows = await sql<{ stage: number; modifications: number }>(
    `select stage, (content ->> 'modifications')::int as modifications from tailor_made_requests where request_number = $1`,
    [requestNumber],
  );
  const { stage, modifications } = itemAt(rows, 0);
  return { stage: itemAt(tailorMadeStages, stage - 1), modifications };
}
