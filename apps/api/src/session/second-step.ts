import { isStaff } from '@voyage/domain/tier.ts';
import type { Core } from '../db/core.ts';

/**
 * Whether a user with these roles needs a second factor here: all staff if it is required, otherwise those
 * who have one. Checked at login, at every call and at every refresh, so that no token of staff depends on a
 * password alone.
 */
export const needsSecondStep = (
  { env }: Pick<Core, 'env'>,
  { roles, hasFactor }: { roles: readonly string[]; hasFactor: boolean },
): boolean => isStaff(roles) && (hasFactor || env.STAFF_SECOND_FACTOR === 'required');
