// Both brands in development: main on 6006, club on 6007; the toolbar switches between them. `BRAND=club`
// starts only one.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { brandOfEnvironment, brands, devPorts } from './brand-of-environment.ts';
import { storybookBin } from './storybook-bin.ts';

const wanted = process.env.BRAND ? [brandOfEnvironment()] : brands;
const children = wanted.map((brand) => {
  const options = ['--port', String(devPorts[brand]), '--exact-port', '--no-open', '--no-version-updates'];
  return spawn(process.execPath, [storybookBin, 'dev', ...options, '--disable-telemetry'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, BRAND: brand },
    stdio: 'inherit',
  });
});
// If one ends, the other is stopped: half of them could be mistaken for all.
for (const child of children)
  child.on('exit', (code) => {
    for (const one of children) one.kill();
    process.exitCode ||= code ?? 1;
  });
