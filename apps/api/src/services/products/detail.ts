import type { Level } from '@voyage/domain/tier.ts';
import type { fastTrackServices } from '@voyage/contracts/product.ts';
import type { LocalizedText } from '@voyage/domain/locale.ts';

/** What was bought, kept on the order with its price as it was then (decisions: prices are copied at purchase). */
export type ProductDetail =
  | { kind: 'membership'; level: Level; offer: 'upgrade' | 'renewal'; startsAt: string; endsAt: string; invited: boolean }
  | { kind: 'booking-credit'; credits: number; priceTwd: number }
  | {
      kind: 'fast-track';
      productId: string;
      iata: string;
      service: (typeof fastTrackServices)[number];
      airport: LocalizedText;
      timeZone: string;
      serviceDay: string;
      serviceTime: string;
      flightNumber: string;
      adults: number;
      children: number;
      priceTwd: number;
      childPriceTwd: number;
      contactName: string;
      contactPhone: string;
      note: string;
    }
  | { kind: 'tailor-made'; requestNumber: string; what: 'consulting-fee' | 'modification'; destination: string }
  | { kind: 'custom'; title: string; description: string; reason: string; madeBy: string };
