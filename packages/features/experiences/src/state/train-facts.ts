/** The first and the last month of a season; one month alone has no last. */
export type Months = readonly [first: number, last?: number];
/** The price of a place, as the operator has published it. */
interface PublishedPrice {
  /** The lowest, in whole units of the currency. */
  from: number;
  currency: string;
  year: number;
}
export interface Cabin {
  /** As in the content. */
  id: string;
  guests: number;
  squareMetres?: readonly [number];
}
/** What the operator of a train publishes (docs/product/editorial.md has the sources). Missing if uncertain. */
export interface TrainFacts {
  /** Of the usual journey. */
  nights: number;
  /** In which it departs. */
  months?: readonly Months[];
  price?: PublishedPrice;
  /** From the smallest. */
  cabins: readonly Cabin[];
}

/** One train runs to Venice and to Istanbul. */
const acrossEurope: readonly Cabin[] = [
  { id: 'historic', guests: 2 },
  { id: 'changing', guests: 2 },
  { id: 'grand', guests: 2 },
];

/** The trains by slug. */
export const trainFacts: Readonly<Record<string, TrainFacts>> = {
  'singapore-malaysia': {
    nights: 3,
    months: [[1, 12]],
    price: { from: 3410, currency: 'USD', year: 2024 },
    cabins: [
      { id: 'berths', guests: 2, squareMetres: [5.8] },
      { id: 'twin', guests: 2, squareMetres: [7.8] },
      { id: 'parlour', guests: 2, squareMetres: [11.6] },
    ],
  },
  'paris-venice': { nights: 1, months: [[3, 11]], cabins: acrossEurope },
  'paris-istanbul': { nights: 5, months: [[5], [9]], cabins: acrossEurope },
  'cusco-arequipa': {
    nights: 2,
    cabins: [
      { id: 'berths', guests: 2, squareMetres: [5.6] },
      { id: 'twin', guests: 2, squareMetres: [7.4] },
      { id: 'window', guests: 2 },
    ],
  },
  'pretoria-walvis-bay': {
    nights: 9,
    cabins: [
      { id: 'compact', guests: 2, squareMetres: [7] },
      { id: 'lounge', guests: 2, squareMetres: [10] },
      { id: 'half', guests: 2, squareMetres: [16] },
    ],
  },
  'scottish-highlands': {
    nights: 4,
    months: [[4, 10]],
    cabins: [
      { id: 'single', guests: 1 },
      { id: 'twin', guests: 2 },
      { id: 'double', guests: 2 },
    ],
  },
};
