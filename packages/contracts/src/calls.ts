import { callLines } from './call-lines.ts';
import type { Access, Method } from './endpoint.ts';
import type { EndpointName } from './endpoints.ts';

export interface CallSpec {
  method: Method;
  path: string;
  access: Access;
  produces?: string;
}
const methods: Record<string, Method> = { '+': 'POST', '=': 'PUT', '~': 'PATCH', '-': 'DELETE' };
const marks: Record<string, Access> = { '?': 'optional', '!': 'required', '*': 'staff' };
/** How to make a call. */
export function callOf(name: EndpointName): CallSpec {
  const [begin = '', mark = '', produces] = callLines[name].split(' ');
  const method = methods[begin[0] ?? ''];
  return {
    method: method ?? 'GET',
    path: `v1/${method ? begin.slice(1) : begin}`,
    access: marks[mark] ?? 'none',
    ...(produces ? { produces } : {}),
  };
}
