import { callLines } from './call-lines.ts';
import type { Access, Method } from './endpoint.ts';
import type { EndpointName } from './endpoints.ts';

export interface CallSpec {
  method: Method;
  path: string;
  access: Access;
  produces?: string;
}
const marks: Record<string, Access> = { '?': 'optional', '!': 'required', '*': 'staff' };
/** How to make a call. */
export function callOf(name: EndpointName): CallSpec {
  const [method, path = '', mark = '', produces] = callLines[name].split(' ');
  return {
    method: method as Method, // a CallLine begins with one
    path: `v1/${path}`,
    access: marks[mark] ?? 'none',
    ...(produces ? { produces } : {}),
  };
}
