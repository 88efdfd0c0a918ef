import { errors } from '../../errors.ts';
import type { Services } from '../../services.ts';

/** Refuses requests that v1/tp/meta/special-request does not offer: the hotel would be asked for something that nobody can read. @throws ApiError rq0001 */
export function assertSpecialRequests({ inventory }: Services, codes: readonly string[]): void {
  const known = new Set(inventory.specialRequests('en').map(({ code }) => code));
  const issues = codes.flatMap((code, i) =>
    known.has(code) ? [] : [{ path: `specialRequests.${i}`, code: 'value' as const }],
  );
  if (issues.length > 0) throw errors.invalidValue({ issues });
}
