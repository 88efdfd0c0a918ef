/**
 * The build time that a build reports, in milliseconds since 1970: a release sets it to the time of its
 * commit, so that the same commit produces the same bytes
 * (https://reproducible-builds.org/specs/source-date-epoch/). @throws Error if the text is not a number of
 * seconds
 */
export function builtAt(seconds: string | undefined = process.env.SOURCE_DATE_EPOCH): number {
  if (!seconds) return Date.now();
  if (!/^\d+$/.test(seconds)) throw new Error(`SOURCE_DATE_EPOCH is "${seconds}": whole seconds since 1970`);
  return Number(seconds) * 1000;
}
