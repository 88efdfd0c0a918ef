import type { Services } from '../../services.ts';

/** Whether the database answers. */
export const isReady = ({ db }: Pick<Services, 'db'>): Promise<boolean> =>
  db.pool.query('select 1').then(
    () => true,
    () => false,
  );
