import type { Locale } from '@voyage/domain/locale.ts';
import type words from '../../../../content/words/bank.json';
import { readJsonFile } from '../../../platform/content-files.ts';

/** The texts of the demonstration bank's page: `succeeds`, `fails`, `silent` say what Confirm does with a test card. */
export const bankWords = readJsonFile<Record<Locale, (typeof words)['en']>>('words/bank.json');
