/** The text that an answer of the service was parsed from: what a page carries to the browser needs no writing anew. */
const texts = new WeakMap<object, string>();

export const isAnswer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && texts.has(value);
export const answerText = (answer: object): string => texts.get(answer) ?? JSON.stringify(answer);
export const setAnswerText = (answer: object, text: string): unknown => texts.set(answer, text);
