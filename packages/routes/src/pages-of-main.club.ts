const ofMain = { access: 'anyone', only: 'main' } as const;

/**
 * All that Lanthorn's build contains of the other brand's pages: their prefixes, to redirect them to its
 * root.
 */
export const pagesOfMain = {
  screen: ofMain,
  'ultraluxe-experiences': ofMain,
  'ultraluxe-experiences/{page}': ofMain,
  'ultraluxe-experiences/{page}/{part}': ofMain,
  'ultraluxe-experiences/{page}/{part}/{piece}': ofMain,
} as const;

export const trains: readonly string[] = [];
export const cruises: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {};
