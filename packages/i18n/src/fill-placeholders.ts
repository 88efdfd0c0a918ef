/** A plural of the two forms that English has, as in the catalogs: `{weeks, plural, one {# week} other {# weeks}}`. */
const plurals = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g;

/**
 * A text of a content file with each `{name}` filled in.
 * @throws Error for a name without a value
 */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text
    .replaceAll(plurals, (_, name: string, one: string, other: string) =>
      (values[name] === '1' ? one : other).replaceAll('#', `{${name}}`),
    )
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`a document names {${name}}, which has no value`);
      return value;
    });
