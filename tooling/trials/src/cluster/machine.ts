import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Server } from './configuration.ts';
import { freePorts } from './ports.ts';
import { databaseIdentity, findPrograms, type Programs } from './programs.ts';
import { supervise, type Command, type Supervised } from './supervise.ts';

/** Where everything runs: a temporary folder, free ports, and the programs that were started. */
export interface Machine {
  programs: Programs;
  folder: string;
  freePort(): Promise<number>;
  servers(name: string, count: number): Promise<Server[]>;
  /** Writes a file that only the programs' user reads; returns its path. */
  write(name: string, text: string): string;
  /** One of Debian's programs, as the unprivileged user. */
  runProgram(name: string, command: string, args: string[]): Supervised;
  /** A service or site, as ourselves. */
  runNode(name: string, args: string[], options: Pick<Command, 'cwd' | 'env'>): Supervised;
  /** Ends what was started, the last first, and removes the folder. */
  stop(beforeRemoval: () => void): Promise<void>;
}

/** @throws Error that names the packages to install */
export function prepareMachine(firstPort: number): Machine {
  const programs = findPrograms();
  const identity = databaseIdentity();
  const folder = mkdtempSync(join(tmpdir(), 'voyage-cluster-'));
  const logs = join(folder, 'logs');
  mkdirSync(logs);
  const own = (path: string) => {
    if (identity.uid !== undefined && identity.gid !== undefined) chownSync(path, identity.uid, identity.gid);
  };
  own(folder);
  const started: Supervised[] = [];
  const freePort = freePorts(firstPort);
  const run = (command: Omit<Command, 'logs'>): Supervised => {
    const one = supervise({ ...command, logs });
    started.push(one);
    return one;
  };
  return {
    programs,
    folder,
    freePort,
    servers: async (name, count) => {
      const made = [];
      for (let i = 1; i <= count; i++) made.push({ name: `${name}${i}`, port: await freePort() });
      return made;
    },
    write: (name, text) => {
      const path = join(folder, name);
      writeFileSync(path, text, { mode: 0o600 });
      own(path);
      return path;
    },
    runProgram: (name, command, args) => run({ name, command, args, identity, cwd: folder }),
    runNode: (name, args, options) => run({ name, command: process.execPath, args, ...options }),
    stop: async (beforeRemoval) => {
      for (const one of started.toReversed()) await one.kill(true); // nothing of it is kept
      beforeRemoval();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
