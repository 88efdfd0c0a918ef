import type { Brand } from '@voyage/vite/site-preset.ts';

export const brands: readonly Brand[] = ['main', 'club'];

/** Where each brand's Storybook runs while it is worked on. */
export const devPorts: Record<Brand, number> = { main: 6006, club: 6007 };

/** `BRAND=main|club`; main where nothing is said, and an error where something else is. */
export function brandOfEnvironment(): Brand {
  const said = process.env.BRAND ?? 'main';
  const brand = brands.find((name) => name === said);
  if (!brand) throw new Error(`BRAND is "${said}"; it may be ${brands.join(' or ')}`);
  return brand;
}
