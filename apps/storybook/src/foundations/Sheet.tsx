import { theme } from '@voyage/themes/contract.css.ts';
import { Stack } from '@voyage/ui/Layout.tsx';
import { container, measure } from '@voyage/ui/layout.css.ts';
import { Heading, Text } from '@voyage/ui/Text.tsx';
import type { CSSProperties, ReactNode } from 'react';

/** A page about the foundations: for developers and designers, so it is in English. */
export function Sheet({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <article lang="en" className={container} style={{ paddingBlock: theme.space.x8 }}>
      <Stack gap="x12">
        <Stack gap="x4">
          <Heading level={1}>{title}</Heading>
          <Text size="lead" className={measure}>
            {lead}
          </Text>
        </Stack>
        {children}
      </Stack>
    </article>
  );
}

export function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section>
      <Stack gap="x6">
        <Stack gap="x2">
          <Heading level={2} size="h3">
            {title}
          </Heading>
          {text && (
            <Text tone="secondary" className={measure}>
              {text}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </section>
  );
}

const line = `1px solid ${theme.color.hairline}`;
export const cell: CSSProperties = {
  padding: `${theme.space.x2} ${theme.space.x4} ${theme.space.x2} 0`,
  borderTop: line,
  textAlign: 'start',
  verticalAlign: 'top',
};
/**
 * Names and values; in the text font, because the brands have no monospaced one and system fonts differ
 * between machines.
 */
export const code: CSSProperties = {
  fontVariantNumeric: 'tabular-nums slashed-zero',
  fontSize: theme.size.s14,
};

/** A table that scrolls sideways if it is wider than a phone. */
export function Table({
  caption,
  head,
  rows,
  least = '30rem',
}: {
  caption: string;
  head: string[];
  rows: ReactNode[][];
  least?: string;
}) {
  return (
    <div role="region" aria-label={caption} tabIndex={0} style={{ overflowX: 'auto' }}>
      <table style={{ width: '100%', minWidth: least, borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {head.map((name) => (
              <th
                key={name}
                scope="col"
                style={{ ...cell, borderTop: 0, fontWeight: 600, fontSize: theme.size.s14 }}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {row.map((value, j) =>
                j === 0 ? (
                  <th key={j} scope="row" style={{ ...cell, fontWeight: 400 }}>
                    {value}
                  </th>
                ) : (
                  <td key={j} style={{ ...cell, overflowWrap: 'anywhere' }}>
                    {value}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
