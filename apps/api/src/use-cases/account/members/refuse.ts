import type { RequestIssue } from '@voyage/contracts/issues.ts';
import { errors } from '../../../platform/errors.ts';

/** Reports violations beyond the shape of a request, by field. @throws ApiError rq0001 */
export function refuseIssues(issues: RequestIssue[]): void {
  if (issues.length > 0) throw errors.invalidValue({ issues });
}
