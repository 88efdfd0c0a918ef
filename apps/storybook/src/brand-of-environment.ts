import type { Brand } from '@voyage/vite/site-preset.ts';

export const brands: readonly Brand[] = ['main', 'club'];

/** The development port of each brand's Storybook. */
export const devPorts: Record<Brand, number> = { main: 6006, club: 6007 };

/** `BRAND=main|club`; main by default, and an error for any other value. */
export function brandOfEnvironment(): Brand {
  const value = process.env.BRAND ?? 'main';
  const brand = brands.find((name) => name === value);
  if (!brand) throw new Error(`BRAND is "${value}"; it may be ${brands.join(' or ')}`);
  return brand;
}
