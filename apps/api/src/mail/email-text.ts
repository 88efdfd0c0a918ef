import { withoutMarks } from '../platform/marked-text.ts';
import type { EmailParts } from './email-parts.ts';

/** The text alternative: the content of the HTML, in reading order, one line per paragraph. */
export function emailText({
  brandName,
  heading,
  greeting,
  paragraphs,
  quote,
  highlight,
  place,
  dates,
  facts,
  colon,
  action,
  notes,
  signOff,
  footer,
}: EmailParts): string {
  const labelled = ({ label, value }: { label: string; value: string }) => `${label}${colon}${value}`;
  const blocks = [
    brandName,
    heading,
    greeting,
    ...paragraphs,
    quote
      ?.split('\n')
      .map((line) => `> ${line}`)
      .join('\n'),
    highlight ? labelled(highlight) : null,
    place && [place.name, place.address].filter(Boolean).join('\n'),
    dates.map((date) => `${labelled(date)}\n${date.detail}`).join('\n'),
    facts.map(labelled).join('\n'),
    action ? `${action.label}${colon}\n${action.url}` : null,
    ...notes,
    signOff,
    [
      '-- ',
      ...footer.lines,
      ...(footer.unsubscribe ? [`${footer.unsubscribe.label}${colon}\n${footer.unsubscribe.url}`] : []),
    ].join('\n'),
  ];
  return withoutMarks(`${blocks.filter((block) => block).join('\n\n')}\n`);
}
