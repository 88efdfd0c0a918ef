import type { Level } from '@voyage/domain/level.ts';
import type { fastTrackServices } from '@voyage/contracts/fast-track.ts';
import type { LocalizedText } from '@voyage/domain/locale.ts';
import type { Money } from '@voyage/domain/money.ts';
import type { Charge } from '@voyage/domain/prepaid.ts';

/**
 * What was bought, stored on the order with its price at the time (docs/product/decisions.md: prices are
 * copied at purchase).
 */
export type ProductDetail =
  | {
      kind: 'membership';
      level: Level;
      offer: 'upgrade' | 'renewal';
      startsAt: string;
      endsAt: string;
      invited: boolean;
    }
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
      /** Orders of earlier releases have neither terminal nor names. */
      terminal?: string | null;
      passengers?: { name: string; child: boolean }[];
      adults: number;
      children: number;
      priceTwd: number;
      childPriceTwd: number;
      contactName: string;
      contactPhone: string;
      note: string;
    }
  | {
      kind: 'tailor-made';
      requestNumber: string;
      what: 'consulting-fee' | 'modification' | 'journey';
      destination: string;
    }
  | {
      kind: 'stay';
      hotelOrderId: string;
      bookingNumber: string;
      hotel: LocalizedText;
      checkIn: string;
      checkOut: string;
      /** In the hotel's currency. */
      total: Money;
      charge: Charge;
      /** The card is authorised first, and charged once the stay is booked: its rooms are not held. */
      captureWhenBooked?: true;
    }
  | { kind: 'custom'; title: string; description: string; reason: string; madeBy: string };
