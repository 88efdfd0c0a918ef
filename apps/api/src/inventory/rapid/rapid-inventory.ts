import type { Locale, LocalizedText } from '@voyage/domain/locale.ts';
import { readJsonFile } from '../../platform/content-files.ts';
import { cancellationCosts } from '../cancellation-costs.ts';
import { createContent } from '../content/create-content.ts';
import { readRooms } from '../content/rooms.ts';
import type { Adapter, InventoryJob, InventoryParts } from '../inventory.ts';
import { adapterOnRequest } from '../on-request/adapter-on-request.ts';
import { vocabulary } from '../vocabulary.ts';
import { rapidClient } from './client.ts';
import type { Choice } from './content/choice.ts';
import { lastRuns } from './content/content-run.ts';
import { dueRun } from './content/due.ts';
import { brandMappingOf } from './content/brand-mapping.ts';
import { ingest, ingestChanges } from './content/ingest.ts';
import { rapidContent } from './rapid-content.ts';
import { isMemberPlan } from './rates.ts';
import { rapidSupplier, type RapidOptions } from './rapid-supplier.ts';
import type { PointOfSale } from './shop.ts';
import type { RapidKey } from './sign.ts';
import { soldProperties } from './sold-properties.ts';

export interface RapidSettings extends Pick<RapidOptions, 'callsPerMinute' | 'holdMs' | 'noticeKey'> {
  url: string;
  key: RapidKey;
  userAgent: string;
  /** Of `rapidClient`. */
  test?: string | undefined;
  pointOfSale: PointOfSale;
  choice: Choice;
}

const supplier = 'rapid';
/** How often it is asked whether content is due. */
const pollMs = 60_000;
/** By the codes of its plans; those of others have no words. */
const plans =
  readJsonFile<Partial<Record<string, { name: LocalizedText; summary: LocalizedText }>>>(
    'words/supplier-plans.json',
  );

function planOf(code: string, locale: Locale) {
  const words = plans[code];
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

/** Hotels of the supplier: content in our tables, which a job takes over, and prices on request. */
export async function rapidInventory(
  parts: InventoryParts,
  { url, key, userAgent, test, pointOfSale, choice, ...settings }: RapidSettings,
): Promise<Adapter & { jobs: readonly [InventoryJob] }> {
  const { db, log, now } = parts;
  const client = rapidClient({ url, key, userAgent, test, fetch, now });
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
    ours: { places: [...places.values()], brandMapping: brandMappingOf(brands.values(), groups.values()) },
    choice,
    now,
  };
  return {
    ...adapter,
    jobs: [
      {
        name: 'hotel content',
        everyMs: pollMs,
        run: async () => {
          const due = dueRun(now(), await lastRuns(db, supplier));
          if (due === 'whole') await ingest(ingestion);
          else if (due === 'changes' && !(await ingestChanges(ingestion)))
            log.info('another process is already ingesting content');
        },
      },
    ],
  };
}
