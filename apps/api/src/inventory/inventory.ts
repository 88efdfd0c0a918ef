import type { RateTable } from '@voyage/domain/money.ts';
import type { Core } from '../db/core.ts';
import type { Content, SuggestedArticle } from './content.ts';
import type { Shopping } from './shopping.ts';
import type { InventorySupplier } from './supplier.ts';

/**
 * The port to hotel inventory (docs/third-party.md): what hotels are (`Content`), what lists say of their prices
 * (`Shopping`), and sales by the system that keeps the allotments (`InventorySupplier`). An adapter implements all, and no other code
 * knows which one runs; INVENTORY in the environment chooses it (create-inventory.ts).
 */
export interface Inventory extends Content, Shopping, InventorySupplier {
  /**
   * Rooms of future nights that are booked beyond the hotel's allotment, counted per night: 0 unless
   * something is broken. Only an inventory that keeps the allotments itself can count them.
   */
  countOversold?(now: Date): Promise<number>;
  /** What it does from time to time, in one process: reading its supplier's content, for example. */
  jobs?: readonly InventoryJob[];
}
export interface InventoryJob {
  name: string;
  everyMs: number;
  run(): Promise<unknown>;
}

/** What an adapter consists of. `shopping` gets the supplier as everybody has it: behind its guard. */
export interface Adapter extends Pick<Inventory, 'countOversold' | 'jobs'> {
  content: Content;
  supplier: InventorySupplier;
  shopping(supplier: InventorySupplier): Shopping;
}

/** The dependencies of an adapter. */
export interface InventoryParts extends Pick<Core, 'db' | 'now' | 'log'> {
  /** Makes prices in different currencies comparable. */
  rates: () => RateTable;
  /** Hosts from which browsers may fetch pictures of hotels besides our own (PICTURE_HOSTS). */
  pictureHosts: readonly string[];
  /** Articles that suggestions include besides places and hotels. */
  articles: () => SuggestedArticle[];
}
export type MakeInventory = (parts: InventoryParts) => Promise<Adapter>;
