/** What is used of negotiator 1; the published types are those of 0.6, which knows no `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    languages(): string[];
    encoding<const Coding extends string>(
      available: readonly Coding[],
      options: { preferred: readonly string[] },
    ): Coding | undefined;
  }
}
