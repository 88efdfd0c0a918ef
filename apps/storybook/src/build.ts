// Builds both brands side by side: `node src/build.ts` writes dist/main, dist/club and the landing page. The
// folder can be published under any path.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from './brand-of-environment.ts';
import { landingPage } from './landing.ts';
import { storybookBin } from './storybook-bin.ts';

const home = join(import.meta.dirname, '..');

/** Builds one brand; prints its output only on failure. */
function build(brand: string): Promise<void> {
  const start = Date.now();
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [storybookBin, 'build', '--output-dir', `dist/${brand}`, '--disable-telemetry', '--loglevel', 'warn'],
      {
        cwd: home,
        env: { ...process.env, BRAND: brand, CI: 'true' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => (output += part.toString()));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code !== 0) {
        reject(new Error(`the Storybook build of ${brand} failed:\n${output}`));
        return;
      }
      console.log(`dist/${brand}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
      resolve();
    });
  });
}

const failed = (await Promise.allSettled(brands.map(build))).filter((result) => result.status === 'rejected');
for (const { reason } of failed) console.error(reason);
if (failed.length === 0) writeFileSync(join(home, 'dist', 'index.html'), landingPage);
process.exitCode = failed.length > 0 ? 1 : 0;
