import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import credits from './picture-credits.json' with { type: 'json' };
import made from './pictures.json' with { type: 'json' };
import {
  artNames,
  hotelPicture,
  pictureFile,
  pictureSource,
  placeViews,
  type ArtId,
  type PhotographId,
  type PictureId,
} from './pictures.ts';
import { placePicture } from './place-pictures.ts';
import { renders } from './renders.ts';

const content = new URL('../../../apps/api/content/', import.meta.url);
const files = new URL('../public', import.meta.url);
const text = (path: string) => readFileSync(new URL(path, content), 'utf8');
const rows = (path: string) => {
  const [head = '', ...lines] = text(path).trim().split('\n');
  return lines.map((line) =>
    Object.fromEntries(head.split('\t').map((name, i) => [name, line.split('\t')[i] ?? ''])),
  );
};
const photographs = Object.keys(made) as PhotographId[];
const art = artNames.map((name): ArtId => `art-${name}`);
const places = rows('places/places.tsv');
const settings = new Set(
  [
    ...places.flatMap((p) => (p.settings ?? '').split(' ')),
    ...rows('places/districts.tsv').map((d) => d.setting ?? ''),
  ].filter(Boolean),
);
const flagships = readdirSync(new URL('hotels/', content)).map(
  (slug) =>
    JSON.parse(text(`hotels/${slug}/facts.json`)) as {
      slug: string;
      city: string;
      features: string[];
      pictures?: string[];
    },
);
const idOf = ({ base }: { base: string }) => base.replace('/pictures/', '');
const houses = Array.from({ length: 60 }, (_, i) => 1000 + i);

describe('files', () => {
  it('exist in both formats for every width of every photograph and of every drawing in both brands', () => {
    const wide = pictureSource('art-city'),
      tall = pictureSource('art-city', 'tall');
    const all = [
      ...photographs.map((id) => pictureSource(id)),
      ...art.flatMap((id) =>
        ['main', 'club'].flatMap((brand) => [
          { base: `/pictures/${id}-${brand}`, widths: wide.widths },
          { base: `/pictures/${id}-tall-${brand}`, widths: tall.widths },
        ]),
      ),
    ];
    const missing = all
      .flatMap(({ base, widths }) =>
        widths.flatMap((width) => ['avif', 'webp'].map((ending) => `${base}-${width}.${ending}`)),
      )
      .filter((file) => !existsSync(`${files.pathname}${file}`));
    expect(missing).toEqual([]);
  });

  it('stay light: no AVIF above 180 kB, all together under 40 MB', () => {
    const sizes = readdirSync(new URL('pictures/', `${files.href}/`)).map((name) => ({
      name,
      size: statSync(`${files.pathname}/pictures/${name}`).size,
    }));
    expect(sizes.filter(({ name, size }) => name.endsWith('.avif') && size > 180_000)).toEqual([]);
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(40_000_000);
  });

  it('names one file at least as wide as wanted, or the widest', () => {
    expect(
      pictureFile({ base: '/pictures/x', width: 1500, height: 1000, widths: [640, 1024, 1500] }, 900),
    ).toBe('/pictures/x-1024.webp');
    expect(pictureFile({ base: '/pictures/x', width: 800, height: 533, widths: [640, 800] }, 1600)).toBe(
      '/pictures/x-800.webp',
    );
  });
});

describe('credits', () => {
  it('name every picture, who made it and its licence, and say in four languages what it shows', () => {
    expect(credits.map((c) => c.id).toSorted()).toEqual([...photographs, ...art].toSorted());
    for (const { shows, credit, licence } of credits)
      expect(
        [credit, licence, ...(['en', 'zh-tw', 'zh-cn', 'ja'] as const).map((l) => shows[l])].every(
          (words) => words.trim().length > 2,
        ),
      ).toBe(true);
  });
});

describe('renders', () => {
  const kinds = [
    'bedroom',
    'twin',
    'suite',
    'bathroom',
    'pool',
    'terrace',
    'lobby',
    'dining',
    'spa',
    'detail',
  ];

  it('are pictures of a known kind, true of settings that places have', () => {
    for (const { id, kind, settings: own, styles } of renders) {
      expect(photographs).toContain(id);
      expect(kinds).toContain(kind);
      expect(styles.length, id).toBeGreaterThan(0);
      expect(
        own.filter((setting) => !settings.has(setting)),
        id,
      ).toEqual([]);
      expect(own.length, id).toBeGreaterThan(0);
    }
  });

  it('show the sea only for the shore and dunes only for the desert', () => {
    const shown = new Map(credits.map((c) => [c.id, c.shows.en]));
    const allowed: [RegExp, string[]][] = [
      [/\bsea\b/, ['beach', 'island', 'harbour']],
      [/\bdunes\b/, ['desert']],
    ];
    for (const { id, settings: own } of renders)
      for (const [word, where] of allowed)
        if (word.test(shown.get(id) ?? ''))
          expect(
            own.filter((setting) => !where.includes(setting)),
            id,
          ).toEqual([]);
  });
});

describe('hotels', () => {
  it('every key of the inventory has a picture', () => {
    const keys = [
      ...[...settings].flatMap((setting) => [1, 2, 3].map((n) => `exterior-${setting}-${n}`)),
      ...rows('vocabulary/room-types.tsv').flatMap((r) => [1, 2, 3].map((n) => `${r.picture}-${n}`)),
      ...['lounge', 'table', 'suite', 'room'].flatMap((kind) => [1, 2, 3].map((n) => `${kind}-${n}`)),
      'spa',
      'suite',
      'dining',
      'transfer',
      '',
      'unknown-9',
    ];
    for (const key of keys)
      for (const id of houses)
        expect([...photographs, 'art-fast-track-main']).toContain(idOf(hotelPicture(key, id)));
  });

  it('a house is never shown as a place that it is not: no snow, no named place, sea and woods only where they are', () => {
    const named = Object.values(placeViews).flat();
    const only: Record<string, PhotographId[]> = {
      shore: ['shore'],
      sea: ['red-sunset'],
      wood: ['forest', 'villa-2'],
    };
    const never: PictureId[] = [
      ...named,
      'village',
      'snow-ridge',
      'cloud-peaks',
      'glacier',
      'ice-cave',
      'blue-ice',
      'aurora',
      'lake',
      'fjord',
      'green-mountains',
      'highland',
      'island',
      'cove',
      'evening-shore',
      'earth',
      'puffin',
    ];
    for (const setting of settings) {
      const shown = houses.flatMap((id) =>
        [1, 2, 3].map((n) => idOf(hotelPicture(`exterior-${setting}-${n}`, id))),
      );
      const forbidden: string[] = [
        ...never,
        ...(['beach', 'island'].includes(setting) ? [] : [...(only.shore ?? []), ...(only.sea ?? [])]),
        ...(setting === 'forest' ? [] : (only.wood ?? [])),
      ];
      expect(
        shown.filter((id) => forbidden.includes(id)),
        setting,
      ).toEqual([]);
    }
  });

  it('views of a city open houses of that city alone', () => {
    const opened = (place: string) =>
      new Set(houses.map((id) => idOf(hotelPicture('exterior-urban-1', id, place))));
    expect(opened('par')).toContain('paris');
    expect(opened('par')).toContain('louvre');
    for (const view of Object.values(placeViews).flat()) expect(opened('lon')).not.toContain(view);
  });

  it.each([...settings].map((setting) => [setting]))(
    'a list of 30 %s houses is varied, and neighbours differ',
    (setting) => {
      const shown = houses.slice(0, 30).map((id) => idOf(hotelPicture(`exterior-${setting}-1`, id)));
      expect(new Set(shown).size).toBeGreaterThanOrEqual(6);
      expect(shown.filter((id, i) => id === shown[i + 1])).toEqual([]);
    },
  );

  it('every flagship has five or six pictures of the set, and opens unlike the others of its city', () => {
    expect(flagships).toHaveLength(60);
    for (const { slug, pictures = [], features } of flagships) {
      expect(new Set(pictures).size, slug).toBe(pictures.length);
      expect([5, 6], slug).toContain(pictures.length);
      expect(
        pictures.filter((id) => !([...photographs, ...art] as string[]).includes(id)),
        slug,
      ).toEqual([]);
      if (pictures.includes('pool-1')) expect(features, slug).toContain('outdoor-pool');
    }
    for (const [city, own] of Map.groupBy(flagships, (f) => f.city))
      expect(new Set(own.map((f) => f.pictures?.[0])).size, city).toBe(own.length);
  });
});

describe('places', () => {
  const regions = (JSON.parse(text('places/regions.json')) as { code: string }[]).map((r) => r.code);

  it('every place and region has a picture of its own choosing', () => {
    const chosen = [...places.map((p) => `place-${p.code}`), ...regions.map((code) => `region-${code}`)];
    const unknown = idOf(placePicture('place-atlantis'));
    const left = chosen.filter((key) => idOf(placePicture(key)) === unknown);
    // Places whose country neither a photograph nor a drawing shows.
    expect(left).toEqual(['place-siem-reap', 'place-kerala', 'place-cappadocia']);
    expect(idOf(placePicture('par'))).toBe('paris');
    expect(idOf(placePicture('place-nyc'))).toBe('new-york');
  });

  it('snow, ice and northern lights stand only for places that have them', () => {
    const cold: PictureId[] = [
      'snow-ridge',
      'cloud-peaks',
      'glacier',
      'ice-cave',
      'aurora',
      'lake',
      'green-mountains',
      'ochre-hills',
    ];
    const warm = places.filter((p) =>
      ['middle-east', 'africa', 'indian-ocean', 'southeast-asia', 'pacific'].includes(p.region ?? ''),
    );
    expect(
      warm.filter((p) => (cold as string[]).includes(idOf(placePicture(p.code ?? '')))).map((p) => p.code),
    ).toEqual([]);
  });

  it('a city is shown by its own photograph or by a drawing, never by another city', () => {
    const cities: PictureId[] = Object.values(placeViews)
      .flat()
      .filter((id) => !['coast', 'bali'].includes(id));
    for (const { code = '' } of places)
      if (!placeViews[code]) expect(cities).not.toContain(idOf(placePicture(code)));
  });
});
