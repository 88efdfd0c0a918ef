import { stripDirectionMarks } from './text-marks.ts';

/** What `head()` of a route gives as `scripts`: structured facts for search engines (schema.org). Nothing in them can end the element. */
export const jsonLd = (...facts: readonly object[]) =>
  facts.map((fact) => ({
    type: 'application/ld+json',
    children: stripDirectionMarks(JSON.stringify(fact)).replaceAll('<', '\\u003c'),
  }));
