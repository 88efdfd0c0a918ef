/** The text that an answer of the service was parsed from: what a page carries to the browser needs no writing anew. */
const texts = new WeakMap<object, string>();

/** Whether a value is the data of an answer, whose text is known. */
export const isAnswer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && texts.has(value);
/** The JSON text of an answer's data. */
export const answerText = (answer: object): string => texts.get(answer) ?? JSON.stringify(answer);
export const setAnswerText = (answer: object, text: string): void => void texts.set(answer, text);
