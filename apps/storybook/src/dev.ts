// Both brands while they are worked on: main on 6006, club on 6007; the switch in the toolbar leads from one to the
// other. `BRAND=club` starts one alone.
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
// One that ends takes the other with it: half of them would look like all of them.
for (const child of children)
  child.on('exit', (code) => {
    for (const one of children) one.kill();
    process.exitCode ||= code ?? 1;
  });
