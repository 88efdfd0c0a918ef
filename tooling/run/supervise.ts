import { spawn, type ChildProcess } from 'node:child_process';

interface Part {
  /** Its name on the console. */
  name: string;
  /** Arguments for Node. */
  command: string[];
  cwd: string;
  env?: Record<string, string | undefined>;
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
export function supervisor(stopWithin: number) {
  const running = new Set<ChildProcess>();
  let stopping = false;

  /** `exited` is told how, unless everything is being stopped. */
  function launch(
    { name, command, cwd, env }: Part,
    channel: 'ipc' | 'ignore',
    exited: (code: number | null, how: string) => void,
  ): ChildProcess {
    const stdio = ['ignore', 'inherit', 'inherit', channel] as const;
    const child = spawn('node', command, { cwd, env: { ...process.env, ...env }, stdio: [...stdio] });
    running.add(child);
    return child.on('exit', (code, signal) => {
      running.delete(child);
      if (!stopping) exited(code, `${name} exited ${signal ? `on ${signal}` : `with code ${code}`}.`);
    });
  }
  function fail(code: number | null, how: string): void {
    console.error(how);
    stop(code || 1);
  }

  /** Starts a part and waits until it reports that it is ready; from then on restarts it whenever it exits. */
  const keepRunning = (part: Part) =>
    new Promise<void>((ready) => {
      let wasReady = false;
      const begin = (pause: number) => {
        if (stopping) return;
        const from = Date.now();
        const child = launch(part, 'ipc', (code, how) => {
          if (!wasReady) return fail(code, how);
          const wasCalm = Date.now() - from > pauses.calmAfter;
          const next = wasCalm ? pauses.first : Math.min(pause * 2, pauses.longest);
          console.error(`${how} The other parts keep running; restarting it in ${next / seconds} s.`);
          setTimeout(begin, next, next);
        });
        child.on('message', (message: { ready?: boolean }) => {
          if (!message.ready) return;
          if (wasReady) console.log(`${part.name} is running again.`);
          wasReady = true;
          ready();
        });
      };
      begin(pauses.first / 2);
    });

  /** Runs a task to its end. */
  const finish = (part: Part) =>
    new Promise<void>(
      (done) => void launch(part, 'ignore', (code, how) => (code === 0 ? done() : fail(code, how))),
    );

  /** Ends everything, and exits with `code`; what has not ended by itself in time is killed. */
  function stop(code: number): void {
    if (stopping) return;
    stopping = true;
    for (const child of running) child.kill('SIGTERM');
    setInterval(() => running.size === 0 && process.exit(code), 50);
    setTimeout(() => {
      for (const child of running) child.kill('SIGKILL');
      process.exit(code || 1);
    }, stopWithin * seconds);
  }
  return { keepRunning, finish, stop };
}
