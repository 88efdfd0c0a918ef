import type { Loading } from '@voyage/site-core/context/site-context.ts';
import { notFound } from '@tanstack/react-router';
import { filled } from '../state/content.ts';
import { cruiseFiles, lineFiles } from '../state/content-files.ts';
import type { LineLoad, Named, ShipLoad, VoyageLoad } from '../state/loads.ts';
import { itineraries, voyagesOf } from '../state/itineraries.ts';
import { ships } from '../state/ships.ts';

const named = ({ id, name }: Named): Named => ({ id, name });

export async function lineLoader({
  context,
  params: { line },
}: Loading & { params: { line: string } }): Promise<LineLoad> {
  const files = Object.hasOwn(lineFiles, line) ? lineFiles[line] : undefined;
  if (!files) throw notFound();
  const [{ default: content }, { default: words }] = await Promise.all([
    files[context.locale](),
    cruiseFiles[context.locale](),
  ]);
  return { words, line: { id: line, name: content.name }, content: filled(content) };
}

/** A ship of the line with her suites and decks, which sister ships share. */
export async function shipLoader({
  context,
  params: { line, shipId },
}: Loading & { params: { line: string; shipId: string } }): Promise<ShipLoad> {
  const { content, ...part } = await lineLoader({ context, params: { line } });
  const ship = content.ships.find(({ id }) => id === shipId);
  const known = ships[shipId];
  if (!ship || !known) throw notFound();
  const { suiteKinds, plan, picture } = known;
  const { amenities, activities, facilities } = content;
  const own = voyagesOf(shipId);
  return {
    ...part,
    ship,
    picture,
    amenities,
    activities,
    facilities,
    suites: content.suites.filter(({ id }) => suiteKinds.some((kind) => kind.id === id)),
    decks: content.decks.filter(({ id }) => plan.some((deck) => deck.id === id)),
    voyages: content.voyages.filter(({ id }) => own.includes(id)).map(named),
    others: content.ships.filter((one) => one !== ship).map(named),
  };
}

export async function voyageLoader({
  context,
  params: { line, shipId, itineraryId },
}: Loading & { params: { line: string; shipId: string; itineraryId: string } }): Promise<VoyageLoad> {
  const { content, ...part } = await lineLoader({ context, params: { line } });
  const ship = content.ships.find(({ id }) => id === shipId);
  const voyage = content.voyages.find(({ id }) => id === itineraryId);
  const itinerary = itineraries[itineraryId];
  if (!ship || !voyage || itinerary?.ship !== shipId) throw notFound();
  const own = voyagesOf(shipId);
  return {
    ...part,
    ship: named(ship),
    voyage,
    picture: itinerary.picture,
    others: content.voyages.filter(({ id }) => id !== itineraryId && own.includes(id)).map(named),
  };
}
