import { isStaff } from '@voyage/domain/tier.ts';
import type { Core } from '../core.ts';

/**
 * Whether somebody with these roles needs a second factor here: all staff where it is required, else whoever has one.
 * Asked at the login, at every call and at every refresh, so that no token of staff lives on a password alone.
 */
export const needsSecondStep = (
  { env }: Pick<Core, 'env'>,
  { roles, hasFactor }: { roles: readonly string[]; hasFactor: boolean },
): boolean => isStaff(roles) && (hasFactor || env.STAFF_SECOND_FACTOR === 'required');
