const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Common two-character Chinese surnames, which would otherwise be split. */
const double = new Set([
  '歐陽',
  '欧阳',
  '司馬',
  '司马',
  '諸葛',
  '诸葛',
  '上官',
  '夏侯',
  '皇甫',
  '尉遲',
  '尉迟',
  '公孫',
  '公孙',
  '慕容',
  '長孫',
  '长孙',
  '司徒',
  '令狐',
  '端木',
  '張簡',
  '范姜',
]);

/** "MC" for Mei-Ling Chen; the family name for 陳美玲 and 佐藤 花子, whose first word it is. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  if (cjk.test(first)) {
    if (words.length > 1) return [...first].slice(0, 2).join('');
    const two = [...first].slice(0, 2).join('');
    return double.has(two) && [...first].length > 2 ? two : ([...first][0] ?? '');
  }
  const letter = (word: string) => ([...word][0] ?? '').toLocaleUpperCase('en');
  return words.length > 1 ? letter(first) + letter(last) : letter(first);
}
