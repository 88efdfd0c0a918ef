import type { Locale } from '@voyage/domain/locale.ts';
import type { Level } from '@voyage/domain/level.ts';
import type { FeeAtHotel } from '@voyage/domain/rate-terms.ts';
import { readJsonFile } from '../platform/content-files.ts';
import type { EmailTemplate, SmsTemplate, TemplateName } from './templates.ts';
import type { Brand } from './transport.ts';

interface Labelled {
  label: string;
  value: string;
}
/**
 * The texts of one email in one language. Text and HTML are both made of these; {placeholders} are the
 * template's fields, {brand} and choices.
 */
export interface EmailWords {
  subject: string;
  /** The preview that an inbox shows after the subject. */
  preheader: string;
  heading: string;
  paragraphs: string[];
  /** Text of a user, set apart. */
  quote?: string;
  /** The main figure of the email. */
  highlight?: Labelled;
  /** The hotel of a stay, whose picture is at the top. */
  place?: { name: string; address?: string };
  /** Arrival and departure, side by side. */
  dates?: (Labelled & { detail: string })[];
  /** `strong`: what a reader looks for first. */
  facts: (Labelled & { strong?: true })[];
  /** The label of the button; its page is in links.ts. */
  action?: string;
  /** Under the button, smaller. */
  notes: string[];
  /** Why the reader receives this email. */
  footer: string;
  /** Texts of the fields that are choices: field, then option. */
  choices?: Record<string, Record<string, string>>;
}
export interface SmsWords {
  text: string;
}
/** Counted nouns: '2 nights'. */
export type CountedNoun = 'nights' | 'rooms' | 'adults' | 'children' | 'minutes' | 'days';
interface PluralForms {
  one: string;
  other: string;
}
export interface SharedWords {
  greeting: string;
  levels: Record<Level, string>;
  fees: Record<FeeAtHotel['kind'], string>;
  /** 'Room {number}' */
  room: string;
  /** '{amount} on {day}' */
  deposit: string;
  counts: Record<CountedNoun, PluralForms>;
  unlimited: string;
  comma: string;
  colon: string;
  signOff: Record<Brand, string>;
  /** Above the address of the button, for clients that do not show it. */
  addressHelp: string;
  questions: string;
  unsubscribe: string;
}

const cached = new Map<string, unknown>();
function read<T>(file: string, locale: Locale): T {
  let words = cached.get(file) as Record<Locale, T> | undefined; // what this function put there
  if (!words) cached.set(file, (words = readJsonFile<Record<Locale, T>>(`mail/${file}.json`)));
  return words[locale];
}
export function wordsOf(template: EmailTemplate, locale: Locale): EmailWords;
export function wordsOf(template: SmsTemplate, locale: Locale): SmsWords;
export function wordsOf(template: TemplateName, locale: Locale): EmailWords | SmsWords {
  return read(template, locale);
}
export const sharedWords = (locale: Locale): SharedWords => read('shared', locale);
