import type { PageContext } from '@voyage/frame/router/site-context.ts';
import { href } from '@voyage/routes/href.ts';
import { redirect } from '@tanstack/react-router';
import type * as ContentFiles from '../state/content-files.ts';
import type * as ExperienceHead from './experience-head.ts';
import type { Files } from '../state/content-files.ts';
import type {
  ExperiencesText,
  SpaceFlightText,
  TrainsText,
  TrainText,
  WhiteDesertText,
} from '../state/content.ts';

interface Loading {
  context: PageContext;
}
/** The content of a page in the reader's language, every number filled in. */
const loader =
  <Content>(filesOf: (all: typeof ContentFiles) => Files<Content>) =>
  async ({ context }: Loading): Promise<Content> => {
    const [all, { filled }] = await Promise.all([
      import('../state/content-files.ts'),
      import('../state/content.ts'),
    ]);
    const files = filesOf(all);
    const { default: content } = await files[context.locale]();
    return filled(content);
  };
const trainsLoader = loader<TrainsText>((all) => all.trainsFiles);
/** The landing, and the trains that it names. */
export interface ExperiencesLoad extends ExperiencesText {
  trains: readonly { id: string; name: string }[];
}
export async function experiencesLoader({ context }: Loading): Promise<ExperiencesLoad> {
  const [content, { items }] = await Promise.all([
    loader<ExperiencesText>((all) => all.experiencesFiles)({ context }),
    trainsLoader({ context }),
  ]);
  return { ...content, trains: items.map(({ id, name }) => ({ id, name })) };
}
export const spaceFlightLoader = loader<SpaceFlightText>((all) => all.spaceFlightFiles);
export const whiteDesertLoader = loader<WhiteDesertText>((all) => all.whiteDesertFiles);

/** One train, the words that all share, and where the others are. */
export interface TrainLoad extends Omit<TrainsText, 'items' | 'ours'> {
  train: TrainText;
  trains: readonly { id: string; name: string }[];
  summary: string;
}
export async function trainLoader({
  context,
  params: { slug },
}: Loading & { params: { slug: string } }): Promise<TrainLoad> {
  const { items, title, route, text, figure, others } = await trainsLoader({ context });
  const train = items.find(({ id }) => id === slug);
  if (!train) throw redirect({ href: href.notFound(context.locale) });
  return {
    title,
    route,
    text,
    figure,
    others,
    train,
    summary: train.summary,
    trains: items.filter((one) => one !== train).map(({ id, name }) => ({ id, name })),
  };
}

interface Heading {
  match: { context: PageContext };
  loaderData?: { summary: string };
}
/** With the first of these pages: every page has this file. */
const head = async (...given: Parameters<typeof ExperienceHead.experienceHead>) =>
  (await import('./experience-head.ts')).experienceHead(...given);
export const experiencesHead = ({ match: { context }, loaderData }: Heading) =>
  head(
    context,
    context.words.intl(context.locale).formatMessage({ id: 'experiences.menu' }),
    href.experiences(context.locale),
    loaderData?.summary,
  );
/** `name`: of the experience, in its address and in its title. */
export const experienceHead =
  (address: string, name: string) =>
  ({ match: { context }, loaderData }: Heading) =>
    head(context, name, href.experience(context.locale, address), loaderData?.summary);
export const trainHead = ({
  match: { context },
  loaderData,
}: Pick<Heading, 'match'> & { loaderData?: TrainLoad }) =>
  loaderData
    ? head(
        context,
        loaderData.train.name,
        href.experience(context.locale, `trains/${loaderData.train.id}`),
        loaderData.summary,
      )
    : {};
