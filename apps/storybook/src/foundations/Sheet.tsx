import { theme } from '@voyage/themes/contract.css.ts';
import { container, measure, stack } from '@voyage/ui/base/layout.css.ts';
import type { CSSProperties, ReactNode } from 'react';
import { heading, secondary, text as textClass } from '@voyage/ui/base/typography.css.ts';

/** A page about the foundations: for developers and designers, so it is in English. */
export function Sheet({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <article lang="en" className={container} style={{ paddingBlock: theme.space.x8 }}>
      <div className={stack.x12}>
        <div className={stack.x4}>
          <h1 className={heading.h1}>{title}</h1>
          <p className={`${textClass.lead} ${measure}`}>{lead}</p>
        </div>
        {children}
      </div>
    </article>
  );
}

export function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section>
      <div className={stack.x6}>
        <div className={stack.x2}>
          <h2 className={heading.h3}>{title}</h2>
          {text && <p className={`${textClass.body} ${secondary} ${measure}`}>{text}</p>}
        </div>
        {children}
      </div>
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
