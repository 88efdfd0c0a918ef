import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '@voyage/themes/contract.css.ts';
import { breakpoint, space } from '@voyage/themes/scale.ts';
import { liveValue, variableName } from './live-theme.ts';
import { code, Part, Sheet, Table } from './Sheet.tsx';
import { grid } from '@voyage/ui/base/layout.css.ts';
import { text } from '@voyage/ui/base/typography.css.ts';

const meta: Meta = {
  title: 'Foundations/Space and radius',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
};
export default meta;

const radii = Object.keys(theme.radius) as (keyof typeof theme.radius)[];
const shadows = Object.keys(theme.shadow) as (keyof typeof theme.shadow)[];
const crops = Object.keys(theme.crop) as (keyof typeof theme.crop)[];
const panel = { background: theme.color.panel, border: `1px solid ${theme.color.border}` };

const Shown = ({ name, value, children }: { name: string; value: string; children: React.ReactNode }) => (
  <li>
    {children}
    <p className={text.strong} style={{ marginTop: theme.space.x3 }}>
      {name}
    </p>
    <p className={text.small} style={code}>
      {variableName(value)}
      <br />
      {liveValue(value)}
    </p>
  </li>
);

export const SpaceAndRadius: StoryObj = {
  name: 'Space and radius',
  render: () => (
    <Sheet
      title="Space and radius"
      lead="Both brands share the spaces; the corners, the shadows and the crops of pictures are their own."
    >
      <Part
        title="Space"
        text="Boxes space what is inside them (Stack, Inline, Grid); a component has no margin of its own. Controls are 44 px high at the least."
      >
        <Table
          caption="Space"
          head={['Name', 'Value', 'Looks']}
          rows={Object.entries(space).map(([name, value]) => [
            name,
            name === 'section' ? '64 to 120 px' : `${Number.parseFloat(value) * 16} px`,
            <div
              key="look"
              style={{ width: value, height: theme.space.x4, background: theme.color.action }}
            />,
          ])}
        />
      </Part>
      <Part
        title="Which space for what"
        text="Nearness says what belongs together: what is inside a thing stands closer than what is beside it."
      >
        <Table
          caption="Uses of the spaces"
          head={['Between', 'Space']}
          rows={[
            ['an icon and its words; a label and its hint', '4 to 8 px'],
            ['a label and its control; lines of one card', '8 px'],
            ['buttons side by side', '12 px'],
            ['fields of a form; the edge of a card and its content', '16 to 24 px'],
            ['cards of a grid: 24 on a desktop, 16 on a phone', '16 to 24 px'],
            ['a heading and what it heads; parts of a page', '24 to 48 px'],
            ['sections of a page: 120 on a desktop, 64 on a phone', '64 to 120 px'],
          ]}
        />
      </Part>
      <Part title="Corners">
        <ul className={grid.narrow}>
          {radii.map((name) => (
            <Shown key={name} name={name} value={theme.radius[name]}>
              <div style={{ ...panel, height: '6rem', width: '6rem', borderRadius: theme.radius[name] }} />
            </Shown>
          ))}
        </ul>
      </Part>
      <Part title="Shadows">
        <ul className={grid.narrow}>
          {shadows.map((name) => (
            <Shown key={name} name={name} value={theme.shadow[name]}>
              <div
                style={{
                  height: '6rem',
                  background: theme.color.raised,
                  borderRadius: theme.radius.card,
                  boxShadow: theme.shadow[name],
                }}
              />
            </Shown>
          ))}
        </ul>
      </Part>
      <Part title="Crops">
        <ul className={grid.narrow}>
          {crops.map((name) => (
            <Shown key={name} name={name} value={theme.crop[name]}>
              <div style={{ ...panel, aspectRatio: theme.crop[name], borderRadius: theme.radius.picture }} />
            </Shown>
          ))}
        </ul>
      </Part>
      <Part
        title="Where the page changes"
        text="Written for the phone first; two widths above it. On a desktop twelve columns in 1280 px with 24 between them, on a phone four with 16. Nothing is wider than a window of 320 px."
      >
        <Table
          caption="Widths"
          least="20rem"
          head={['Name', 'From']}
          rows={Object.entries(breakpoint).map(([name, query]) => [
            name,
            <span key="q" style={code}>
              {query}
            </span>,
          ])}
        />
      </Part>
    </Sheet>
  ),
};
