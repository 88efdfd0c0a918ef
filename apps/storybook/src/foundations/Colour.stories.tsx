import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '@voyage/themes/contract.css.ts';
import { contrast, liveValue, variableName } from './live-theme.ts';
import { code, Part, Sheet, Table } from './Sheet.tsx';
import { grid } from '@voyage/ui/base/layout.css.ts';
import { secondary, text } from '@voyage/ui/base/typography.css.ts';

const meta: Meta = {
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
};
export default meta;

type Role = keyof typeof theme.color;
/** The use of each; a colour added to the contract must be added here. */
const uses: Record<Role, string> = {
  page: 'The ground of every page',
  panel: 'A quieter part of a page',
  raised: 'Cards, fields, slips',
  text: 'Words',
  secondary: 'Words that matter less',
  action: 'The one action colour',
  actionHover: 'The action, pointed at',
  onAction: 'Words on the action',
  choice: 'An action that a list repeats',
  choiceHover: 'The repeated action, pointed at',
  onChoice: 'Words on the repeated action',
  second: 'Links and marks beside the action',
  onSecond: 'Words on the second',
  border: 'The edge of a control',
  hairline: 'Rules between rows',
  ornament: 'Ornament, never words',
  error: 'What is wrong',
  errorPanel: 'The ground of what is wrong',
  success: 'What went well',
  focus: 'The ring of the focus',
  scrim: 'Between a layer and the page',
  veil: 'Behind the words of a header on a photograph',
  overPicture: 'Words on a photograph',
  disabled: 'What rests',
};
const roles = Object.keys(theme.color) as Role[];

function Swatch({ role }: { role: Role }) {
  return (
    <li>
      <div
        style={{
          height: '5rem',
          background: theme.color[role],
          border: `1px solid ${theme.color.border}`,
          borderRadius: theme.radius.card,
        }}
      />
      <p className={text.strong} style={{ marginTop: theme.space.x2 }}>
        {role}
      </p>
      <p className={`${text.small} ${secondary}`}>{uses[role]}</p>
      <p className={text.small} style={code}>
        {variableName(theme.color[role])}
        <br />
        {liveValue(theme.color[role])}
      </p>
    </li>
  );
}

const surfaces = ['page', 'panel', 'raised'] as const;
const words = ['text', 'secondary', 'action', 'second', 'error', 'success', 'disabled'] as const;
const pairs: [Role, Role, number][] = [
  ...words.flatMap((role) => surfaces.map((surface): [Role, Role, number] => [role, surface, 4.5])),
  ['onAction', 'action', 4.5],
  ['onAction', 'actionHover', 4.5],
  ['onSecond', 'second', 4.5],
  ['error', 'errorPanel', 4.5],
  ['text', 'errorPanel', 4.5],
  ['overPicture', 'scrim', 4.5],
  ['overPicture', 'veil', 4.5],
];
const lines: [Role, Role, number][] = (['border', 'focus'] as const).flatMap((role) =>
  surfaces.map((surface): [Role, Role, number] => [role, surface, 3]),
);

const row = ([role, surface, least]: [Role, Role, number], sample: boolean) => {
  const ratio = contrast(liveValue(theme.color[role]), liveValue(theme.color[surface]));
  const look = {
    display: 'inline-block',
    padding: `${theme.space.x1} ${theme.space.x4}`,
    background: theme.color[surface],
    borderRadius: theme.radius.control,
  };
  return [
    `${role} on ${surface}`,
    sample ? (
      <span style={{ ...look, color: theme.color[role] }}>Twelve rooms above the river</span>
    ) : (
      <span style={{ ...look, border: `2px solid ${theme.color[role]}` }}>A field</span>
    ),
    <span key="ratio" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {ratio.toFixed(1)} : 1
    </span>,
    ratio >= least ? (ratio >= 7 ? 'AAA' : 'AA') : `Too little: ${least} is needed`,
  ];
};

/** Read from the live page, so that changed tokens show up. */
export const Colour: StoryObj = {
  render: () => (
    <Sheet
      title="Colour"
      lead="One warm neutral, near-black and one action colour; the photographs carry the rest. A component knows the role, never the value."
    >
      <Part title="Roles">
        <ul className={grid.medium} style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }}>
          {roles.map((role) => (
            <Swatch key={role} role={role} />
          ))}
        </ul>
      </Part>
      <Part
        title="Words"
        text="WCAG 1.4.3: at least 4.5 to 1. What is translucent is measured on a white photograph."
      >
        <Table
          caption="Contrast of words"
          head={['Pair', 'Looks', 'Contrast', 'Reaches']}
          rows={pairs.map((pair) => row(pair, true))}
        />
      </Part>
      <Part title="Edges and focus" text="WCAG 1.4.11: at least 3 to 1.">
        <Table
          caption="Contrast of edges"
          head={['Pair', 'Looks', 'Contrast', 'Reaches']}
          rows={lines.map((pair) => row(pair, false))}
        />
      </Part>
    </Sheet>
  ),
};
