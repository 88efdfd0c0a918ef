const windowMs = 60_000;
/** Addresses that are counted at once: a flood from more than these starts the count anew, and is the network's to stop. */
const most = 20_000;
const ours = new Set(['127.0.0.1', '::1', 'unknown']);

/**
 * How often one address may call within a minute, counted in this process: a brake on scripts, not a
 * quota. The sites' own servers (loopback) are not counted; what they pass on is, under the visitor's address.
 */
export function rateLimit(perMinute: number, now: () => number = Date.now): (address: string) => boolean {
  let counts = new Map<string, number>();
  let began = now();
  return (address) => {
    if (ours.has(address)) return true;
    if (now() - began >= windowMs || counts.size > most) {
      counts = new Map();
      began = now();
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= perMinute;
  };
}
