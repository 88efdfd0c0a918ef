import type { Locale } from '@voyage/domain/locale.ts';
import type { Choice } from './choice.ts';

/** A property as its source has it, not read yet, in a language. */
export interface Found {
  locale: Locale;
  line: string;
}

/** What an ingestion reads. All of it throws if something is not there, or was cut. */
export interface ContentSource {
  /** Everything, in every language: English, in which all are, first. */
  whole(): AsyncIterable<Found>;
  /** What may be chosen and has changed since a day ('2026-12-01', UTC), in every language, English first. */
  changed(since: string, choice: Choice): AsyncIterable<Found>;
  /** The numbers of properties that are sold no more, since a day. */
  inactive(since: string): AsyncIterable<string>;
}
