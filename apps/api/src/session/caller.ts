import type { Level } from '@voyage/domain/level.ts';

/** The member behind a token whose session is alive. */
export interface Caller {
  userId: string;
  sessionId: string;
  level: Level;
  roles: string[];
  permissions: string[];
}
