import { createGlobalThemeContract } from '@vanilla-extract/css';

/** What a brand's look consists of. Components know these names and no value. */
export const theme = createGlobalThemeContract(
  {
    color: {
      page: '',
      panel: '',
      raised: '',
      text: '',
      secondary: '',
      action: '',
      actionHover: '',
      onAction: '',
      second: '',
      onSecond: '',
      border: '',
      hairline: '',
      ornament: '',
      error: '',
      errorPanel: '',
      success: '',
      focus: '',
      scrim: '',
      /** The lightest that small words over any photograph can do with: behind the header. */
      veil: '',
      overPicture: '',
      disabled: '',
    },
    /** What the map is drawn in. Words on it stand on `land` or `water`, with a rim of `land`. */
    map: { land: '', water: '', shore: '', park: '', way: '', rail: '', border: '', word: '', waterWord: '' },
    /** The stacks change with the language of the document (see languages.ts); the weights too. */
    font: { display: '', text: '', displayWeight: '', displayCjkWeight: '' },
    size: { s14: '', s16: '', s18: '', s22: '', s28: '', s36: '', s48: '', s64: '' },
    space: {
      x1: '',
      x2: '',
      x3: '',
      x4: '',
      x5: '',
      x6: '',
      x8: '',
      x10: '',
      x12: '',
      x16: '',
      x20: '',
      x30: '',
      x40: '',
      section: '',
    },
    radius: { control: '', card: '', picture: '', round: '' },
    shadow: { raised: '', panel: '' },
    crop: { card: '', wide: '', hero: '' },
    /** `enter`, `enterSide`: where a layer comes from, as a transform; `none` where it only fades in. */
    motion: { duration: '', easing: '', enter: '', enterSide: '' },
    card: { background: '', padding: '', line: '', gap: '' },
    /** How words stand to the picture of a card: `row` 2 is under it, `row` 1 is over it, on a scrim. */
    caption: { row: '', background: '', color: '', secondary: '', padding: '' },
    tier: { background: '', border: '', padding: '', size: '' },
    /** The member's own sign: a line of text, or a card. `part` is the `display` of what only a card has. */
    tierCard: {
      display: '',
      width: '',
      ratio: '',
      background: '',
      border: '',
      radius: '',
      padding: '',
      shadow: '',
      frame: '',
      part: '',
      nameFont: '',
      nameSize: '',
      /** How much is seen of a card that lies behind another. */
      edge: '',
    },
  },
  (_value, path) =>
    `v-${path
      .join('-')
      .replaceAll(/([A-Z])/g, '-$1')
      .toLowerCase()}`,
);
