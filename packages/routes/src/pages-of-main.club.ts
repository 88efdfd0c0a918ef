const ofMain = { access: 'anyone', only: 'main' } as const;

/** All that Lanthorn's build knows of the other brand's pages: where they begin, to lead from there to its root. */
export const pagesOfMain = {
  screen: ofMain,
  'ultraluxe-experiences': ofMain,
  'ultraluxe-experiences/{page}': ofMain,
  'ultraluxe-experiences/{page}/{part}': ofMain,
  'ultraluxe-experiences/{page}/{part}/{piece}': ofMain,
} as const;

export const trains: readonly string[] = [];
export const cruises: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {};
