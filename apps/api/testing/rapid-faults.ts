import type { SandboxCall, SandboxFault } from '../src/inventory/rapid/sandbox/server.ts';

/** What happens to the next call of a kind, then to the one after it: a fault, or something that is done before it. */
export type RapidFaults = Partial<Record<SandboxCall, (SandboxFault | (() => void) | undefined)[]>>;
export function nextFault(faults: RapidFaults, call: SandboxCall): SandboxFault | undefined {
  const next = faults[call]?.shift();
  return typeof next === 'function' ? void next() : next;
}
