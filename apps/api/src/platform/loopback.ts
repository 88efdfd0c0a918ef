const names = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Whether an address leads to this machine alone. */
export const isLoopback = ({ hostname }: URL): boolean => names.has(hostname);
