export type { ExperiencesLoad, LineLoad, ShipLoad, TrainLoad, VoyageLoad } from '../state/loads.ts';

/** Every page of the site includes this file: the loaders are fetched with the first of these pages. */
const loads = () => import('./experience-load.ts');
const heads = () => import('./experience-head.ts');
const first =
  <All, Given, Made>(all: () => Promise<All>, pick: (all: All) => (given: Given) => Made | Promise<Made>) =>
  async (given: Given): Promise<Made> =>
    pick(await all())(given);

export const experiencesLoader = first(loads, (all) => all.experiencesLoader);
export const spaceFlightLoader = first(loads, (all) => all.spaceFlightLoader);
export const whiteDesertLoader = first(loads, (all) => all.whiteDesertLoader);
export const trainLoader = first(loads, (all) => all.trainLoader);
export const lineLoader = first(loads, (all) => all.lineLoader);
export const shipLoader = first(loads, (all) => all.shipLoader);
export const voyageLoader = first(loads, (all) => all.voyageLoader);

export const experiencesHead = first(heads, (all) => all.experiencesHead);
export const spaceFlightHead = first(heads, (all) => all.spaceFlightHead);
export const whiteDesertHead = first(heads, (all) => all.whiteDesertHead);
export const trainHead = first(heads, (all) => all.trainHead);
export const cruiseHead = first(heads, (all) => all.cruiseHead);
