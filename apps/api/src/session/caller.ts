import type { Level } from '@voyage/domain/level.ts';

/** The member of a token with an active session. */
export interface Caller {
  userId: string;
  sessionId: string;
  level: Level;
  roles: string[];
  permissions: string[];
}
