import type { ErrorDescription } from './describe-error.ts';

/** Maximum number of reported errors per page view; further ones are mostly consequences of the first. */
const most = 3;

/** Forwards the first few distinct errors of a page view. */
export function errorReports(
  send: (description: ErrorDescription) => void,
): (description: ErrorDescription | undefined) => void {
  const seen = new Set<string>();
  return (description) => {
    if (!description || seen.size >= most) return;
    // An error caught by a page may also be reported as uncaught.
    const { file, line, column, name } = description;
    const key = [file, line, column, name].join(' ');
    if (seen.has(key)) return;
    seen.add(key);
    send(description);
  };
}
