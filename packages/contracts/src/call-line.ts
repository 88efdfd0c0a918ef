import type { Access, Method } from './endpoint.ts';

/**
 * Method, path and access of a call, without its schemas: what a browser needs for a call, as short as
 * possible, because every page contains them all. First the method: nothing for GET, + POST, = PUT, ~ PATCH,
 * - DELETE. Then the path, without the common prefix 'v1/'. Then: nothing for anyone, ? for an optional
 * token, ! members only, * staff only; then the type of a file.
 */
export type CallLine = `${'' | '+' | '=' | '~' | '-'}${string}`;

/** How to make a call. */
export interface CallSpec {
  method: Method;
  path: string;
  access: Access;
  produces?: string;
}
const methods: Record<string, Method> = { '+': 'POST', '=': 'PUT', '~': 'PATCH', '-': 'DELETE' };
const marks: Record<string, Access> = { '?': 'optional', '!': 'required', '*': 'staff' };

export function parseCallLine(line: CallLine): CallSpec {
  const [begin = '', mark = '', produces] = line.split(' ');
  const method = methods[begin[0] ?? ''];
  return {
    method: method ?? 'GET',
    path: `v1/${method ? begin.slice(1) : begin}`,
    access: marks[mark] ?? 'none',
    ...(produces ? { produces } : {}),
  };
}
