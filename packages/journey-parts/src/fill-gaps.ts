/**
 * A text of a content file with each `{name}` filled in.
 * @throws Error for a name without a value
 */
export const fillGaps = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`a document names {${name}}, which nothing says`);
    return value;
  });
