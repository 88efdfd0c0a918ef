import type { Locale, LocalizedText } from '@voyage/domain/locale.ts';
import { readJsonFile } from '../../platform/content-files.ts';
import { cancellationCosts } from '../cancellation-costs.ts';
import { createContent } from '../content/create-content.ts';
import { readRooms } from '../content/rooms.ts';
import type { Adapter, InventoryParts } from '../inventory.ts';
import { adapterOnRequest } from '../on-request/adapter-on-request.ts';
import { vocabulary } from '../vocabulary.ts';
import { rapidClient } from './client.ts';
import type { Choice } from './content/choice.ts';
import { housesOf } from './content/houses.ts';
import { ingest, ingestChanges } from './content/ingest.ts';
import { rapidContent } from './rapid-content.ts';
import { isMemberPlan, type RapidPlan } from './rates.ts';
import { rapidSupplier, type RapidOptions } from './rapid-supplier.ts';
import type { PointOfSale } from './shop.ts';
import type { RapidKey } from './sign.ts';
import { soldProperties } from './sold-properties.ts';

export interface RapidSettings extends Pick<RapidOptions, 'callsPerMinute' | 'holdMs' | 'noticeKey'> {
  url: string;
  key: RapidKey;
  userAgent: string;
  pointOfSale: PointOfSale;
  choice: Choice;
}

const supplier = 'rapid';
const plans =
  readJsonFile<Record<RapidPlan, { name: LocalizedText; summary: LocalizedText }>>(
    'words/supplier-plans.json',
  );

function planOf(code: string, locale: Locale) {
  // codes of others have no words
  const words = (plans as Partial<Record<string, (typeof plans)[RapidPlan]>>)[code];
  return words
    ? {
        code,
        name: words.name[locale],
        summary: words.summary[locale],
        benefits: [],
        breakfasts: 0,
        creditUsd: 0,
        memberOnly: isMemberPlan(code),
        payAt: 'prepaid' as const,
      }
    : null;
}

/** Brings the content in our tables up to date, with counts of what came of it (content/ingest.ts). */
interface TakesOver {
  /** All of it. @throws also while another process is at it */
  takeOver: () => Promise<Record<string, number>>;
  /** What has changed since the last time; null while another process is at it. */
  takeOverChanges: () => Promise<Record<string, number> | null>;
}

/** Hotels of the supplier: content in our tables, which `takeOver` fills, and prices on request. */
export async function rapidInventory(
  parts: InventoryParts,
  { url, key, userAgent, pointOfSale, choice, ...settings }: RapidSettings,
): Promise<Adapter & TakesOver> {
  const { db, log, now } = parts;
  const client = rapidClient({ url, key, userAgent, fetch, now });
  const { store, content: stored } = await createContent(parts, {
    supplier,
    readRest: readRooms,
    policies: [],
  });
  const properties = await soldProperties(db, supplier);
  let version = store.version;
  const content = {
    ...stored,
    plan: planOf,
    promotion: () => null,
    refresh: async () => {
      await stored.refresh();
      if (store.version === version) return;
      version = store.version;
      await properties.read();
    },
  };
  const adapter = adapterOnRequest(
    parts,
    { store, content },
    rapidSupplier({
      ...settings,
      client,
      pointOfSale,
      properties,
      costs: cancellationCosts(db, supplier, now),
      now,
      requestWords: (code) => vocabulary().specialRequests.get(code)?.name.en ?? code,
    }),
  );
  const { places, brands, groups } = vocabulary();
  const ingestion = {
    db,
    supplier,
    source: rapidContent({ client, fetchFile: fetch, pointOfSale, now }),
    ours: { places: [...places.values()], houses: housesOf(brands.values(), groups.values()) },
    choice,
    now,
  };
  return {
    ...adapter,
    takeOver: () => ingest(ingestion),
    takeOverChanges: async () => {
      const counts = await ingestChanges(ingestion);
      if (!counts) log.info('another process is taking over content');
      return counts;
    },
  };
}
