// npm run dependencies:audit: known vulnerabilities in packages, from the registry. Critical and high ones in
// what runs in production fail; all others are printed, to be read by whoever looks at the run.
import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';

const audit = (...args: string[]): number => {
  console.log(`pnpm audit ${args.join(' ')}`.trim());
  const { status, error } = spawnSync('pnpm', ['audit', ...args], {
    cwd: workspaceRoot,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  return status ?? 1;
};

const production = audit('--prod', '--audit-level', 'high');
audit();
process.exitCode = production;
