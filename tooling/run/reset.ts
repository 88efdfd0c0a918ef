// Empties the demonstration data: the next start makes it anew. Refuses while the service runs on it.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const dataDir = process.env.DATA_DIR ?? join(import.meta.dirname, '..', '..', '.data');
const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
if (existsSync(pidFile)) {
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  let alive = true;
  try {
    process.kill(pid, 0);
  } catch {
    alive = false;
  }
  if (alive) {
    console.error('The database is running on this data. Stop the service first (Ctrl-C where it was started).');
    process.exit(1);
  }
}
rmSync(dataDir, { recursive: true, force: true });
console.log(`Emptied ${dataDir}.`);
