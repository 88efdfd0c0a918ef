import { expect, test } from 'vitest';
import { pdfText } from '../../../../testing/pdf-text.ts';
import { certificate } from './certificate.ts';
import { expectSet } from '../../../../testing/certificate/expect-set.ts';
import { sampleOrder } from '../../../../testing/certificate/samples.ts';
import { multiscriptSamples } from '../../../../testing/certificate/multiscript-samples.ts';

test.each(
  multiscriptSamples.flatMap((one) => (['main', 'club'] as const).map((brand) => ({ ...one, brand }))),
)('prints $firstname $lastname and "$note" in $brand', async ({ lastname, firstname, note, brand }) => {
  const { order } = sampleOrder('plain', 'en');
  const made = await certificate({
    ...sampleOrder('plain', 'en'),
    locale: 'en',
    brand,
    order: { ...order, guest: { ...order.guest, lastname, firstname }, note },
  });
  expectSet(made);
  const text = pdfText(made.bytes).replaceAll(/\s+/g, '');
  const printed = (written: string) => written.replaceAll(/\s+|[\p{Cf}\p{Emoji_Modifier}]/gu, '');
  expect(text).toContain(
    printed(lastname === firstname ? lastname.toUpperCase() : `${lastname.toUpperCase()}, ${firstname}`),
  );
  expect(text).not.toContain('?');
  // One character in thirty notes is printed by none of our typefaces, and costs nothing but itself.
  expect(text.split('\u25a1')).toHaveLength(note.includes('\u{13000}') ? 2 : 1);
  // Shaped letters, and words from right to left, are not in the order of the text.
  if (!/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]/u.test(note))
    expect(text).toContain(printed(note.replace('\u{13000}', '\u25a1')));
  else expect(made.placed.map((line) => line.text).join(' ')).toContain(note.slice(0, 10));
});
