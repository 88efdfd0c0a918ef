import { expect } from 'vitest';
import type { Certificate } from '../../src/use-cases/stays/certificate/certificate.ts';
import { frame } from '../../src/use-cases/stays/certificate/page.ts';

const a4 = { width: 595.28, height: 841.89 };

/**
 * Checks that every line is inside its column and the frame, none overlaps another, and all are on one page.
 */
export function expectSet({ placed, bytes }: Certificate): void {
  const slack = 0.5;
  for (const line of placed) {
    expect(line.x, line.text).toBeGreaterThanOrEqual(line.column.x - slack);
    expect(line.x + line.width, line.text).toBeLessThanOrEqual(line.column.x + line.column.width + slack);
    expect(line.x, line.text).toBeGreaterThan(frame.inner);
    expect(line.x + line.width, line.text).toBeLessThan(a4.width - frame.inner);
    expect(line.y, line.text).toBeGreaterThan(frame.inner);
    expect(line.y + line.height, line.text).toBeLessThan(a4.height - frame.inner);
  }
  for (const [i, a] of placed.entries())
    for (const b of placed.slice(i + 1)) {
      const apart =
        a.x + a.width <= b.x + slack ||
        b.x + b.width <= a.x + slack ||
        a.y + a.height <= b.y + slack ||
        b.y + b.height <= a.y + slack;
      expect(apart, `${a.text} | ${b.text}`).toBe(true);
    }
  expect(
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Type \/Page\b/g),
  ).toHaveLength(1);
}
