import { describe, expect, it } from 'vitest';
import * as club from './club/tokens.ts';
import * as main from './main/tokens.ts';

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => channel(Number.parseInt(hex.slice(i, i + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([['main', main.color], ['club', club.color]])('contrast of %s (WCAG 1.4.3, 1.4.11)', (_name, color) => {
  const surfaces = ['page', 'panel', 'raised'] as const;
  it.each(surfaces.flatMap((surface) => (['text', 'secondary', 'action', 'second', 'error', 'success', 'disabled'] as const).map((role) => [role, surface] as const)))('%s on %s is readable', (role, surface) => {
    expect(contrast(color[role], color[surface])).toBeGreaterThanOrEqual(4.5);
  });
  it.each([['onAction', 'action'], ['onAction', 'actionHover'], ['onSecond', 'second'], ['error', 'errorPanel'], ['text', 'errorPanel']] as const)('%s on %s is readable', (role, surface) => {
    expect(contrast(color[role], color[surface])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(surfaces.flatMap((surface) => (['border', 'focus'] as const).map((role) => [role, surface] as const)))('%s on %s is visible', (role, surface) => {
    expect(contrast(color[role], color[surface])).toBeGreaterThanOrEqual(3);
  });
});
