import { setTimeout } from 'node:timers/promises';
import { locales, type Locale } from '@voyage/domain/locale.ts';
import * as v from 'valibot';
import { RateLimited } from '../supplier.ts';
import { read } from './answer.ts';
import type { RapidAnswer, RapidCall, RapidClient } from './client.ts';
import { languageOf, maxPropertiesPerCall, type PointOfSale } from './shop.ts';
import { linesOf } from './content/download.ts';
import type { ContentSource, Found } from './content/source.ts';

interface Options {
  client: RapidClient;
  fetchFile: typeof fetch;
  pointOfSale: PointOfSale;
  now: () => Date;
  wait?: (ms: number) => Promise<unknown>;
}

const file = v.object({ href: v.pipe(v.string(), v.url()) });
const number = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
/** By number. */
const contentPage = v.record(v.string(), v.looseObject({ property_id: number }));
export const inactivePage = v.array(v.object({ property_id: number }));

const others = locales.filter((locale) => locale !== 'en');
/** The longest wait until calls are accepted again. */
const maxWaitMs = 5 * 60_000;

/** The supplier's content: its files, and its lists of what changed. */
export function rapidContent({
  client,
  fetchFile,
  pointOfSale,
  now,
  wait = setTimeout,
}: Options): ContentSource {
  const { billingTerms, paymentTerms, partnerPointOfSale, platformName } = pointOfSale;
  const terms = {
    billing_terms: billingTerms,
    payment_terms: paymentTerms,
    partner_point_of_sale: partnerPointOfSale,
    platform_name: platformName,
  };

  async function callWithRetries(call: RapidCall): Promise<RapidAnswer> {
    try {
      return await client(call);
    } catch (error) {
      const ms = error instanceof RateLimited ? error.until.getTime() - now().getTime() : Infinity;
      if (ms > maxWaitMs) throw error;
      await wait(Math.max(ms, 0));
      return await client(call);
    }
  }

  /** The pages of a list. */
  async function* pages<Schema extends v.GenericSchema>(
    call: Pick<RapidCall, 'path' | 'query'>,
    schema: Schema,
  ): AsyncGenerator<v.InferOutput<Schema>> {
    let next: Pick<RapidCall, 'path' | 'query'> | undefined = call;
    while (next) {
      const answer: RapidAnswer = await callWithRetries({ method: 'GET', ...next });
      yield read(answer, schema);
      next = answer.next === undefined ? undefined : { path: answer.next };
    }
  }

  async function* list(
    locale: Locale,
    query: NonNullable<RapidCall['query']>,
  ): AsyncGenerator<Found & { id: string }> {
    const asked = { ...query, ...terms, language: languageOf(locale), supply_source: 'expedia' };
    for await (const page of pages({ path: '/properties/content', query: asked }, contentPage))
      for (const property of Object.values(page))
        yield { locale, id: property.property_id, line: JSON.stringify(property) };
  }

  return {
    async *whole() {
      for (const locale of ['en', ...others] as const) {
        const answer = await callWithRetries({
          method: 'GET',
          path: '/files/properties/content',
          query: { ...terms, language: languageOf(locale), supply_source: 'expedia' },
        });
        for await (const line of linesOf(fetchFile, read(answer, file).href)) yield { locale, line };
      }
    },
    async *changed(since, { minRating, chains, properties: listed }) {
      const ids = new Set<string>();
      // a filter narrows another: each way of being chosen is asked for by itself
      const ways = [
        ...(Number.isFinite(minRating) ? [{ property_rating_min: String(minRating) }] : []),
        ...(chains.size > 0 ? [{ chain_id: [...chains] }] : []),
        ...inParts([...listed]).map((some) => ({ property_id: some })),
      ];
      for (const way of ways)
        for await (const { id, ...found } of list('en', { ...way, date_updated_start: since })) {
          if (ids.has(id)) continue;
          ids.add(id);
          yield found;
        }
      // by number: one whose texts of a language are left out here would lose them
      for (const locale of others)
        for (const some of inParts([...ids]))
          for await (const { id: _, ...found } of list(locale, { property_id: some })) yield found;
    },
    async *inactive(since) {
      const call = { path: '/properties/inactive', query: { ...terms, since } };
      for await (const page of pages(call, inactivePage)) for (const { property_id: id } of page) yield id;
    },
  };
}

const inParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / maxPropertiesPerCall) }, (_, part) =>
    ids.slice(part * maxPropertiesPerCall, (part + 1) * maxPropertiesPerCall),
  );
