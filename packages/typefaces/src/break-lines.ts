const wide = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/u;
const katakana = /[\u30a1-\u30fa\u30fc-\u30ff]/u;
const ideographOrKana = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/u;
/** Thai, Lao, Burmese and Khmer write no spaces between words. */
const unspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/u;
/** Chinese and Japanese lines must not begin with these, or end with those. */
const neverFirst =
  /[、。，．・：；？！）」』】〉》〕］｝ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々〜～…—)\]}!?:;,.%]/u;
const neverLast = /[（「『【〈《〔［｛([{]/u;

function mayBreak(before: string, after: string): boolean {
  if (after === ' ') return false;
  if (before === ' ' || before === '/') return true;
  if (katakana.test(before) && katakana.test(after)) return false; // a foreign word, unbroken
  if (unspaced.test(before) && unspaced.test(after)) return true;
  if (!wide.test(before) && !wide.test(after)) return false;
  if (neverFirst.test(after) || neverLast.test(before)) return false;
  if (/[ごお御]/.test(before) && /[\u3400-\u9fff]/u.test(after)) return false; // ご請求
  return !(/[0-9]/.test(before) && ideographOrKana.test(after)); // a number and its counter: 14日
}

/** Segments Chinese, Japanese and Thai by a dictionary, whatever its language. */
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** Unbreakable units: words with their space and punctuation. */
function unbreakableRuns(text: string): string[] {
  const words = new Set([...segmenter.segment(text)].map(({ index }) => index));
  const units: string[] = [];
  let last = '';
  let index = 0;
  for (const character of text) {
    const inside = (wide.test(character) || unspaced.test(character)) && !words.has(index);
    if (last === '' || (!inside && mayBreak(last, character))) units.push(character);
    else units.push((units.pop() ?? '') + character);
    last = character;
    index += character.length;
  }
  return units;
}

/**
 * Lines of at most `width`, measured by `measure`; a unit that is too long for a line is broken. A last line
 * of one word or character is avoided by shortening the lines before it. A line keeps the space where it was
 * broken, which screen readers need between the words.
 */
export function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  const units = text
    .split('\n')
    .map((paragraph, i, all) => (i < all.length - 1 ? `${paragraph} ` : paragraph))
    .map((paragraph) => unbreakableRuns(paragraph).flatMap((unit) => fitting(unit, width, measure)));
  const lines = fill(units, width, measure);
  for (let narrower = width; lines.length > 1 && narrower > width * 0.6; narrower -= width / 50) {
    const other = fill(units, narrower, measure);
    if (other.length > lines.length) break;
    if (measure((other.at(-1) ?? '').trimEnd()) >= Math.min(width * 0.3, narrower * 0.4)) return other;
  }
  return lines;
}

/** The width of a line is the sum of its units: measuring it again with each would be slow. */
function fill(paragraphs: string[][], width: number, measure: (text: string) => number): string[] {
  return paragraphs.flatMap((units) => {
    const lines: string[] = [];
    let line = '';
    let used = 0;
    for (const unit of units) {
      if (line !== '' && used + measure(unit.trimEnd()) > width) {
        lines.push(line);
        line = '';
        used = 0;
      }
      line += unit;
      used += measure(unit);
    }
    return [...lines, line];
  });
}

/** Letters with their marks. */
const characters = new Intl.Segmenter('en');
function fitting(unit: string, width: number, measure: (text: string) => number): string[] {
  if (measure(unit.trimEnd()) <= width) return [unit];
  const parts: string[] = [];
  let part = '';
  for (const { segment: character } of characters.segment(unit)) {
    if (part !== '' && measure(part + character) > width) {
      parts.push(part);
      part = character;
    } else part += character;
  }
  return [...parts, part];
}
