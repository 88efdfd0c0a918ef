/** The browser's own. */
export const UsualError = globalThis.Error;

/** Creates an error that has no stack, called with or without `new`. */
function ErrorWithoutStack(message?: string): object {
  return Object.create(UsualError.prototype, { message: { value: message } });
}
ErrorWithoutStack.prototype = UsualError.prototype;
Object.defineProperty(globalThis, 'Error', { value: ErrorWithoutStack, configurable: true, writable: true });
