interface DatabaseError {
  code?: string;
  severity?: string;
  table?: string;
  constraint?: string;
  routine?: string;
}
interface Statement {
  query?: string;
}

/** The root cause, where libraries wrap one error in another. */
function rootOf(error: Error): Error {
  let root = error;
  while (root.cause instanceof Error && root.cause !== root) root = root.cause;
  return root;
}

/** What traces keep of an error. */
export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/**
 * Why something failed, in one line without personal data: messages of the database may quote the values they
 * were given.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no error was given';
  const root = rootOf(error);
  const { severity, code, constraint, routine }: Error & DatabaseError = root; // all optional: read if present
  return severity ? ['database', code, constraint, routine].filter(Boolean).join(' ') : root.message;
}

/**
 * What the log keeps of an error: its kind, its statement without parameters, and its stack. No personal data
 * (docs/quality.md, "Secure").
 */
export function loggedError(error: Error): {
  name: string;
  reason: string;
  statement?: string;
  frames: string;
} {
  const { query }: Error & Statement = error; // the same
  const frames = [error, rootOf(error)].flatMap(({ stack = '' }) =>
    stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12),
  );
  return {
    name: error.name,
    reason: reasonOf(error),
    ...(query ? { statement: query } : {}),
    frames: [...new Set(frames)].join('\n'),
  };
}
