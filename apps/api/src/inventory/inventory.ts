import type { RateTable } from '@voyage/domain/money.ts';
import type { Core } from '../core.ts';
import type { Catalogue, SuggestedArticle } from './catalogue.ts';
import type { InventorySupplier } from './supplier.ts';

/**
 * The port to hotel inventory (docs/third-party.md): what there is and what it costs, from memory (`Catalogue`), and what is
 * sold, by whoever keeps the allotments (`InventorySupplier`). An adapter answers both, and nothing outside it knows which one
 * runs; INVENTORY in the environment chooses it (create-inventory.ts).
 */
export interface Inventory extends Catalogue, InventorySupplier {
  /**
   * Rooms of nights to come that are booked beyond what the hotel had for sale, each night for itself: 0
   * unless something is broken. Only an inventory that keeps the allotments itself can count them.
   */
  countOversold?(now: Date): Promise<number>;
}

/** What an adapter is made of. */
export interface InventoryParts extends Pick<Core, 'db' | 'now' | 'log'> {
  /** Puts prices of different currencies in order. */
  rates: () => RateTable;
  /** Articles that suggestions offer beside places and hotels. */
  articles: () => SuggestedArticle[];
}
export type MakeInventory = (parts: InventoryParts) => Promise<Inventory>;
