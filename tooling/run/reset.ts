// Deletes the demonstration data; the next start creates it again. Refuses while the service is using it.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const dataDir = process.env.DATA_DIR ?? join(import.meta.dirname, '..', '..', '.data');
const firstNumber = (file: string) =>
  existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
function alive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
if (alive(firstNumber(join(dataDir, 'postgres-owner')))) {
  console.error('The service is running on this data. Stop it first (Ctrl-C where it was started).');
  process.exit(1);
}
// A killed service leaves its database running.
const postmaster = firstNumber(join(dataDir, 'postgres', 'postmaster.pid'));
if (alive(postmaster)) {
  process.kill(postmaster, 'SIGINT');
  for (let waited = 0; alive(postmaster) && waited < 10_000; waited += 100) await setTimeout(100);
}
rmSync(dataDir, { recursive: true, force: true });
console.log(`Emptied ${dataDir}.`);
