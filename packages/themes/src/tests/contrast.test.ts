import { describe, expect, it } from 'vitest';
import * as club from '../club/tokens.ts';
import * as main from '../main/tokens.ts';

type Rgb = [number, number, number];
/** `#RRGGBB`, or `rgba()` composited over its background. */
function rgb(value: string, behind: Rgb = [255, 255, 255]): Rgb {
  if (value.startsWith('#')) return [1, 3, 5].map((i) => Number.parseInt(value.slice(i, i + 2), 16)) as Rgb;
  const [r = 0, g = 0, b = 0, alpha = 1] = (value.match(/[\d.]+/g) ?? []).map(Number);
  return [r, g, b].map((part, i) => part * alpha + (behind[i] ?? 0) * (1 - alpha)) as Rgb;
}
const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
function luminance(color: string): number {
  const [r, g, b] = rgb(color).map((part) => channel(part / 255)) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
/** WCAG contrast; a translucent colour is measured on a white photograph, the worst case. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

it('the measurement itself is right', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 1);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

describe.each([
  ['main', main],
  ['club', club],
] as const)('contrast of %s (WCAG 1.4.3, 1.4.11)', (_name, { color, own }) => {
  const surfaces = ['page', 'panel', 'raised'] as const;
  it.each(
    surfaces.flatMap((surface) =>
      (['text', 'secondary', 'action', 'second', 'error', 'success', 'disabled'] as const).map(
        (role) => [role, surface] as const,
      ),
    ),
  )('%s on %s is readable', (role, surface) => {
    expect(contrast(color[role], color[surface])).toBeGreaterThanOrEqual(4.5);
  });
  it.each([
    ['onAction', 'action'],
    ['onAction', 'actionHover'],
    ['onChoice', 'choice'],
    ['onChoice', 'choiceHover'],
    ['onSecond', 'second'],
    ['error', 'errorPanel'],
    ['text', 'errorPanel'],
    ['overPicture', 'scrim'],
    ['overPicture', 'veil'],
  ] as const)('%s on %s is readable', (role, surface) => {
    expect(contrast(color[role], color[surface])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(
    surfaces.flatMap((surface) => (['border', 'focus'] as const).map((role) => [role, surface] as const)),
  )('%s on %s is visible', (role, surface) => {
    expect(contrast(color[role], color[surface])).toBeGreaterThanOrEqual(3);
  });
  it('text on the map is readable on land, parks and water', () => {
    for (const ground of ['land', 'park'] as const)
      expect(contrast(own.map.word, own.map[ground])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(own.map.waterWord, own.map.water)).toBeGreaterThanOrEqual(4.5);
  });
  it('the error colour marks a field on the error panel', () => {
    expect(contrast(color.error, color.errorPanel)).toBeGreaterThanOrEqual(3);
  });
  it.each(['color', 'secondary'] as const)(
    'a caption (%s) is readable under the picture or on its scrim',
    (role) => {
      // Text is below the last-but-one stop of the gradient; above it there is only the fade.
      const shades =
        own.caption.background === 'none'
          ? [color.page]
          : (own.caption.background.match(/rgba\([^)]+\)/g) ?? []).slice(0, 2);
      expect(shades.length).toBeGreaterThan(0);
      for (const shade of shades) expect(contrast(own.caption[role], shade)).toBeGreaterThanOrEqual(4.5);
    },
  );
  it('text on a tier card is readable on every shade of it', () => {
    const shades =
      own.tierCard.background === 'none'
        ? [color.page, color.panel]
        : (own.tierCard.background.match(/#[\dA-F]{6}/gi) ?? []);
    for (const shade of shades)
      for (const role of ['text', 'secondary'] as const)
        expect(contrast(color[role], shade)).toBeGreaterThanOrEqual(4.5);
  });
});
