import { pageHead, breadcrumbFromHome, type Matched } from '@voyage/site-chrome/head/head.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { href } from '@voyage/routes/href.ts';
import type { Crumb } from '@voyage/ui/navigation/breadcrumb-json-ld.ts';
import type { SpaceFlightText, WhiteDesertText } from '../state/content.ts';
import { cruiseCrumbs } from '../state/cruise-crumbs.ts';
import { itineraries } from '../state/itineraries.ts';
import { stopPlaces } from '../state/southern-stops.ts';
import { trainRoutes } from '../state/train-routes.ts';
import { tripJsonLd } from '../state/trip-json-ld.ts';
import type { ExperiencesLoad, LineLoad, ShipLoad, TrainLoad, VoyageLoad } from '../state/loads.ts';

/** Metadata for search engines: title, summary, breadcrumbs and structured data of the trip. */
function headOf(
  context: PageContext,
  title: string,
  { description, way = [], trip }: { description: string | undefined; way?: Crumb[]; trip?: object },
) {
  const landing = context.words.intl(context.locale).t('experiences.menu');
  const all = href.experiences(context.locale);
  return pageHead(context, {
    path: way.at(-1)?.href ?? all,
    title,
    landing,
    description,
    facts: [breadcrumbFromHome(context, { name: landing, href: all }, ...way), ...(trip ? [trip] : [])],
  });
}
/** A page directly below the landing page. `name`: the experience, for the title. */
const experience = (context: PageContext, address: string, name: string): Crumb[] => [
  { name, href: href.experience(context.locale, address) },
];

export const experiencesHead = ({ match: { context }, loaderData }: Matched<ExperiencesLoad>) =>
  headOf(context, context.words.intl(context.locale).t('experiences.menu'), {
    description: loaderData?.summary,
  });
export const spaceFlightHead = ({ match: { context }, loaderData }: Matched<SpaceFlightText>) =>
  headOf(context, 'Virgin Galactic', {
    description: loaderData?.summary,
    way: experience(context, 'virgin-galactic', 'Virgin Galactic'),
  });

export function whiteDesertHead({ match: { context }, loaderData }: Matched<WhiteDesertText>) {
  const way = experience(context, 'white-desert', 'White Desert');
  return headOf(context, 'White Desert', {
    description: loaderData?.summary,
    way,
    ...(loaderData && {
      trip: tripJsonLd(
        { name: loaderData.title, description: loaderData.summary, path: way[0]?.href ?? '' },
        loaderData.stops.items.map(({ id, name }) => ({ name, point: stopPlaces[id] })),
        context.origin,
      ),
    }),
  });
}

export function trainHead({ match: { context }, loaderData }: Matched<TrainLoad>) {
  if (!loaderData) return {};
  const { train, summary } = loaderData;
  const way = experience(context, `trains/${train.id}`, train.name);
  return headOf(context, train.name, {
    description: summary,
    way,
    trip: tripJsonLd(
      { name: train.name, description: summary, path: way[0]?.href ?? '' },
      train.stops.map(({ id, name }) => ({ name, point: trainRoutes[train.id]?.stops[id] })),
      context.origin,
    ),
  });
}

/** A cruise line, a ship, or a voyage. */
export function cruiseHead({ match: { context }, loaderData }: Matched<LineLoad | ShipLoad | VoyageLoad>) {
  if (!loaderData) return {};
  const { line } = loaderData;
  if ('content' in loaderData)
    return headOf(context, line.name, {
      description: loaderData.content.summary,
      way: cruiseCrumbs(context.locale, line),
    });
  if (!('voyage' in loaderData))
    return headOf(context, loaderData.ship.name, {
      description: loaderData.ship.summary,
      way: cruiseCrumbs(context.locale, line, loaderData.ship),
    });
  const { ship, voyage } = loaderData;
  const way = cruiseCrumbs(context.locale, line, ship, voyage);
  return headOf(context, `${voyage.name} · ${ship.name}`, {
    description: voyage.summary,
    way,
    trip: tripJsonLd(
      { name: voyage.name, description: voyage.summary, path: way.at(-1)?.href ?? '', by: line.name },
      voyage.calls.map(({ id, name }) => ({ name, point: itineraries[voyage.id]?.calls[id] })),
      context.origin,
    ),
  });
}
