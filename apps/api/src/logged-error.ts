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

/** The error under the others, where libraries wrap one in the next. */
function rootOf(error: Error): Error {
  let root = error;
  while (root.cause instanceof Error && root.cause !== root) root = root.cause;
  return root;
}

/** Why something failed, in a line that holds nobody's data: what the database says may quote the values that it was given. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no error was given';
  const root = rootOf(error);
  const { severity, code, constraint, routine }: Error & DatabaseError = root; // all optional: read where there
  return severity ? ['database', code, constraint, routine].filter(Boolean).join(' ') : root.message;
}

/** What the log keeps of an error: its kind, its statement without parameters and its frames. No personal data (docs/quality.md, "Secure"). */
export function loggedError(error: Error): {
  name: string;
  reason: string;
  statement?: string;
  frames: string;
} {
  const { query }: Error & Statement = error; // likewise
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
