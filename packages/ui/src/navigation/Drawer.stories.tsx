import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../forms/Button.tsx';
import { Checkbox } from '../forms/Field.tsx';
import { Drawer } from './Drawer.tsx';
import { wordsOf, type StoryWords } from '../base/story-words.ts';
import { stack } from '../base/layout.css.ts';
import { text } from '../base/typography.css.ts';

const meta: Meta<typeof Drawer> = {
  title: 'Components/Navigation/Drawer',
  component: Drawer,
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component: `A panel from the side of the window: filters, a menu, a summary. The focus stays inside and is returned; Escape and a click outside close it.

**Do** put the next action in \`actions\` or \`doneLabel\`, where it stays visible; say what it does ("Show hotels").

**Do not** use it to ask before something is lost: use a \`Dialog\` with \`alert\`.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Drawer>;

const features = {
  en: ['Spa', 'Indoor pool', 'By the sea', 'Family rooms', 'Michelin-starred restaurant'],
  'zh-tw': ['水療', '室內泳池', '濱海', '家庭房', '米其林星級餐廳'],
  'zh-cn': ['水疗', '室内泳池', '滨海', '家庭房', '米其林星级餐厅'],
  ja: ['スパ', '屋内プール', '海辺', 'ファミリールーム', 'ミシュラン星付きレストラン'],
};

function Filtering({
  words,
  side,
  many = 1,
}: {
  words: StoryWords;
  side?: 'start' | 'end' | 'bottom';
  many?: number;
}) {
  const { t, pick } = words;
  const [open, setOpen] = useState(true);
  const [chosen, setChosen] = useState<string[]>(['0']);
  return (
    <div style={{ minHeight: '24rem' }}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('stays.filters')}
      </Button>
      {open && (
        <Drawer
          title={t('stays.filters')}
          closeLabel={t('site.close')}
          onClose={() => setOpen(false)}
          {...(side ? { side } : {})}
          doneLabel={t('stays.filters.show', { count: 12 })}
          actions={
            <Button variant="quiet" onClick={() => setChosen([])}>
              {t('stays.filters.clear')}
            </Button>
          }
        >
          {Array.from({ length: many }, (_, i) => (
            <fieldset key={i} className={stack.x2}>
              <legend className={text.strong}>
                {t(i % 2 === 0 ? 'stays.filters.features' : 'stays.filters.promotions')}
              </legend>
              {pick(features).map((label, j) => {
                const value = String(i * 10 + j);
                return (
                  <Checkbox
                    key={value}
                    checked={chosen.includes(value)}
                    onChange={({ target }) =>
                      setChosen(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
                    }
                  >
                    {label}
                  </Checkbox>
                );
              })}
            </fieldset>
          ))}
        </Drawer>
      )}
    </div>
  );
}

const waiting = (words: string) =>
  lazy(async () => {
    await new Promise((done) => setTimeout(done, 300));
    return { default: () => <p className={text.body}>{words}</p> };
  });
function OverWaitingPage({ words: { t } }: { words: StoryWords }) {
  const [Waiting, wait] = useState<ReturnType<typeof waiting>>();
  const [open, setOpen] = useState(true);
  return (
    <Suspense>
      {Waiting && <Waiting />}
      {open && (
        <Drawer title={t('stays.filters')} closeLabel={t('site.close')} onClose={() => setOpen(false)}>
          <Button onClick={() => wait(() => waiting(t('stays.filters.features')))}>{t('site.retry')}</Button>
        </Drawer>
      )}
    </Suspense>
  );
}

export const FromTheEnd: Story = { render: (_args, context) => <Filtering words={wordsOf(context)} /> };
export const FromTheStart: Story = {
  render: (_args, context) => <Filtering words={wordsOf(context)} side="start" />,
};
/** For short content on a phone. */
export const FromBottom: Story = {
  render: (_args, context) => <Filtering words={wordsOf(context)} side="bottom" />,
};
/** Taller than the window: the middle scrolls, title and buttons stay. */
export const Long: Story = { render: (_args, context) => <Filtering words={wordsOf(context)} many={6} /> };
export const WithoutActions: Story = {
  render: (_args, context) => {
    const { t } = wordsOf(context);
    return (
      <div style={{ minHeight: '24rem' }}>
        <p className={text.body}>{t('booking.title')}</p>
        <Drawer title={t('booking.conditions')} closeLabel={t('site.close')} onClose={() => undefined}>
          <p className={text.body}>{t('booking.guarantee', { currency: 'EUR' })}</p>
        </Drawer>
      </div>
    );
  },
};

/** The page under it is hidden while it waits, and is displayed again: the drawer with it, still open. */
export const HiddenWhileWaiting: Story = {
  render: (_args, context) => <OverWaitingPage words={wordsOf(context)} />,
  play: async ({ canvas, userEvent, ...context }) => {
    const { t } = wordsOf(context);
    await userEvent.click(await canvas.findByRole('button', { name: t('site.retry') }));
    if (canvas.queryByRole('dialog')) throw new Error('The drawer is open although its page is hidden');
    await canvas.findByText(t('stays.filters.features'));
    // The event of its closing is fired in a later task.
    await new Promise((fired) => setTimeout(fired, 300));
    canvas.getByRole('dialog', { name: t('stays.filters') });
  },
};
