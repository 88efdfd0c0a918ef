const words: Record<string, string> = { noon: '12:00', midnight: '00:00' };

/** 'HH:mm' of '3:00 PM', 'noon' or '15:00'; null: it is no time, as 'anytime'. */
export function clockTime(text: string | undefined): string | null {
  const written = text?.trim().toLowerCase() ?? '';
  if (words[written]) return words[written];
  const [, hour, minutes = '00', half] = /^(\d{1,2})(?::(\d{2}))?\s*(am|pm)?$/.exec(written) ?? [];
  if (hour === undefined || Number(minutes) > 59) return null;
  const number = half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour);
  if (number > 23 || (half && (Number(hour) < 1 || Number(hour) > 12))) return null;
  return `${String(number).padStart(2, '0')}:${minutes}`;
}
