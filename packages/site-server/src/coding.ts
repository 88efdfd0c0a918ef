/** Content codings that the sites send, best first where the reader takes several alike. */
export const codings = ['br', 'zstd', 'gzip'] as const;
export type Coding = (typeof codings)[number] | 'identity';

const kept = new Map<string, Coding>();

function choose(header: string): Coding {
  const quality = new Map(
    header
      .split(',')
      .slice(0, 20)
      .map((part) => {
        const [name = '', ...params] = part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/);
        const q = params.find((param) => param.startsWith('q='));
        return [name, q === undefined ? 1 : Number(q.slice(2)) || 0];
      }),
  );
  const of = (coding: Coding) => quality.get(coding) ?? quality.get('*') ?? 0;
  return codings.reduce<Coding>(
    (best, coding) => (of(coding) > (best === 'identity' ? 0 : of(best)) ? coding : best),
    'identity',
  );
}

/** The coding that an Accept-Encoding header asks for (RFC 9110, 12.5.3). */
export function codingFor(header: string | undefined): Coding {
  if (!header) return 'identity';
  let coding = kept.get(header);
  if (coding === undefined) {
    coding = choose(header);
    if (kept.size < 500) kept.set(header, coding); // browsers send a handful; whoever sends others is not remembered
  }
  return coding;
}
