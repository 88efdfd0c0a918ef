import { itemAt } from '@voyage/domain/item-at.ts';
import { withoutMarks } from '../../../platform/marked-text.ts';
import { withEnglish } from './bilingual.ts';
import type { CertificateFacts, Fact } from './facts.ts';
import type { Sheet } from './sheet.ts';
import type { Styles } from './styles.ts';
import type { Paragraph, TextStyle } from './typeset.ts';

/** A part of the page: its height, the minimum space above it, and its share of the remaining space. */
export interface Block {
  height: number;
  gap: number;
  stretch: number;
  draw: (y: number) => void;
}
interface Column {
  x: number;
  width: number;
}

/** The certificate from the brand's mark to its address. */
export function blocksOf(
  sheet: Sheet,
  facts: CertificateFacts,
  styles: Styles,
  column: Column,
  noteLines: number,
): Block[] {
  return [
    masthead(sheet, facts, styles, column),
    numberBlock(sheet, facts, styles, column),
    numbersBlock(sheet, facts, styles, column),
    hotelBlock(sheet, facts, styles, column),
    stayBlock(sheet, facts, styles, column),
    factsBlock(
      sheet,
      [
        // three for each of several guests or privileges
        ...facts.facts.map((fact) => ({ ...fact, lines: Math.max(6, 3 * fact.value.split('\n').length) })),
        ...(facts.note ? [{ ...facts.note, lines: noteLines }] : []),
      ],
      styles,
      column,
    ),
    termsBlock(sheet, facts, styles, column),
    footBlock(sheet, facts, styles, column),
  ];
}

const labelOf = (styles: Styles, text: string): string => (styles.capitals ? text.toUpperCase() : text);

/** A text with the same in English, for a desk that does not read it; once if both are the same. */
function forDesk(
  { typesetter }: Sheet,
  [text, english]: readonly [string, string | undefined],
  [style, deskStyle]: readonly [TextStyle, TextStyle],
  width: number,
  { maxLines, beside = false }: { maxLines?: number; beside?: boolean } = {},
): Paragraph {
  const own = typesetter.paragraph(text, style, width, maxLines);
  if (english === undefined || withoutMarks(english) === withoutMarks(text)) return own;
  return withEnglish(own, typesetter.paragraph(english, deskStyle, width, maxLines), width, beside);
}
const labelFor = (
  sheet: Sheet,
  { label, desk }: Fact,
  styles: Styles,
  width: number,
  beside = true,
): Paragraph =>
  forDesk(sheet, [labelOf(styles, label), desk?.label], [styles.label, styles.desk], width, { beside });
/** The labels of cells in a row: all have their English beside them, or all beneath. */
function labelsFor(sheet: Sheet, facts: readonly Fact[], styles: Styles, width: number): Paragraph[] {
  const labels = facts.map((fact) => labelFor(sheet, fact, styles, width));
  return labels.some(({ english }) => english?.at === 'beneath')
    ? facts.map((fact) => labelFor(sheet, fact, styles, width, false))
    : labels;
}
const tallest = (paragraphs: Paragraph[]): number => Math.max(0, ...paragraphs.map(({ height }) => height));

function masthead(
  sheet: Sheet,
  { brandName, title, status, desk }: CertificateFacts,
  styles: Styles,
  { x, width }: Column,
): Block {
  const { typesetter, brand } = sheet;
  const wordmark = typesetter.paragraph(
    brand.wordmark.upperCase ? brandName.toUpperCase() : brandName,
    styles.wordmark,
    width,
  );
  const heading = forDesk(sheet, [title, desk?.title], [styles.title, styles.desk], width);
  const state = typesetter.paragraph(labelOf(styles, status), styles.status, width);
  return {
    gap: 0,
    stretch: 0,
    height: 26 + 7 + wordmark.height + 20 + heading.height + 5 + state.height,
    draw(y) {
      sheet.mark(x + width / 2, y, 26);
      let at = y + 33;
      sheet.write('P', wordmark, { x, y: at, width, align: 'center' });
      at += wordmark.height + 20;
      sheet.write('H1', heading, { x, y: at, width, align: 'center' });
      at += heading.height + 5;
      sheet.write('P', state, { x, y: at, width, align: 'center' });
    },
  };
}

function numberBlock(
  sheet: Sheet,
  { number }: CertificateFacts,
  styles: Styles,
  { x, width }: Column,
): Block {
  const label = labelFor(sheet, number, styles, width);
  const value = sheet.typesetter.paragraph(number.value, styles.number, width);
  return {
    gap: 12,
    stretch: 0.8,
    height: label.height + 4 + value.height,
    draw(y) {
      sheet.write('P', label, { x, y, width, align: 'center' });
      sheet.write('P', value, { x, y: y + label.height + 4, width, align: 'center' });
    },
  };
}

/** Cells side by side between hairlines, each with a label above its value. */
function cells(
  sheet: Sheet,
  list: { label: Paragraph; values: Paragraph[] }[],
  { x, width }: Column,
): { height: number; draw: (y: number) => void } {
  const cell = width / list.length;
  const labels = tallest(list.map(({ label }) => label));
  const height =
    labels + 2 + Math.max(...list.map(({ values }) => values.reduce((sum, value) => sum + value.height, 0)));
  return {
    height,
    draw(y) {
      const table = sheet.group('Table');
      const row = sheet.group('TR', table);
      for (const [i, { label, values }] of list.entries()) {
        const left = x + i * cell;
        if (i > 0) sheet.post(left, y + 1, height - 2);
        const at = { x: left + 6, width: cell - 12, align: 'center' as const };
        sheet.write('TH', label, { ...at, y: y + labels - label.height }, row);
        let below = y + labels + 2;
        for (const value of values) {
          sheet.write('TD', value, { ...at, y: below }, row);
          below += value.height;
        }
      }
    },
  };
}

function numbersBlock(sheet: Sheet, { numbers }: CertificateFacts, styles: Styles, column: Column): Block {
  const inner = column.width / numbers.length - 12;
  const labels = labelsFor(sheet, numbers, styles, inner);
  const list = numbers.map(({ value }, i) => ({
    label: itemAt(labels, i),
    values: [sheet.typesetter.paragraph(value, styles.code, inner)],
  }));
  const row = cells(sheet, list, column);
  return {
    gap: 12,
    stretch: 0.6,
    height: row.height + 20,
    draw(y) {
      sheet.rule(column.x, y, column.width);
      row.draw(y + 10);
      sheet.rule(column.x, y + row.height + 20, column.width);
    },
  };
}

function hotelBlock(
  sheet: Sheet,
  { hotel, desk }: CertificateFacts,
  styles: Styles,
  { x, width }: Column,
): Block {
  const { name: nameThere, address: addressThere } = desk?.hotel ?? {};
  const name = forDesk(sheet, [hotel.name, nameThere], [styles.hotel, styles.deskHotel], width);
  const address = forDesk(sheet, [hotel.address, addressThere], [styles.quiet, styles.desk], width * 0.8);
  const telephone = hotel.telephone && sheet.typesetter.paragraph(hotel.telephone, styles.quiet, width * 0.8);
  const beneath = telephone ? [address, telephone] : [address];
  return {
    gap: 16,
    stretch: 1,
    height: name.height + 3 + beneath.reduce((sum, one) => sum + one.height, 0),
    draw(y) {
      sheet.write('H2', name, { x, y, width, align: 'center' });
      let at = y + name.height + 3;
      for (const one of beneath) {
        sheet.write('P', one, { x: x + width * 0.1, y: at, width: width * 0.8, align: 'center' });
        at += one.height;
      }
    },
  };
}

function stayBlock(sheet: Sheet, { stay }: CertificateFacts, styles: Styles, column: Column): Block {
  const inner = column.width / stay.length - 12;
  const labels = labelsFor(sheet, stay, styles, inner);
  const list = stay.map((fact, i) => ({
    label: itemAt(labels, i),
    values: [
      sheet.typesetter.paragraph(fact.value, styles.date, inner),
      forDesk(sheet, [fact.detail, fact.desk?.value], [styles.quiet, styles.desk], inner),
    ],
  }));
  return { gap: 12, stretch: 0.6, ...cells(sheet, list, column) };
}

function factsBlock(
  sheet: Sheet,
  facts: (Fact & { lines: number })[],
  styles: Styles,
  { x, width }: Column,
): Block {
  const term = width * 0.27;
  const rest = { x: x + term + 14, width: width - term - 14 };
  const pad = 4.2 * (styles.body.size / 9.6) * styles.air;
  const rows = facts.map((fact) => {
    const { value, desk, lines } = fact;
    const left = labelFor(sheet, fact, styles, term);
    const right = forDesk(sheet, [value, desk?.value], [styles.body, styles.desk], rest.width, {
      maxLines: lines,
      beside: true,
    });
    // The label shares the first line's baseline, although it is smaller.
    const drop = (right.style.size * right.style.leading - left.style.size * left.style.leading) / 2 + 0.4;
    return { left, right, drop, height: Math.max(left.height + drop, right.height) + 2 * pad };
  });
  return {
    gap: 14,
    stretch: 0.9,
    height: rows.reduce((sum, row) => sum + row.height, 0),
    draw(y) {
      const table = sheet.group('Table');
      let at = y;
      for (const { left, right, drop, height } of rows) {
        sheet.rule(x, at, width);
        const row = sheet.group('TR', table);
        sheet.write('TH', left, { x, y: at + pad + drop, width: term }, row);
        sheet.write('TD', right, { ...rest, y: at + pad }, row);
        at += height;
      }
      sheet.rule(x, at, width);
    },
  };
}

function termsBlock(
  sheet: Sheet,
  { terms, price }: CertificateFacts,
  styles: Styles,
  { x, width }: Column,
): Block {
  const { typesetter } = sheet;
  const left = { x, width: width * 0.46 };
  const right = { x: x + width * 0.54, width: width * 0.46 };
  const space = styles.body.size;
  const termParagraphs = terms.map(({ label, value }) => ({
    label: typesetter.paragraph(labelOf(styles, label), styles.label, left.width),
    value: typesetter.paragraph(value, styles.body, left.width),
  }));
  const leftHeight =
    termParagraphs.reduce((sum, { label, value }) => sum + label.height + 2 + value.height, 0) +
    (termParagraphs.length - 1) * space;
  const heading = typesetter.paragraph(labelOf(styles, price.label), styles.label, right.width);
  const line = ({ label, value }: { label: string; value: string }, style: Styles['body']) => {
    const amount = typesetter.paragraph(value, style, right.width);
    const name = typesetter.paragraph(
      label,
      style,
      right.width - Math.max(...amount.lines.map((l) => l.width)) - 10,
    );
    return { name, amount, height: tallest([name, amount]) };
  };
  const rows = price.rows.map((row) => line(row, styles.body));
  const total = line(price.total, styles.total);
  const worth = price.beside === '' ? null : typesetter.paragraph(price.beside, styles.quiet, right.width);
  const rowsHeight = rows.reduce((sum, { height }) => sum + height + 2, 0);
  const rightHeight = heading.height + 2 + rowsHeight + 10 + total.height + (worth ? 3 + worth.height : 0);
  return {
    gap: 14,
    stretch: 0.9,
    height: Math.max(leftHeight, rightHeight),
    draw(y) {
      let at = y;
      for (const { label, value } of termParagraphs) {
        sheet.write('H2', label, { ...left, y: at });
        sheet.write('P', value, { ...left, y: at + label.height + 2 });
        at += label.height + 2 + value.height + space;
      }
      at = y;
      sheet.write('H2', heading, { ...right, y: at });
      at += heading.height + 2;
      const table = sheet.group('Table');
      const set = ({ name, amount }: (typeof rows)[number]) => {
        const row = sheet.group('TR', table);
        sheet.write('TH', name, { ...right, y: at }, row);
        sheet.write('TD', amount, { ...right, y: at, align: 'right' }, row);
      };
      for (const row of rows) {
        set(row);
        at += row.height + 2;
      }
      sheet.rule(right.x, at + 4, right.width);
      at += 9;
      set(total);
      if (worth) sheet.write('P', worth, { ...right, y: at + total.height + 3 });
    },
  };
}

function footBlock(
  sheet: Sheet,
  { show, contact, issuer }: CertificateFacts,
  styles: Styles,
  { x, width }: Column,
): Block {
  const shown = sheet.typesetter.paragraph(show, styles.show, width * 0.86);
  const how = sheet.typesetter.paragraph(contact, styles.contact, width);
  const who = sheet.typesetter.paragraph(issuer, styles.issuer, width);
  return {
    gap: 16,
    stretch: 1.2,
    height: shown.height + 19 + how.height + 1 + who.height,
    draw(y) {
      sheet.write('P', shown, { x: x + width * 0.07, y, width: width * 0.86, align: 'center' });
      const rule = y + shown.height + 10;
      sheet.rule(x + width / 2 - 20, rule, 40, 0.9);
      sheet.write('P', how, { x, y: rule + 9, width, align: 'center' });
      sheet.write('P', who, { x, y: rule + 10 + how.height, width, align: 'center' });
    },
  };
}
