import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '@voyage/themes/contract.css.ts';
import { Disclosure } from './Disclosure.tsx';
import { check } from '../base/story-check.ts';
import { wordsOf, type StoryWords } from '../base/story-words.ts';
import { stack } from '../base/layout.css.ts';
import { link } from '../base/typography.css.ts';

const meta: Meta<typeof Disclosure> = {
  title: 'Components/Content/Disclosure',
  component: Disclosure,
  decorators: [
    (Story) => (
      <div style={{ minHeight: '14rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: '280px' },
      description: {
        component: `A panel of links below a button, such as the panels of the header. It closes on Escape, on a click outside, and when a link in it is followed; the caller decides how button and panel look.

**Do** fetch what the panel needs when it is about to be opened (\`onIntent\`).

**Do not** use it for actions, which are a \`Menu\`, or for anything that requires an answer, which is a \`Dialog\`.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Disclosure>;

const Panel = ({ words: { t }, hover = false }: { words: StoryWords; hover?: boolean }) => (
  <Disclosure
    opensOnHover={hover}
    className=""
    buttonClass=""
    panelClass=""
    summary={<span>{t('site.hotels')}</span>}
  >
    <div className={stack.x2} style={{ padding: theme.space.x4, background: theme.color.raised }}>
      <a className={link} href="#hotels">
        {t('stays.landing.title')}
      </a>
      <a className={link} href="#regions">
        {t('regions.title')}
      </a>
      <a className={link} href="#groups">
        {t('groups.title')}
      </a>
    </div>
  </Disclosure>
);
export const Closed: Story = { render: (_args, context) => <Panel words={wordsOf(context)} /> };
export const Open: Story = {
  render: (_args, context) => <Panel words={wordsOf(context)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
/** A mouse that rests on the button opens it; a press then keeps it open. */
export const OpenOnHover: Story = {
  render: (_args, context) => <Panel words={wordsOf(context)} hover />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await canvas.findAllByRole('link');
    await userEvent.click(button);
    check(button.ariaExpanded === 'true', 'the press closed what the mouse had opened');
    await userEvent.unhover(button);
    await new Promise((done) => setTimeout(done, 600));
    check(button.ariaExpanded === 'true', 'it closed although it was pressed');
  },
};
