import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import credits from './picture-credits.json' with { type: 'json' };
import made from './pictures.json' with { type: 'json' };
import {
  artNames,
  coverPicture,
  hotelPicture,
  pictureAddress,
  pictureFile,
  pictureSource,
  placeViews,
  type ArtId,
  type PhotographId,
  type PictureId,
} from './pictures.ts';
import { placePicture } from './place-pictures.ts';

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
const flagships = readdirSync(new URL('hotels/', content)).map(
  (slug) =>
    JSON.parse(text(`hotels/${slug}/facts.json`)) as {
      slug: string;
      pictures?: string[];
    },
);
const idOf = ({ base }: { base: string }) => base.replace('/pictures/', '');

describe('files', () => {
  it('exist in both formats for every width of every photograph and of every drawing in both brands', () => {
    const wide = pictureSource('art-card'),
      tall = pictureSource('art-card', 'tall');
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

  it('stay small: no AVIF above 180 kB, all together under 40 MB', () => {
    const sizes = readdirSync(new URL('pictures/', `${files.href}/`)).map((name) => ({
      name,
      size: statSync(`${files.pathname}/pictures/${name}`).size,
    }));
    expect(sizes.filter(({ name, size }) => name.endsWith('.avif') && size > 180_000)).toEqual([]);
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(40_000_000);
  });

  it('picks the smallest file that is wide enough, or the widest', () => {
    expect(
      pictureFile({ base: '/pictures/x', width: 1500, height: 1000, widths: [640, 1024, 1500] }, 900),
    ).toBe('/pictures/x-1024.webp');
    expect(pictureFile({ base: '/pictures/x', width: 800, height: 533, widths: [640, 800] }, 1600)).toBe(
      '/pictures/x-800.webp',
    );
  });
});

describe('credits', () => {
  it('name every picture, its author and its licence, and describe it in four languages', () => {
    expect(credits.map((c) => c.id).toSorted()).toEqual([...photographs, ...art].toSorted());
    for (const { shows, credit, licence } of credits)
      expect(
        [credit, licence, ...(['en', 'zh-tw', 'zh-cn', 'ja'] as const).map((l) => shows[l])].every(
          (words) => words.trim().length > 2,
        ),
      ).toBe(true);
  });
});

describe('hotels', () => {
  it('have the picture that the service names, or none', () => {
    expect(hotelPicture('room-1')).toEqual(pictureSource('room-1'));
    expect(hotelPicture('art-ryokan')).toEqual(pictureSource('art-ryokan'));
    for (const unknown of ['', 'unknown-9', 'exterior-urban-1', 'toString', null])
      expect(hotelPicture(unknown)).toBeNull();
  });

  it('the service names only pictures that exist', () => {
    const facts = JSON.parse(text('pictures.json')) as { id: string }[];
    expect(facts.map(({ id }) => id).toSorted()).toEqual(
      photographs.filter((id) => !id.startsWith('art-')).toSorted(),
    );
  });

  it('every flagship has five or six pictures', () => {
    expect(flagships).toHaveLength(60);
    for (const { slug, pictures = [] } of flagships) {
      expect(new Set(pictures).size, slug).toBe(pictures.length);
      expect([5, 6], slug).toContain(pictures.length);
      expect(
        pictures.filter((id) => !([...photographs, ...art] as string[]).includes(id)),
        slug,
      ).toEqual([]);
    }
  });
});

describe('facts', () => {
  const facts = JSON.parse(text('pictures.json')) as {
    id: string;
    kind: string;
    settings: string[];
    styles?: string[];
    place?: string[];
  }[];
  const ofHotels =
    'bedroom twin suite corner bathroom pool terrace lobby lounge dining spa detail exterior courtyard entrance';
  const kinds = `${ofHotels} landscape view landmark`.split(' ');
  const settings = new Set(
    [
      ...places.flatMap((p) => (p.settings ?? '').split(' ')),
      ...rows('places/districts.tsv').map((d) => d.setting ?? ''),
    ].filter(Boolean),
  );
  const styles = ['city', 'palace', 'club', 'beach', 'alpine', 'riad', 'ryokan', 'desert'];

  it('use known terms', () => {
    for (const { id, kind, settings: own, styles: manners = [] } of facts) {
      expect(kinds, id).toContain(kind);
      expect(
        own.filter((setting) => !settings.has(setting)),
        id,
      ).toEqual([]);
      expect(
        manners.filter((style) => !styles.includes(style)),
        id,
      ).toEqual([]);
    }
  });

  it('keep the sea to the shore and dunes to the desert, unless a place is named', () => {
    const shown = new Map(credits.map((c) => [c.id, c.shows.en]));
    const allowed: [RegExp, string[]][] = [
      [/\b(sea|beach|jetty)\b/, ['beach', 'island', 'harbour']],
      [/\bdunes\b/, ['desert']],
    ];
    for (const { id, settings: own, place } of facts)
      for (const [word, where] of allowed)
        if (!place && word.test(shown.get(id) ?? ''))
          expect(
            own.filter((setting) => !where.includes(setting)),
            id,
          ).toEqual([]);
  });

  it('name the place of every landmark and view', () => {
    expect(
      facts.filter(({ kind, place = [] }) => ['landmark', 'view'].includes(kind) && place.length === 0),
    ).toEqual([]);
    for (const [code, ids] of Object.entries(placeViews))
      for (const id of ids) expect(facts.find((one) => one.id === id)?.place, id).toEqual([code]);
  });
});

describe('places', () => {
  const regions = (JSON.parse(text('places/regions.json')) as { code: string }[]).map((r) => r.code);

  it('every place and region has a suitable picture', () => {
    const chosen = [...places.map((p) => `place-${p.code}`), ...regions.map((code) => `region-${code}`)];
    const unknown = idOf(placePicture('place-atlantis'));
    const left = chosen.filter((key) => idOf(placePicture(key)) === unknown);
    // Places whose country is shown by neither a photograph nor a drawing.
    expect(left).toEqual(['place-siem-reap', 'place-kerala', 'place-cappadocia']);
    expect(idOf(placePicture('par'))).toBe('paris');
    expect(idOf(placePicture('place-nyc'))).toBe('new-york');
  });

  it('regions have prints of the series, all different', () => {
    const shown = regions.map((code) => idOf(placePicture(`region-${code}`)));
    expect(shown.filter((id) => !id.startsWith('art-') || !Object.hasOwn(made, id))).toEqual([]);
    expect(new Set(shown).size).toBe(regions.length);
  });

  it('snow, ice and northern lights appear only for places that have them', () => {
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

  it('a city is shown by its own photograph or a drawing, never by another city', () => {
    const cities: PictureId[] = Object.values(placeViews)
      .flat()
      .filter((id) => !['coast', 'bali'].includes(id));
    for (const { code = '' } of places)
      if (!placeViews[code]) expect(cities).not.toContain(idOf(placePicture(code)));
  });
});

describe('a picture across the page', () => {
  it('is the first that need not be enlarged', () => {
    const across = (id: string) => ({ picture: hotelPicture(id), isBounded: false });
    expect(coverPicture(['suite-2', 'room-3', 'lounge-2', 'coast'])).toEqual(across('lounge-2'));
    expect(coverPicture(['coast', 'lounge-2'])).toEqual(across('coast'));
  });
  it('is none where all are small, or missing', () => {
    expect(coverPicture(['suite-2', 'villa-1', 'no-such-picture'])).toBeNull();
    expect(coverPicture([])).toBeNull();
  });
});

describe("a supplier's picture", () => {
  const address = (width: number) => `https://i.pictures.example/pool-${width}.jpg`;
  const sizes = [350, 1000].map((width) => ({ width, address: address(width) }));
  const pool = hotelPicture({ sizes, caption: 'A pool', langs: { caption: 'zh-cn' } });

  it('has its own addresses, its caption with the language, and the brand’s mark in case it fails', () =>
    expect(pool).toMatchObject({
      addresses: [address(350), address(1000)],
      widths: [350, 1000],
      width: 1000,
      caption: 'A pool',
      lang: 'zh-Hans',
      mark: expect.stringMatching(/^M/i),
    }));
  it('is named by an absolute address of its own, as one of ours by one of the site', () => {
    const file = (picture: string | { sizes: typeof sizes }, width: number) => {
      const source = hotelPicture(picture);
      return source && pictureAddress('https://www.site.example', source, width);
    };
    expect(file({ sizes }, 300)).toBe(address(350));
    expect(file({ sizes }, 960)).toBe(address(1000));
    expect(file({ sizes }, 1200)).toBe(address(1000));
    expect(file('coast', 960)).toMatch(/^https:\/\/www\.site\.example\/pictures\/coast-\d+\.webp$/);
  });
  it('is shown across a page of bounded width, unless another is wide enough for any', () => {
    expect(coverPicture([{ sizes }, 'coast'])).toEqual({ picture: hotelPicture('coast'), isBounded: false });
    expect(coverPicture(['suite-2', { sizes }])).toEqual({
      picture: hotelPicture({ sizes }),
      isBounded: true,
    });
  });
  it('is not shown across a page if it is small, nor without an address', () => {
    expect(coverPicture([{ sizes: [{ width: 999, address: address(999) }] }])).toBeNull();
    expect(hotelPicture({ sizes: [] })).toBeNull();
  });
});
