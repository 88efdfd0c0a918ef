import type { Sharp } from 'sharp';
import { positions, type Position, type Words } from '../photographs/manifest.ts';
import listed from './prints.json' with { type: 'json' };
import { andes } from './scenes/andes.ts';
import { apron } from './scenes/apron.ts';
import { atoll } from './scenes/atoll.ts';
import { balloons } from './scenes/balloons.ts';
import { baobabs } from './scenes/baobabs.ts';
import { camp } from './scenes/camp.ts';
import { canyon } from './scenes/canyon.ts';
import { caravan } from './scenes/caravan.ts';
import { concourse } from './scenes/concourse.ts';
import { corridor } from './scenes/corridor.ts';
import { deck } from './scenes/deck.ts';
import { delta } from './scenes/delta.ts';
import { desertTrain } from './scenes/desert-train.ts';
import { diningCar } from './scenes/dining-car.ts';
import { expeditionShip } from './scenes/expedition-ship.ts';
import { felucca } from './scenes/felucca.ts';
import { fjord } from './scenes/fjord.ts';
import { gift } from './scenes/gift.ts';
import { himalaya } from './scenes/himalaya.ts';
import { iceRunway } from './scenes/ice-runway.ts';
import { keyTray } from './scenes/key-tray.ts';
import { lanternQuay } from './scenes/lantern-quay.ts';
import { letter } from './scenes/letter.ts';
import { linerAtDusk } from './scenes/liner-at-dusk.ts';
import { loch } from './scenes/loch.ts';
import { mapTable } from './scenes/map-table.ts';
import { mekong } from './scenes/mekong.ts';
import { mere } from './scenes/mere.ts';
import { migration } from './scenes/migration.ts';
import { nightCity } from './scenes/night-city.ts';
import { nightTrain } from './scenes/night-train.ts';
import { oldTown } from './scenes/old-town.ts';
import { orbit } from './scenes/orbit.ts';
import { overClouds } from './scenes/over-clouds.ts';
import { overEarth } from './scenes/over-earth.ts';
import { pagoda } from './scenes/pagoda.ts';
import { palace } from './scenes/palace.ts';
import { palmShore } from './scenes/palm-shore.ts';
import { penguins } from './scenes/penguins.ts';
import { portOfCall } from './scenes/port-of-call.ts';
import { porthole } from './scenes/porthole.ts';
import { safariCamp } from './scenes/safari-camp.ts';
import { savanna } from './scenes/savanna.ts';
import { southernLake } from './scenes/southern-lake.ts';
import { southernLights } from './scenes/southern-lights.ts';
import { spaceport } from './scenes/spaceport.ts';
import { suite } from './scenes/suite.ts';
import { terraces } from './scenes/terraces.ts';
import { towers } from './scenes/towers.ts';
import { viaduct } from './scenes/viaduct.ts';
import { vineyards } from './scenes/vineyards.ts';
import { volcano } from './scenes/volcano.ts';
import { wake } from './scenes/wake.ts';
import { zodiac } from './scenes/zodiac.ts';

/** A picture of the series: `art-{id}`, the same in both brands. */
export interface ArtPrint {
  id: string;
  /** Takes about half a minute; `columns` for a smaller proof. */
  print: (columns?: number) => Promise<Sharp>;
  position: Position | undefined;
  shows: Words;
}
const scenes: Record<string, ArtPrint['print']> = {
  andes: andes,
  'antarctic-camp': camp,
  apron: apron,
  atoll: atoll,
  balloons: balloons,
  baobabs: baobabs,
  canyon: canyon,
  city: nightCity,
  delta: delta,
  desert: caravan,
  'desert-train': desertTrain,
  'dining-car': diningCar,
  'expedition-ship': expeditionShip,
  'fast-track': concourse,
  felucca: felucca,
  fjord: fjord,
  gift: gift,
  'high-peaks': himalaya,
  'ice-boat': zodiac,
  'ice-runway': iceRunway,
  jet: overClouds,
  key: keyTray,
  lantern: lanternQuay,
  letter: letter,
  'limestone-towers': towers,
  loch: loch,
  mekong: mekong,
  mere: mere,
  migration: migration,
  'night-train': nightTrain,
  'ocean-ship': linerAtDusk,
  'old-town': oldTown,
  orbit: orbit,
  pagoda: pagoda,
  palace: palace,
  'palm-shore': palmShore,
  'port-of-call': portOfCall,
  porthole: porthole,
  'river-bend': terraces,
  'river-ship': vineyards,
  safari: savanna,
  'safari-camp': safariCamp,
  'ship-deck': deck,
  'ship-suite': suite,
  'sleeper-corridor': corridor,
  'snow-cone': volcano,
  'southern-lake': southernLake,
  'southern-lights': southernLights,
  space: overEarth,
  spaceport: spaceport,
  'tailor-made': mapTable,
  train: viaduct,
  wake: wake,
  'white-desert': penguins,
};
export const prints: ArtPrint[] = listed.map(({ id, position, shows }) => {
  const print = scenes[id];
  if (!print) throw new Error(`No scene ${id}`);
  return { id, print, position: positions.find((place) => place === position), shows };
});
