export const OriginalError = globalThis.Error;

/** An error without a stack. Can be called with and without `new`, like `Error` itself. */
function StacklessError(message?: string): object {
  return Object.assign(Object.create(OriginalError.prototype), { message });
}
StacklessError.prototype = OriginalError.prototype;
Object.defineProperty(globalThis, 'Error', { value: StacklessError, configurable: true, writable: true });
