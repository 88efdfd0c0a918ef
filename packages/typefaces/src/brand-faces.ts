export type FaceKind = 'text' | 'strong' | 'display';

/**
 * The typefaces of a brand: its Latin faces, and the weight of the Chinese and Japanese display face next to
 * them.
 */
export interface BrandFaces {
  latin: Record<FaceKind, [family: string, weight: number]>;
  cjkDisplayWeight: number;
}
