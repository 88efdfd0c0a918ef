import { callLines } from './call-lines.ts';
import type { Access, Method } from './endpoint.ts';
import type { EndpointName } from './endpoints.ts';

/**
 * Method, path and access of a call, without its schemas: what a browser needs to make one, as short as can
 * be, since every page carries them all. After the path: nothing for anyone, ? with a token where there is
 * one, ! members only, * staff only; then the type of a file.
 */
export type CallLine = `${Method} v1/${string}`;

export interface CallFacts {
  method: Method;
  path: string;
  access: Access;
  produces?: string;
}
const marks: Record<string, Access> = { '?': 'optional', '!': 'required', '*': 'staff' };
/** How to make a call. */
export function callOf(name: EndpointName): CallFacts {
  const [method, path = '', mark = '', produces] = callLines[name].split(' ');
  return {
    method: method as Method, // a CallLine begins with one
    path,
    access: marks[mark] ?? 'none',
    ...(produces ? { produces } : {}),
  };
}
