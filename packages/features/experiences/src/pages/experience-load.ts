import type { Loading } from '@voyage/site-core/context/site-context.ts';
import { notFound } from '@tanstack/react-router';
import { filled, type ExperiencesText, type TrainsText } from '../state/content.ts';
import {
  experiencesFiles,
  spaceFlightFiles,
  trainsFiles,
  whiteDesertFiles,
  type Files,
} from '../state/content-files.ts';
import type { ExperiencesLoad, TrainLoad } from '../state/loads.ts';
import { trainRoutes } from '../state/train-routes.ts';

export { lineLoader, shipLoader, voyageLoader } from './cruise-load.ts';

/** The content of a page in the visitor's language, with every number filled in. */
const loader =
  <Content>(files: Files<Content>) =>
  async ({ context }: Loading): Promise<Content> =>
    filled((await files[context.locale]()).default);

const trainsLoader = loader<TrainsText>(trainsFiles);
export async function experiencesLoader(given: Loading): Promise<ExperiencesLoad> {
  const [content, { items }] = await Promise.all([
    loader<ExperiencesText>(experiencesFiles)(given),
    trainsLoader(given),
  ]);
  return { ...content, trains: items.map(({ id, name }) => ({ id, name })) };
}
export const spaceFlightLoader = loader(spaceFlightFiles);
export const whiteDesertLoader = loader(whiteDesertFiles);

export async function trainLoader({
  context,
  params: { slug },
}: Loading & { params: { slug: string } }): Promise<TrainLoad> {
  const { items, title, route, text, figure, others } = await trainsLoader({ context });
  const train = items.find(({ id }) => id === slug);
  const known = trainRoutes[slug];
  if (!train || !known) throw notFound();
  return {
    title,
    route,
    text,
    figure,
    others,
    train,
    summary: train.summary,
    picture: known.picture,
    trains: items.filter((one) => one !== train).map(({ id, name }) => ({ id, name })),
  };
}
