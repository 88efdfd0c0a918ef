/** The text that a response was parsed from, so that embedding it in a page needs no serialisation. */
const texts = new WeakMap<object, string>();

/** Whether a value is the data of a response whose text is known. */
export const isResponseData = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && texts.has(value);
/** The JSON text of a response's data. */
export const responseText = (answer: object): string => texts.get(answer) ?? JSON.stringify(answer);
export const setResponseText = (answer: object, text: string): void => void texts.set(answer, text);
