import { parseCallLine, type CallSpec } from './call-line.ts';
import { siteCallLines } from './call-lines.ts';
import type { EndpointName } from './endpoints.ts';
import { staffCallLines } from './staff-call-lines.ts';

export type { CallSpec };

/** How to make any call. Pages use `createApi`, which loads the calls of staff only when one is made. */
export const callOf = (name: EndpointName): CallSpec =>
  parseCallLine({ ...siteCallLines, ...staffCallLines }[name]);
