import { createGlobalThemeContract, createVar } from '@vanilla-extract/css';

/** With the tokens, as nearly every style needs both. */
export { breakpoint } from './scale.ts';

/** The design tokens of a brand. Components use these names and no values. */
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
      /** Of actions that a list repeats: where `action` is for one a screen, they are quieter. */
      choice: '',
      choiceHover: '',
      onChoice: '',
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
      /**
       * The lightest scrim that small text over any photograph is readable on: behind the header.
       */
      veil: '',
      overPicture: '',
      disabled: '',
    },
    /** Colours of the map. Labels are on `land` or `water`, with a halo of `land`. */
    map: { land: '', water: '', shore: '', park: '', way: '', rail: '', border: '', word: '', waterWord: '' },
    /** The stacks and weights change with the language of the document (see languages.ts). */
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
    /**
     * `enter`, `enterSide`: the transform from which a layer enters; `none` if it only fades in.
     */
    motion: { duration: '', easing: '', enter: '', enterSide: '' },
    card: { background: '', padding: '', line: '', gap: '' },
    /** Position of a card's caption: `row` 2 is under the picture, `row` 1 over it, on a scrim. */
    caption: { row: '', background: '', color: '', secondary: '', padding: '' },
    tier: { background: '', border: '', padding: '', size: '' },
    /**
     * The member's tier: a line of text, or a card. `part` is the `display` of parts that only a
     * card has.
     */
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
      /** How much of a card behind another is visible. */
      edge: '',
    },
  },
  (_value, path) =>
    `v-${path
      .join('-')
      .replaceAll(/([A-Z])/g, '-$1')
      .toLowerCase()}`,
);

/** The colour of the focus ring, inherited: a surface that is not the page's sets it (`overPicture`). */
export const ring = createVar('ring');
/** For text over a picture, and for the ring around what is focused there: both are visible on its scrim. */
export const overPicture = { color: theme.color.overPicture, vars: { [ring]: theme.color.overPicture } };
