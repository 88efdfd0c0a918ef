/**
 * Aldermere: daylight, paper, travel journal. Plain values, so that the contrast test can read
 * them.
 */
export const color = {
  page: '#FBF8F3',
  panel: '#EFE8DC',
  raised: '#FFFFFF',
  text: '#1E1B18',
  secondary: '#5E564D',
  action: '#7A4A2B',
  actionHover: '#633A20',
  onAction: '#FFFFFF',
  second: '#23433A',
  onSecond: '#FFFFFF',
  border: '#8A8072',
  hairline: '#DED4C4',
  ornament: '#B08D57',
  error: '#A3261F',
  errorPanel: '#FBECEA',
  success: '#2C6142',
  focus: '#1F4F8F',
  scrim: 'rgba(20, 16, 12, 0.62)',
  veil: 'rgba(20, 16, 12, 0.58)',
  overPicture: '#FFFFFF',
  disabled: '#6E665C',
};
/** Latin fonts only; the fallbacks depend on the language. */
export const faces = {
  display: '"Cormorant Garamond", "Cormorant fallback"',
  text: '"Hanken Grotesk", "Hanken fallback"',
};
export const own = {
  map: {
    land: '#F6F0E6',
    water: '#CFDDDD',
    shore: '#9FB3B3',
    park: '#DCE2CB',
    way: '#FFFFFF',
    rail: '#CDBFAB',
    border: '#C2B49E',
    word: '#5A5148',
    waterWord: '#3F5F63',
  },
  font: {
    display: `${faces.display}, Georgia, serif`,
    text: `${faces.text}, system-ui, sans-serif`,
    displayWeight: '500',
    displayCjkWeight: '500',
  },
  radius: { control: '2px', card: '0', picture: '0', round: '50%' },
  shadow: { raised: '0 18px 40px -24px rgba(30, 27, 24, 0.35)', panel: 'none' },
  crop: { card: '3 / 2', wide: '21 / 9', hero: '16 / 9' },
  motion: { duration: '600ms', easing: 'cubic-bezier(0.2, 0, 0, 1)', enter: 'none', enterSide: 'none' },
  card: { background: 'transparent', padding: '0', line: '1px', gap: '2.5rem' },
  caption: {
    row: '2',
    background: 'none',
    color: color.text,
    secondary: color.secondary,
    padding: '1.25rem 0 0',
  },
  tier: { background: 'transparent', border: '#B08D57', padding: '0.25rem 0.75rem', size: '0.875rem' },
  tierCard: {
    display: 'inline-flex',
    width: 'auto',
    ratio: 'auto',
    background: 'none',
    border: 'transparent',
    radius: '0',
    padding: '0',
    shadow: 'none',
    frame: 'transparent',
    part: 'none',
    nameFont: 'inherit',
    nameSize: '1rem',
    edge: 'auto',
  },
};
