import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '@voyage/themes/contract.css.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { useState, useSyncExternalStore } from 'react';
import { liveValue, variableName } from './live-theme.ts';
import { code, Part, Sheet, Table } from './Sheet.tsx';
import { inline } from '@voyage/ui/base/layout.css.ts';
import { text } from '@voyage/ui/base/typography.css.ts';

const meta: Meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
};
export default meta;

const reduced = '(prefers-reduced-motion: reduce)';
const useReducedMotion = () =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(reduced);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(reduced).matches,
  );

/** A layer that enters and leaves with the brand's motion: origin, duration and easing. */
function Layer({ title, from }: { title: string; from: string }) {
  const [shown, show] = useState(true);
  return (
    <div style={{ display: 'grid', gap: theme.space.x4, width: 'min(100%, 20rem)', alignContent: 'start' }}>
      <div
        style={{
          overflow: 'hidden',
          padding: theme.space.x4,
          background: theme.color.panel,
          borderRadius: theme.radius.card,
        }}
      >
        <div
          style={{
            padding: theme.space.x6,
            background: theme.color.raised,
            borderRadius: theme.radius.card,
            opacity: shown ? 1 : 0,
            transform: shown ? 'none' : from,
            transition: `opacity ${theme.motion.duration} ${theme.motion.easing}, transform ${theme.motion.duration} ${theme.motion.easing}`,
          }}
        >
          <p className={text.strong}>{title}</p>
        </div>
      </div>
      <Button variant="secondary" aria-pressed={!shown} onClick={() => show(!shown)}>
        {shown ? `Take away: ${title}` : `Bring back: ${title}`}
      </Button>
    </div>
  );
}

const parts = Object.keys(theme.motion) as (keyof typeof theme.motion)[];
function Page() {
  const isReduced = useReducedMotion();
  return (
    <Sheet
      title="Motion"
      lead="One movement a brand. It says where a thing came from, and never waits for itself."
    >
      <Part title="Values">
        <Table
          caption="Motion"
          least="20rem"
          head={['Name', 'Value']}
          rows={parts.map((name) => [
            name,
            <span key="v" style={code}>
              {variableName(theme.motion[name])}: {liveValue(theme.motion[name])}
            </span>,
          ])}
        />
      </Part>
      <Part
        title="Try it"
        text={
          isReduced
            ? 'Your system asks for less motion: you see the layer fade, and nothing move.'
            : 'Your system does not ask for less motion: you see the movement of the brand.'
        }
      >
        <div className={inline.x8} style={{ alignItems: 'start' }}>
          <Layer title="A dialog" from={theme.motion.enter} />
          <Layer title="A drawer" from={theme.motion.enterSide} />
        </div>
      </Part>
      <Part title="Rules">
        <ul
          style={{
            display: 'grid',
            gap: theme.space.x2,
            listStyle: 'disc',
            paddingInlineStart: theme.space.x5,
          }}
        >
          <li>
            Where less motion is asked for, only opacity changes; every animation runs once, in a millisecond.
            The reset does this for all components, so that none has to remember.
          </li>
          <li>The first picture of a page is never animated: it is what the page is measured by.</li>
          <li>Nothing moves by itself: no carousel that turns, no number that counts up.</li>
          <li>Colours of a control change in 160 ms. A layer takes the time of its brand.</li>
          <li>A spinner turns only beside words that say what is going on.</li>
        </ul>
      </Part>
    </Sheet>
  );
}
export const Motion: StoryObj = { render: () => <Page /> };
