import { callSpecs } from './call-specs.gen.ts';
import type { CallSpec } from './endpoint.ts';
import type { EndpointName } from './endpoints.ts';

/** How to make a call. */
export const callOf = (name: EndpointName): CallSpec => callSpecs[name];
