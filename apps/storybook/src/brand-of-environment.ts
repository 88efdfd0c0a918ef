import type { Brand } from '@voyage/vite/site-preset.ts';

export const brands: readonly Brand[] = ['main', 'club'];

/** `BRAND=main|club`; main where nothing is said, and an error where something else is. */
export function brandOfEnvironment(): Brand {
  const said = process.env.BRAND ?? 'main';
  const brand = brands.find((name) => name === said);
  if (!brand) throw new Error(`BRAND is "${said}"; it may be ${brands.join(' or ')}`);
  return brand;
}
