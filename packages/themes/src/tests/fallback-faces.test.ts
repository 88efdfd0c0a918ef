import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as club from '../club/tokens.ts';
import * as main from '../main/tokens.ts';

const brands = { main, club };

it.each(['main', 'club'] as const)(
  'each stack names the adjusted system fonts, with the one for Android: %s',
  (brand) => {
    const styles = readFileSync(new URL(`../${brand}/fonts.css.ts`, import.meta.url), 'utf8');
    const defined = [...styles.matchAll(/^fallbackFace\('([^']+)', '(\w+)'/gm)];
    const { display, text } = brands[brand].faces;
    const kindsOf = (stack: string) =>
      defined.filter(([, family]) => stack.includes(`"${family}"`)).map(([, , kind]) => kind);
    expect(kindsOf(display)).toEqual(['serif', 'androidSerif']);
    expect(kindsOf(text)).toEqual(['sans']);
    expect(defined).toHaveLength(3);
  },
);
