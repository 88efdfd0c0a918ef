import { spawn, type ChildProcess } from 'node:child_process';

interface Part {
  /** Its name on the console. */
  name: string;
  /** Arguments for Node. */
  command: string[];
  cwd: string;
  env: Record<string, string | undefined>;
}
export interface Supervisor {
  /**
   * Starts a part and waits until it reports that it is ready; from then on restarts it whenever it exits.
   */
  keepRunning(part: Part): Promise<void>;
  /** Runs a task to its end. */
  finish(part: Omit<Part, 'env'>): Promise<void>;
  /** Ends everything, and exits with `code`; what has not ended by itself in time is killed. */
  stop(code: number): void;
}

const seconds = 1000;
/**
 * The pause between the exit of a part and its next start: doubled each time, and short again after it has
 * run for a while.
 */
const pauses = { first: seconds, longest: 30 * seconds, calmAfter: 60 * seconds };

/**
 * Runs several processes as one. A part that exits before it was ever ready ends everything, since it
 * reports what is missing (a port, a variable). One that exits later leaves the others alone and is
 * restarted. At a stop they have `stopWithin` seconds to end by themselves.
 */
export function supervisor(stopWithin: number): Supervisor {
  const running = new Set<ChildProcess>();
  let stopping = false;

  function launch({ command, cwd, env }: Part, withChannel: boolean): ChildProcess {
    const child = spawn('node', command, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', ...(withChannel ? ['ipc' as const] : [])],
    });
    running.add(child);
    child.on('exit', () => running.delete(child));
    return child;
  }
  const how = (code: number | null, signal: string | null) =>
    signal ? ` on ${signal}` : ` with code ${code}`;

  function keepRunning(part: Part): Promise<void> {
    return new Promise((ready) => {
      let wasReady = false;
      let pause = pauses.first / 2;
      const begin = () => {
        if (stopping) return;
        const from = Date.now();
        const child = launch(part, true);
        child.on('message', (message: { ready?: boolean }) => {
          if (!message.ready) return;
          if (wasReady) console.log(`${part.name} is running again.`);
          wasReady = true;
          ready();
        });
        child.on('exit', (code, signal) => {
          if (stopping) return;
          if (!wasReady) {
            console.error(`${part.name} exited${how(code, signal)}.`);
            return stop(code || 1);
          }
          pause = Date.now() - from > pauses.calmAfter ? pauses.first : Math.min(pause * 2, pauses.longest);
          console.error(
            `${part.name} exited${how(code, signal)}. The other parts keep running; restarting it in ${pause / seconds} s.`,
          );
          setTimeout(begin, pause);
        });
      };
      begin();
    });
  }

  function finish(part: Omit<Part, 'env'>): Promise<void> {
    const child = launch({ ...part, env: {} }, false);
    return new Promise(
      (done) =>
        void child.on('exit', (code, signal) => {
          if (stopping) return; // turbo exits with 0 when stopped
          if (code === 0) return done();
          console.error(`${part.name} exited${how(code, signal)}.`);
          stop(code || 1);
        }),
    );
  }

  function stop(code: number): void {
    if (stopping) return;
    stopping = true;
    for (const child of running) child.kill('SIGTERM');
    const timer = setInterval(() => running.size === 0 && (clearInterval(timer), process.exit(code)), 50);
    setTimeout(() => {
      for (const child of running) child.kill('SIGKILL');
      process.exit(code || 1);
    }, stopWithin * seconds).unref();
  }
  return { keepRunning, finish, stop };
}
