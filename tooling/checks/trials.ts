/** A change of one file, and the problem that a check must then report. */
export type Trial<File extends string = string> = [problem: string, file: File, from: string, to: string];

/**
 * Proves that a check can fail, one trial after the other. `problemsOf` are the problems with one file changed.
 * @throws Error for a trial whose problem is not reported, or whose text is no longer in its file
 */
export function proveTrials<File extends string>(
  check: string,
  texts: Readonly<Record<File, string>>,
  trials: readonly Trial<File>[],
  problemsOf: (file: File, text: string) => string[],
): void {
  for (const [expected, file, from, to] of trials) {
    const text = texts[file];
    if (!text?.includes(from)) throw new Error(`${file} no longer contains "${from}": adapt this check`);
    const found = problemsOf(
      file,
      text.replace(from, () => to),
    );
    if (!found.some((problem) => problem.includes(expected)))
      throw new Error(
        `the check of ${check} finds ${JSON.stringify(found)} where it should find "${expected}"`,
      );
  }
}
