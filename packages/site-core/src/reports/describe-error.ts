import { errorNames, type ErrorKind, type ErrorReport } from './report.ts';

/** The description of the error itself in a report. */
export type ErrorDescription = Omit<ErrorReport, 'page' | 'build'>;

/** React's errors about HTML that differs from what it would have rendered (react.dev/errors). */
const hydrationErrors = new Set([418, 419, 421, 422, 423, 425]);
/** One of our scripts, in a stack or an address. */
const position = /\/assets\/([\w.$-]{1,100}\.js)(?::(\d{1,9}):(\d{1,9}))?/;

const positionIn = (
  text: string,
  origin: string,
): Pick<ErrorReport, 'file' | 'line' | 'column'> | undefined => {
  for (const part of text.split('\n')) {
    const at = part.indexOf(`${origin}/assets/`);
    const [, file, line, column] = (at >= 0 && position.exec(part.slice(at))) || [];
    if (file) return { file, ...(line && column && { line: Number(line), column: Number(column) }) };
  }
  return undefined;
};

/**
 * The kind and position of an error, without its message. Undefined if it is not from our scripts:
 * extensions, foreign scripts, and thrown values without a stack.
 */
export function describeError(
  thrown: unknown,
  kind: ErrorKind,
  origin: string,
  /** The position reported by the browser, for errors without a stack. */
  place?: { filename: string; lineno: number; colno: number },
): ErrorDescription | undefined {
  if (!(thrown instanceof Error || thrown instanceof DOMException)) return undefined;
  const { message, stack = '', name } = thrown;
  const isChunk = message.startsWith('ChunkLoadError');
  const at = isChunk
    ? positionIn(message, origin)
    : (positionIn(stack.replace(message, ''), origin) ??
      (place && positionIn(`${place.filename}:${place.lineno}:${place.colno}`, origin)));
  if (!at) return undefined;
  const react = Number(/^Minified React error #(\d{1,4});/.exec(message)?.[1] ?? 0);
  const known = errorNames.find((one) => one === name) ?? 'Error';
  return {
    kind: isChunk ? 'chunk' : hydrationErrors.has(react) ? 'hydration' : kind,
    name: known,
    ...at,
    ...(react > 0 && { react }),
  };
}
