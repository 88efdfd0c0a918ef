const hour = 3_600_000;

/**
 * The first alarm of a calendar file's deadline (calendar-file.ts) that is still ahead: a day or two hours
 * before it. `now`: milliseconds since 1970.
 */
export function deadlineReminder(deadline: string, now: number): 'day' | 'hours' | 'none' {
  const left = Date.parse(deadline) - now;
  if (left > 24 * hour) return 'day';
  return left > 2 * hour ? 'hours' : 'none';
}
