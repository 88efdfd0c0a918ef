const minute = 60_000;
/** Subjects counted concurrently; a flood from more addresses is rejected for the rest of the minute. */
const maxSubjects = 20_000;

/** Allows each subject `limit` times per minute, counted in memory. */
export function minuteLimit(limit: number, now: () => number = Date.now): (subject: string) => boolean {
  const counts = new Map<string, number>();
  let since = -Infinity;
  return (subject) => {
    if (now() - since >= minute) {
      counts.clear();
      since = now();
    }
    const count = counts.get(subject) ?? 0;
    if (count >= limit || (count === 0 && counts.size >= maxSubjects)) return false;
    counts.set(subject, count + 1);
    return true;
  };
}
