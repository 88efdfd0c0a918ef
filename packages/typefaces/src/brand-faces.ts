export type FaceKind = 'text' | 'strong' | 'display';

/** What a brand is set in: its Latin faces, and how bold the display face of Chinese and Japanese is beside them. */
export interface BrandFaces {
  latin: Record<FaceKind, [family: string, weight: number]>;
  cjkDisplayWeight: number;
}
