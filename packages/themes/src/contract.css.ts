import { createGlobalThemeContract } from '@vanilla-extract/css';

/** What a brand's look consists of. Components know these names and no value. */
export const theme = createGlobalThemeContract(
  {
    color: {
      page: '', panel: '', raised: '', text: '', secondary: '', action: '', actionHover: '', onAction: '', second: '', onSecond: '', border: '', hairline: '', ornament: '', error: '', errorPanel: '', success: '', focus: '', scrim: '', overPicture: '', disabled: '',
    },
    font: { display: '', text: '', displayWeight: '', displayCjkWeight: '' },
    size: { s14: '', s16: '', s18: '', s22: '', s28: '', s36: '', s48: '', s64: '' },
    space: { x1: '', x2: '', x3: '', x4: '', x5: '', x6: '', x8: '', x10: '', x12: '', x16: '', x20: '', section: '' },
    radius: { control: '', card: '', picture: '' },
    shadow: { raised: '', panel: '' },
    crop: { card: '', wide: '', hero: '' },
    motion: { duration: '', easing: '' },
    card: { background: '', padding: '', line: '', gap: '' },
    tier: { background: '', border: '', padding: '', size: '' },
  },
  (_value, path) => `v-${path.join('-').replaceAll(/([A-Z])/g, '-$1').toLowerCase()}`,
);
