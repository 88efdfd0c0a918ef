import type { Loading } from '@voyage/site-core/context/site-context.ts';
import { notFound } from '@tanstack/react-router';
import { filled, type ExperiencesText, type TrainsText, type TrainText } from '../state/content.ts';
import {
  experiencesFiles,
  spaceFlightFiles,
  trainsFiles,
  whiteDesertFiles,
  type Files,
} from '../state/content-files.ts';
import type { ExperiencesLoad, ListedTrain, TrainLoad } from '../state/loads.ts';
import { trainFacts } from '../state/train-facts.ts';
import { trainRoutes } from '../state/train-routes.ts';

export { lineLoader, shipLoader, voyageLoader } from './cruise-load.ts';

/** The content of a page in the visitor's language, with every number filled in. */
const loader =
  <Content>(files: Files<Content>) =>
  async ({ context }: Loading): Promise<Content> =>
    filled((await files[context.locale]()).default);

const trainsLoader = loader<TrainsText>(trainsFiles);
const listedTrains = (trains: readonly TrainText[]): ListedTrain[] =>
  trains.flatMap(({ id, name }) => {
    const facts = trainFacts[id];
    return facts ? [{ id, name, nights: facts.nights, months: facts.months }] : [];
  });
export async function experiencesLoader(given: Loading): Promise<ExperiencesLoad> {
  const [content, { items }] = await Promise.all([
    loader<ExperiencesText>(experiencesFiles)(given),
    trainsLoader(given),
  ]);
  return { ...content, trains: listedTrains(items) };
}
export const spaceFlightLoader = loader(spaceFlightFiles);
export const whiteDesertLoader = loader(whiteDesertFiles);

export async function trainLoader({
  context,
  params: { slug },
}: Loading & { params: { slug: string } }): Promise<TrainLoad> {
  const { items, ours: _, cabins, ...texts } = await trainsLoader({ context });
  const train = items.find(({ id }) => id === slug);
  const [known, published] = [trainRoutes[slug], trainFacts[slug]];
  if (!train || !known || !published) throw notFound();
  const { cabins: ofTrain, ...facts } = published;
  return {
    ...texts,
    train,
    facts,
    cabins: ofTrain.flatMap((cabin) =>
      cabins.filter(({ id }) => id === cabin.id).map((words) => ({ ...words, ...cabin })),
    ),
    summary: train.summary,
    picture: known.picture,
    trains: listedTrains(items.filter((one) => one !== train)),
  };
}
