/** `${NAME}`, `${NAME:-default}` and `${NAME:?}` in a value of a compose file. @throws Error for a missing variable */
export const interpolate = (text: string, variables: Record<string, string>): string =>
  text.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, kind: string | undefined, fallback) => {
      const value = variables[name] ?? '';
      if (value === '' && kind === '?') throw new Error(`${name} is not set`);
      return value === '' && kind === '-' ? String(fallback) : value;
    },
  );

/** The environment of a container: a variable without a value is passed on if it is set. */
export function containerEnvironment(
  environment: Record<string, string | null>,
  variables: Record<string, string>,
): Record<string, string> {
  const entries = Object.entries(environment).map(([name, value]) => [
    name,
    value === null ? variables[name] : interpolate(String(value), variables),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Variables of an `.env` file. */
export const envFile = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
