import { errors } from '../../../platform/errors.ts';
import type { Services } from '../../services.ts';

/**
 * Rejects requests that v1/tp/meta/special-request does not offer: the hotel could not read them. @throws
 * ApiError rq0001
 */
export function assertSpecialRequests({ inventory }: Services, codes: readonly string[]): void {
  const known = new Set(inventory.specialRequests('en').map(({ code }) => code));
  const issues = codes.flatMap((code, i) =>
    known.has(code) ? [] : [{ path: `specialRequests.${i}`, code: 'value' as const }],
  );
  if (issues.length > 0) throw errors.invalidValue({ issues });
}
