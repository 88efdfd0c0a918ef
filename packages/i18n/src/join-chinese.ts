type Sign = 'ideograph' | 'mark' | 'letter' | 'other';

/** The kind of the last or first sign of a text: full-width punctuation has a space of its own. */
function signOf(code: number): Sign {
  if (code >= 0x3400 && code <= 0x9fff) return 'ideograph';
  if ((code > 0x3000 && code <= 0x301f) || (code > 0xff00 && code <= 0xff5e)) return 'mark';
  // digits, and Latin letters with and without accents
  return /[0-9A-Za-z\u00c0-\u024f]/.test(String.fromCharCode(code)) ? 'letter' : 'other';
}

/**
 * Joins an inserted value to the words beside it as Chinese is set: a space between ideographs and Latin
 * letters or digits, none between ideographs or next to full-width punctuation. The message cannot know
 * which of them a value is: "{time} 前" is "18:00 前", but "2027年1月1日前".
 */
export function joinChinese(before: string, after: string): string {
  const [left, right] = [before.replace(/ $/, ''), after.replace(/^ /, '')];
  if (left === '' || right === '') return before + after;
  const [last, first] = [signOf(left.charCodeAt(left.length - 1)), signOf(right.charCodeAt(0))];
  if (last === 'mark' || first === 'mark' || (last === 'ideograph' && first === 'ideograph'))
    return left + right;
  const mixed = (last === 'ideograph' && first === 'letter') || (last === 'letter' && first === 'ideograph');
  return mixed ? `${left} ${right}` : before + after;
}
