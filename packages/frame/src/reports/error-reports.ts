import type { ErrorDescription } from './describe-error.ts';

/** Errors of one page view that are reported; more of them are most often consequences of the first. */
const most = 3;

/** Passes on the first few different errors of a page view. */
export function errorReports(
  send: (description: ErrorDescription) => void,
): (description: ErrorDescription | undefined) => void {
  const seen = new Set<string>();
  return (description) => {
    if (!description || seen.size >= most) return;
    // The same error may be caught by a page and be uncaught as well.
    const { file, line, column, name } = description;
    const key = [file, line, column, name].join(' ');
    if (seen.has(key)) return;
    seen.add(key);
    send(description);
  };
}
