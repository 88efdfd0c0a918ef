// npm start | dev | reset | test | bench: the one door. See README.md.
import { spawn } from 'node:child_process';
import { install, root, tooling } from './bootstrap.mjs';

const [task = 'start', ...rest] = process.argv.slice(2);
const env = tooling();
install(env);
if (task === 'install') process.exit(0);

if (task === 'test') {
  const { tests } = await import('./tests.mjs');
  tests(env, rest);
} else {
  const script = { start: 'tooling/run/start.ts', dev: 'tooling/run/start.ts', reset: 'tooling/run/reset.ts', bench: 'tooling/bench/src/bench.ts' }[task];
  if (!script) {
    console.error(`Unknown task "${task}".`);
    process.exit(1);
  }
  // Ctrl-C reaches the whole process group; the child ends in its own time and we end with it.
  const child = spawn('node', [script, ...(task === 'dev' ? ['--dev'] : []), ...rest], { cwd: root, stdio: 'inherit', env, shell: process.platform === 'win32' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
