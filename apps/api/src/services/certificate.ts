import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { intlLocale, type Locale } from '@voyage/domain/locale.ts';
import { formatMoney, type Money } from '@voyage/domain/money.ts';
import PDFDocument from 'pdfkit';
import { readJsonFile } from '../inventory/content-files.ts';
import { brands } from '../mail/brands.ts';
import { unpackWoff } from './woff.ts';

/** Both brands print on paper, in the colours of the one that is light. */
const { color: ink } = brands.main;
const require = createRequire(import.meta.url);
const font = (name: string) => unpackWoff(readFileSync(require.resolve(`@fontsource/${name}.woff`)));
/** Faces by language: one for Latin, one for the language's own script, embedded as the few glyphs that are used. */
const cjkFont: Record<Locale, string> = {
  en: 'noto-sans-tc/files/noto-sans-tc-chinese-traditional-400-normal',
  'zh-tw': 'noto-sans-tc/files/noto-sans-tc-chinese-traditional-400-normal',
  'zh-cn': 'noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal',
  ja: 'noto-sans-jp/files/noto-sans-jp-japanese-400-normal',
};
const kept = new Map<string, Buffer>();
function face(name: string): Buffer {
  let data = kept.get(name);
  if (!data) kept.set(name, (data = font(name)));
  return data;
}
const wide = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/u;
/** Full-width punctuation and kana are in the Japanese face only. */
const kana = /[\u3040-\u30ff\uff00-\uffef]/u;
const faceOf = (character: string, display: boolean): string => (kana.test(character) ? 'kana' : wide.test(character) ? 'cjk' : display ? 'display' : 'latin');
type Words = Record<string, string>;

/** The booking certificate (section 3): A4, in the reader's language, ready to show at the desk. */
export async function certificate(order: OrderDetail, locale: Locale): Promise<Uint8Array> {
  const words = readJsonFile<Words>(`words/certificate.${locale}.json`);
  const say = (key: string, values: Record<string, string | number> = {}) =>
    (words[key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  const doc = new PDFDocument({
    size: 'A4',
    margin: 56,
    info: { Title: `${say('title')} ${order.bookingNumber}` },
    lang: intlLocale(locale),
    tagged: true,
    pdfVersion: '1.7',
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => void doc.on('end', resolve));
  doc
    .registerFont('cjk', face(cjkFont[locale]))
    .registerFont('kana', face(cjkFont.ja))
    .registerFont('latin', face('noto-sans-tc/files/noto-sans-tc-latin-400-normal'))
    .registerFont('display', face('cormorant-garamond/files/cormorant-garamond-latin-500-normal'));
  const line = writer(doc);
  const day = new Intl.DateTimeFormat(intlLocale(locale), { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' });
  const money = (m: Money) => formatMoney(m);

  doc
    .rect(36, 36, doc.page.width - 72, doc.page.height - 72)
    .lineWidth(0.6)
    .stroke(ink.ornament);
  line(say('title'), 24, { color: ink.text, display: true });
  line(`${say('bookingNumber')} ${order.bookingNumber} · ${say(`status.${order.status}`)}`, 11, { color: ink.secondary, after: 14 });
  line(order.hotel.name, 18, { color: ink.text });
  line(order.hotelContact.address, 10, { color: ink.secondary, after: 12 });

  const rows: [string, string | null][] = [
    [say('reservationNumber'), order.reservationNumber],
    [say('confirmationNumber'), order.hotelConfirmationNumber],
    [say('cancellationNumber'), order.hotelCancellationNumber],
    [say('guest'), `${order.guest.lastname} / ${order.guest.firstname}`],
    [say('room'), order.roomName],
    [say('plan'), `${order.planName} — ${order.plan.summary}`],
    [say('checkIn'), `${day.format(new Date(`${order.checkIn}T00:00:00Z`))} ${order.hotelContact.checkInTime}`],
    [say('checkOut'), `${day.format(new Date(`${order.checkOut}T00:00:00Z`))} ${order.hotelContact.checkOutTime}`],
    [say('party'), say('partyText', { adults: order.adults, children: order.children, rooms: order.rooms })],
    [say('requests'), order.specialRequests.map((r) => r.name).join(locale === 'en' ? ', ' : '、') || null],
    [say('note'), order.note || null],
    [say('subtotal'), money(order.price.subtotal)],
    [say('discount'), order.price.discount.amount > 0 ? `−${money(order.price.discount)}` : null],
    [say('service'), order.price.service.amount > 0 ? money(order.price.service) : null],
    [say('tax'), order.price.tax.amount > 0 ? money(order.price.tax) : null],
    [say(order.payment.payAt === 'prepaid' ? 'totalPrepaid' : 'total'), money(order.price.total)],
    [say('paid'), paid(order, say)],
    [say('refunded'), order.payment.refund && money(order.payment.refund.amount)],
    [say('cancellation'), cancellation(order, locale, say)],
  ];
  for (const [term, value] of rows) if (value !== null) pair(doc, line, term, value);
  doc.x = 56;
  doc.moveDown(1);
  line(say('show'), 10, { color: ink.secondary });
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

function cancellation(
  { cancellation: { deadline, timeZone, penalty } }: OrderDetail,
  locale: Locale,
  say: (key: string, values?: Record<string, string>) => string,
): string {
  if (!deadline) return say('notRefundable');
  const at = new Intl.DateTimeFormat(intlLocale(locale), {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(new Date(deadline));
  return say('freeUntil', { deadline: at, penalty: formatMoney(penalty) });
}

/** Of a prepaid stay what the card was charged; null where nothing was. */
function paid({ payment: { state, charge, cardLastFour } }: OrderDetail, say: (key: string, values?: Record<string, string>) => string): string | null {
  if (!charge || (state !== 'paid' && state !== 'refunding' && state !== 'refunded')) return null;
  return say('paidText', { amount: formatMoney(charge.amount), lastFour: cardLastFour ?? '' });
}

type Line = (text: string, size: number, style?: { color?: string; after?: number; display?: boolean; width?: number }) => void;

/** Writes a line of mixed scripts, each run in a face that has its glyphs. */
function writer(doc: PDFKit.PDFDocument): Line {
  return (text, size, { color = ink.text, after = 4, display = false, width } = {}) => {
    const runs: { face: string; text: string }[] = [];
    for (const character of text) {
      const wanted = character === ' ' && runs.length > 0 ? (runs.at(-1)?.face ?? 'latin') : faceOf(character, display);
      const last = runs.at(-1);
      if (last?.face === wanted) last.text += character;
      else runs.push({ face: wanted, text: character });
    }
    doc.fillColor(color).fontSize(size);
    runs.forEach((run, i) => doc.font(run.face).text(run.text, { continued: i < runs.length - 1, ...(width ? { width } : {}) }));
    doc.y += after;
  };
}

function pair(doc: PDFKit.PDFDocument, line: Line, term: string, value: string): void {
  const top = doc.y;
  doc
    .moveTo(56, top)
    .lineTo(doc.page.width - 56, top)
    .lineWidth(0.4)
    .stroke(ink.hairline);
  doc.x = 56;
  doc.y = top + 5;
  line(term, 9, { color: ink.secondary, after: 0, width: 150 });
  const low = doc.y;
  doc.x = 220;
  doc.y = top + 5;
  line(value, 10.5, { after: 5, width: doc.page.width - 220 - 56 });
  doc.y = Math.max(doc.y, low + 5);
}
