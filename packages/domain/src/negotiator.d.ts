/** The part of negotiator 1 that we use; the published types are for 0.6, which has no `preferred`. */
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
