const ofMain = { access: 'anyone', only: 'main' } as const;

/** The pages that Aldermere alone has. Lanthorn's build has `pages-of-main.club.ts` in their place. */
export const pagesOfMain = {
  screen: ofMain,
  'ultraluxe-experiences': ofMain,
  'ultraluxe-experiences/virgin-galactic': ofMain,
  'ultraluxe-experiences/white-desert': ofMain,
  'ultraluxe-experiences/trains/{slug}': ofMain,
} as const;

/** The trains that have a page, by their slugs. */
export const trains: readonly string[] = [
  'singapore-malaysia',
  'paris-venice',
  'paris-istanbul',
  'cusco-arequipa',
  'pretoria-walvis-bay',
  'scottish-highlands',
];
