/** Addresses that balancers and supervisors ask every second or so: neither counted nor traced. */
export const probes: ReadonlySet<string> = new Set(['/health', '/ready']);
