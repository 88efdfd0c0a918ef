import { stripDirectionMarks } from './text-marks.ts';

/**
 * The `scripts` of a route's `head()`: structured data for search engines (schema.org), escaped so that it
 * cannot end its element.
 */
export const jsonLd = (...facts: readonly object[]) =>
  facts.map((fact) => ({
    type: 'application/ld+json',
    children: stripDirectionMarks(JSON.stringify(fact)).replaceAll('<', '\\u003c'),
  }));
