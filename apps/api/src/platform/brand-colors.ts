// The brands' own tokens (packages/themes, which the service does not see; a test compares them), in hexadecimal.

export interface BrandColors {
  page: string;
  raised: string;
  panel: string;
  text: string;
  secondary: string;
  action: string;
  onAction: string;
  hairline: string;
  ornament: string;
}
/** The colours of each brand, without the name of either. */
export const brandColors = {
  main: {
    page: '#FBF8F3',
    raised: '#FFFFFF',
    panel: '#EFE8DC',
    text: '#1E1B18',
    secondary: '#5E564D',
    action: '#7A4A2B',
    onAction: '#FFFFFF',
    hairline: '#DED4C4',
    ornament: '#B08D57',
  },
  /** For email programs that are dark. */
  mainDark: {
    page: '#171411',
    raised: '#211C18',
    panel: '#2C2620',
    text: '#F5EFE6',
    secondary: '#C2B6A7',
    action: '#D9B08C',
    onAction: '#1E1B18',
    hairline: '#40372E',
    ornament: '#B08D57',
  },
  club: {
    page: '#0E1418',
    raised: '#162027',
    panel: '#1F2C34',
    text: '#F3EEE4',
    secondary: '#B4BEC2',
    action: '#D2B27C',
    onAction: '#0E1418',
    hairline: '#2C3A43',
    ornament: '#6E6247',
  },
} as const satisfies Record<string, BrandColors>;
