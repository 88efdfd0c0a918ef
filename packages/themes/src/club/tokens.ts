/**
 * Lanthorn Club: evening, lounge, private. Plain values, so that the contrast test can read them.
 */
export const color = {
  page: '#0E1418',
  panel: '#162027',
  raised: '#1F2C34',
  text: '#F3EEE4',
  secondary: '#B4BEC2',
  action: '#D2B27C',
  actionHover: '#E2C796',
  onAction: '#0E1418',
  choice: '#36474F',
  choiceHover: '#43565F',
  onChoice: '#F3EEE4',
  second: '#F0A58F',
  onSecond: '#0E1418',
  border: '#6F7E86',
  hairline: '#2C3A43',
  ornament: '#2C3A43',
  error: '#FF9A8F',
  errorPanel: '#3A2022',
  success: '#8FD3AE',
  focus: '#9CC7FF',
  scrim: 'rgba(6, 10, 13, 0.7)',
  veil: 'rgba(6, 10, 13, 0.61)',
  overPicture: '#F3EEE4',
  disabled: '#94A0A6',
};
/** Latin fonts only; the fallbacks depend on the language. */
export const faces = {
  display: '"Bodoni Moda", "Bodoni fallback", "Bodoni Android"',
  text: '"Figtree", "Figtree fallback"',
};
export const own = {
  map: {
    land: '#1B262E',
    water: '#0B1116',
    shore: '#3A4B56',
    park: '#1F322F',
    way: '#33434D',
    rail: '#4A4436',
    border: '#46555F',
    word: '#B4BEC2',
    waterWord: '#8FA6B2',
  },
  font: {
    display: `${faces.display}, Didot, serif`,
    text: `${faces.text}, system-ui, sans-serif`,
    displayWeight: '500',
    displayCjkWeight: '600',
  },
  radius: { control: '12px', card: '12px', picture: '12px', round: '50%' },
  shadow: {
    raised: '0 24px 60px -28px rgba(0, 0, 0, 0.8)',
    panel: '0 1px 0 rgba(255, 255, 255, 0.04) inset',
  },
  crop: { card: '4 / 5', wide: '16 / 9', hero: '4 / 5' },
  motion: {
    duration: '240ms',
    easing: 'cubic-bezier(0.3, 0, 0.1, 1)',
    enter: 'translateY(1.5rem)',
    enterSide: 'translateX(100%)',
  },
  card: { background: '#162027', padding: '1.25rem', line: '0px', gap: '0' },
  // The upper 4 rem only fade in; under text the scrim is never lighter than 0.7 (4.5:1 on a white
  // photograph).
  caption: {
    row: '1',
    background:
      'linear-gradient(to top, rgba(6, 10, 13, 0.9), rgba(6, 10, 13, 0.7) calc(100% - 4rem), rgba(6, 10, 13, 0))',
    color: '#F3EEE4',
    secondary: '#DDE2E3',
    padding: '4.5rem 1.25rem 1.25rem',
  },
  tier: { background: '#1F2C34', border: '#D2B27C', padding: '0.25rem 0.75rem', size: '0.875rem' },
  tierCard: {
    display: 'grid',
    width: 'min(100%, 26rem)',
    ratio: '1.586',
    background: 'linear-gradient(135deg, #22313A, #162027 55%, #1B2830)',
    border: '#3B4A53',
    radius: '16px',
    padding: '1.75rem',
    shadow: '0 32px 60px -32px rgba(0, 0, 0, 0.9)',
    frame: '#6E6247',
    part: 'block',
    nameFont:
      // names are not in the subset of the headings
      '"Bodoni Moda", "Bodoni fallback", "Bodoni Android", "Songti TC", "Songti SC", "Noto Serif CJK TC", PMingLiU, SimSun, serif',
    nameSize: '2.25rem',
    edge: '4.75rem',
  },
};
