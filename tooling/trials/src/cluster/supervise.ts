import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';

/** What a supervisor such as systemd waits before it restarts a program that has ended. */
const restartAfter = 1_000;
/** More than DRAIN_SECONDS and what a service takes at most (docs/operations/run.md, "Stopping"). */
const stopWithin = 75_000;

export interface Command {
  name: string;
  command: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string | undefined>;
  identity?: { uid?: number; gid?: number };
  /** Folder of the programs' output. */
  logs: string;
}
export interface Supervised {
  readonly name: string;
  readonly pid: number | undefined;
  /** kill -9; it is restarted a second later, or as soon as `restart` is called with `stayDead`. */
  kill(stayDead?: boolean): Promise<void>;
  restart(): void;
  /** SIGTERM, and its exit code; it is not restarted. */
  stop(): Promise<number | null>;
}

/** Runs a program, and restarts it whenever it ends. */
export function supervise({ name, command, args, cwd, env, identity, logs }: Command): Supervised {
  const output = openSync(join(logs, `${name}.log`), 'a');
  let child: ChildProcess | undefined;
  let ended: Promise<number | null> = Promise.resolve(null);
  let wanted = true;
  let timer: NodeJS.Timeout | undefined;
  const start = () => {
    clearTimeout(timer);
    const started = spawn(command, args, {
      ...identity,
      cwd,
      env: { ...process.env, LC_ALL: 'C', ...env },
      stdio: ['ignore', output, output],
      detached: true, // Ctrl-C is ours: the order in which all stop matters
    });
    child = started;
    ended = new Promise((done) => {
      started.once('error', (error) => (console.error(`${name}: ${error.message}`), done(null)));
      started.once('exit', (code) => {
        if (child === started) child = undefined;
        if (wanted) timer = setTimeout(start, restartAfter);
        done(code);
      });
    });
  };
  start();
  return {
    name,
    get pid() {
      return child?.pid;
    },
    kill: async (stayDead = false) => {
      if (stayDead) wanted = false;
      child?.kill('SIGKILL');
      await ended;
    },
    restart: () => {
      wanted = true;
      if (!child) start();
    },
    stop: async () => {
      wanted = false;
      clearTimeout(timer);
      const victim = child;
      victim?.kill('SIGTERM');
      const late = setTimeout(() => victim?.kill('SIGKILL'), stopWithin);
      const code = await ended;
      clearTimeout(late);
      return code;
    },
  };
}
