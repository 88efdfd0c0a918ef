import type { Level } from '@voyage/domain/level.ts';
import type { Party } from '@voyage/domain/occupancy.ts';

export interface DemonstrationStay {
  /** Slug of the hotel. */
  hotel: string;
  /** Days before today on which it was booked; 0: now. */
  bookedAgo: number;
  /** Days from today to the arrival; negative: in the past. */
  arrivesIn: number;
  nights: number;
  /** One room for two by default. */
  rooms?: Party[];
  plan: 'member-privilege' | 'flexible' | 'breakfast-flexible' | 'unconditional' | 'prepaid-advance';
  tripPurpose?: 'leisure' | 'business';
  /** Days before today on which it was cancelled. */
  cancelledAgo?: number;
}
export interface DemonstrationMember {
  level: Level;
  /** Days before today on which the current membership year began; null: no membership. */
  joinedAgo: number | null;
  /** Whether that year was paid by card; noir is by invitation. */
  paid: boolean;
  /** Booking credits bought by card. */
  credits: number;
  favourites: string[];
  stays: DemonstrationStay[];
}

/**
 * The history of the demonstration members, so that their pages show every state. Basic has done nothing
 * yet.
 */
export const demonstrationMembers: Record<string, DemonstrationMember> = {
  elite: {
    level: 'elite',
    joinedAgo: 44,
    paid: true,
    credits: 0,
    favourites: [
      'the-type-pickers-house-ginza-tokyo',
      'jade-pavilions-ubud-bali',
      'maison-alcide-saint-germain-paris',
    ],
    stays: [
      {
        hotel: 'house-of-the-rice-flags-nakanoshima-osaka',
        bookedAgo: 38,
        arrivesIn: -21,
        nights: 2,
        plan: 'flexible',
      },
      {
        hotel: 'halcyon-south-bank-london',
        bookedAgo: 9,
        arrivesIn: 40,
        nights: 3,
        plan: 'flexible',
        cancelledAgo: 4,
      },
      { hotel: 'jade-pavilions-ubud-bali', bookedAgo: 2, arrivesIn: 33, nights: 4, plan: 'member-privilege' },
    ],
  },
  platinum: {
    level: 'platinum',
    joinedAgo: 310, // can be renewed: 55 days are left
    paid: true,
    credits: 3,
    favourites: [
      'pelham-grand-upper-east-side-new-york',
      'halcyon-al-maryah-abu-dhabi',
      'caldera-bay-torba-bodrum',
      'kitamura-asakusa-tokyo',
    ],
    stays: [
      {
        hotel: 'pelham-grand-civic-district-singapore',
        bookedAgo: 38,
        arrivesIn: -30,
        nights: 2,
        plan: 'breakfast-flexible',
        tripPurpose: 'business',
      },
      { hotel: 'kitamura-asakusa-tokyo', bookedAgo: 25, arrivesIn: -8, nights: 3, plan: 'member-privilege' },
      {
        hotel: 'verrano-brera-milan',
        bookedAgo: 16,
        arrivesIn: 21,
        nights: 2,
        plan: 'unconditional',
        cancelledAgo: 10,
      },
      {
        hotel: 'pelham-grand-upper-east-side-new-york',
        bookedAgo: 6,
        arrivesIn: 27,
        nights: 4,
        rooms: [{ adults: 2, childAges: [7] }],
        plan: 'member-privilege',
      },
      {
        hotel: 'lotus-court-riverside-bangkok',
        bookedAgo: 0,
        arrivesIn: 45,
        nights: 3,
        plan: 'prepaid-advance',
      },
    ],
  },
  noir: {
    level: 'noir',
    joinedAgo: 60,
    paid: false,
    credits: 0,
    favourites: ['aurelian-palace-trocadero-paris', 'qasr-al-qamar-saadiyat-abu-dhabi'],
    stays: [
      {
        hotel: 'aurelian-palace-trocadero-paris',
        bookedAgo: 50,
        arrivesIn: -41,
        nights: 4,
        plan: 'member-privilege',
      },
      {
        hotel: 'qasr-al-qamar-saadiyat-abu-dhabi',
        bookedAgo: 5,
        arrivesIn: 30,
        nights: 5,
        plan: 'unconditional',
      },
    ],
  },
};
