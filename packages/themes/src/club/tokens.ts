/** Lanthorn Club: evening, lounge, private. Plain values, so that the contrast test reads the same ones. */
export const color = {
  page: '#0E1418', panel: '#162027', raised: '#1F2C34', text: '#F3EEE4', secondary: '#B4BEC2', action: '#D2B27C', actionHover: '#E2C796', onAction: '#0E1418', second: '#F0A58F', onSecond: '#0E1418',
  border: '#6F7E86', hairline: '#2C3A43', ornament: '#2C3A43', error: '#FF9A8F', errorPanel: '#3A2022', success: '#8FD3AE', focus: '#9CC7FF', scrim: 'rgba(6, 10, 13, 0.7)', overPicture: '#F3EEE4', disabled: '#94A0A6',
};
export const own = {
  font: { display: '"Bodoni Moda", "Bodoni fallback", Didot, serif', text: '"Figtree", "Figtree fallback", system-ui, sans-serif', displayWeight: '500', displayCjkWeight: '600' },
  radius: { control: '12px', card: '12px', picture: '12px' },
  shadow: { raised: '0 24px 60px -28px rgba(0, 0, 0, 0.8)', panel: '0 1px 0 rgba(255, 255, 255, 0.04) inset' },
  crop: { card: '4 / 5', wide: '16 / 9', hero: '4 / 5' },
  motion: { duration: '240ms', easing: 'cubic-bezier(0.3, 0, 0.1, 1)' },
  card: { background: '#162027', padding: '1.25rem', line: '0px', gap: '0' },
  tier: { background: '#1F2C34', border: '#D2B27C', padding: '0.5rem 1rem', size: '0.875rem' },
};
