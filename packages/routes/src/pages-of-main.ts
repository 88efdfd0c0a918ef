const ofMain = { access: 'anyone', only: 'main' } as const;

/** The pages that only Aldermere has. Lanthorn's build has `pages-of-main.club.ts` instead. */
export const pagesOfMain = {
  screen: ofMain,
  'ultraluxe-experiences': ofMain,
  'ultraluxe-experiences/virgin-galactic': ofMain,
  'ultraluxe-experiences/white-desert': ofMain,
  'ultraluxe-experiences/trains/{slug}': ofMain,
  'ultraluxe-experiences/{line}': ofMain,
  'ultraluxe-experiences/{line}/{shipId}': ofMain,
  'ultraluxe-experiences/{line}/{shipId}/{itineraryId}': ofMain,
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

/** The cruise lines, their ships and the voyages of each, by the slugs of their addresses. */
export const cruises: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'regent-seven-seas': {
    grandeur: ['paris-barcelona', 'rome-barcelona', 'istanbul-venice'],
    splendor: [],
    explorer: [],
  },
  'silver-seas': {
    endeavour: [
      'longYear-longYear',
      'reykjavik-tromse',
      'puertoWilliams-puertoWilliams',
      'kingGeorgeIsland-puertoWilliams',
      'kingGeorgeIsland-kingGeorgeIsland',
    ],
  },
};
