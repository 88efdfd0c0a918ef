import { ink } from '@voyage/themes/ink.ts';

interface Sentence {
  /** BCP 47. */
  lang: string;
  request: string;
  name: string;
  /** BCP 47, as `addressLang`: the driver's, or English if we do not have it in that. */
  nameLang: string;
  address: string;
  addressLang: string;
}
/** A line of a value, with its language (BCP 47) if that is not the copy's. */
export type Line = string | { text: string; lang: string | undefined };
export interface OfflineCopy {
  lang: string;
  title: string;
  cardTitle: string;
  /** For a driver: first in the driver's language, then in the traveller's, unless they are the same. */
  card: readonly [Sentence, ...Sentence[]];
  /** What the card lacks; empty if nothing. */
  cardNote: string;
  rows: readonly { term: string; value: string | readonly Line[] }[];
  foot: string;
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const plain = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? '').replaceAll('\n', '<br>');

function lineIn(line: Line): string {
  const { text, lang } = typeof line === 'string' ? { text: line, lang: undefined } : line;
  return lang ? `<bdi lang="${plain(lang)}">${plain(text)}</bdi>` : plain(text);
}

const style = `
  body { margin: 0 auto; max-width: 42rem; padding: 1.5rem; font: 16px/1.6 system-ui, sans-serif; color: ${ink.text}; background: ${ink.page} }
  h1 { font-size: 1.5rem; line-height: 1.3 }
  h2 { margin: 0; font-size: 0.875rem; font-weight: 400; color: ${ink.secondary} }
  .card { display: grid; gap: 1rem; border: 2px solid ${ink.text}; padding: 1.25rem; break-inside: avoid }
  .card p { margin: 0 }
  .note { color: ${ink.secondary}; font-size: 0.875rem }
  .large { font-size: 1.75rem; line-height: 1.35 }
  dl { display: grid; margin: 2rem 0 }
  dl div { display: grid; grid-template-columns: minmax(7rem, 1fr) 2fr; gap: 1rem; border-top: 1px solid ${ink.hairline}; padding: 0.5rem 0; break-inside: avoid }
  dt { color: ${ink.secondary} } dd { margin: 0; overflow-wrap: anywhere }
  @page { margin: 15mm }`;

/**
 * A stay as one file that opens on a phone without a network and can be printed: no script, no picture,
 * nothing to load.
 */
export function offlineCopy({ lang, title, cardTitle, card, cardNote, rows, foot }: OfflineCopy): string {
  const sentences = card.map(
    (one, i) =>
      `<div lang="${plain(one.lang)}" dir="auto"><p>${plain(one.request)}</p><p class="${i === 0 ? 'large' : 'own'}"><strong><bdi lang="${plain(one.nameLang)}">${plain(one.name)}</bdi></strong><br><bdi lang="${plain(one.addressLang)}">${plain(one.address)}</bdi></p></div>`,
  );
  const facts = rows.map(
    ({ term, value }) =>
      `<div><dt>${plain(term)}</dt><dd>${[value].flat().map(lineIn).join('<br>')}</dd></div>`,
  );
  const note = cardNote && `<p class="note">${plain(cardNote)}</p>`;
  return `<!doctype html>
<html lang="${plain(lang)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${plain(title)}</title>
<style>${style}</style>
<h1>${plain(title)}</h1>
<section class="card"><h2>${plain(cardTitle)}</h2>${sentences.join('')}${note}</section>
<dl>${facts.join('')}</dl>
<p>${plain(foot)}</p>
</html>
`;
}
