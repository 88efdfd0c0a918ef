import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactsList } from './FactsList.tsx';
import { PhoneFold } from './PhoneFold.tsx';
import { check } from '../base/story-check.ts';
import { deadline, wordsOf, type StoryWords } from '../base/story-words.ts';
import { heading, link } from '../base/typography.css.ts';

const meta: Meta<typeof PhoneFold> = {
  title: 'Components/Content/PhoneFold',
  component: PhoneFold,
  parameters: {
    docs: {
      description: {
        component: `A section that is collapsed on a phone to its title and a line about its content; a wider window and print show all of it. The whole line is the button, and an anchor to the title or to something inside opens it.

**Do** state the most important figure in the line: whoever reads only that line should know what matters.

**Do not** collapse what the reader came for, or what has to be done now.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof PhoneFold>;

const Section = ({ words: { t, pick }, brief }: { words: StoryWords; brief?: string }) => (
  <PhoneFold
    id="price"
    level={2}
    kind="part"
    titleClass={heading.h3}
    title={t('order.price')}
    brief={brief ?? `${t('booking.summary.total')} €1,240`}
  >
    <FactsList
      facts={[
        {
          term: t('booking.summary.deadline'),
          value: <span id="terms">{t('booking.deadline.hotel', { deadline: pick(deadline) })}</span>,
        },
        { term: t('booking.summary.total'), value: '€1,240' },
      ]}
    />
  </PhoneFold>
);
/** The button of the line; null where there is room: then everything is shown. */
const lineOf = (root: HTMLElement) => {
  const button = root.querySelector<HTMLElement>('[aria-expanded]');
  return button?.checkVisibility() ? button : null;
};
const isOpen = (root: HTMLElement) => root.querySelector('#terms')?.checkVisibility() === true;

export const Folded: Story = {
  render: (_args, context) => <Section words={wordsOf(context)} />,
  play: ({ canvasElement }) => {
    check(isOpen(canvasElement) === !lineOf(canvasElement), 'only a phone folds');
  },
};
/** By the keyboard; the focus stays on the line. */
export const Open: Story = {
  render: (_args, context) => <Section words={wordsOf(context)} />,
  play: async ({ canvasElement, userEvent }) => {
    const line = lineOf(canvasElement);
    if (line) {
      await userEvent.tab();
      check(document.activeElement === line, 'the line takes the focus');
      await userEvent.keyboard('{Enter}');
      check(line.ariaExpanded === 'true', 'it says that it is open');
      check(document.activeElement === line, 'the focus stays');
      line.blur();
    }
    check(isOpen(canvasElement), 'it is open');
  },
};
/** A link to something inside opens it. */
export const OpenedByAnchor: Story = {
  render: (_args, context) => (
    <>
      <p>
        <a className={link} href="#terms">
          {wordsOf(context).t('booking.summary.deadline')}
        </a>
      </p>
      <Section words={wordsOf(context)} />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link');
    // The address of the frame stays: the check opens the next story in it.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    link.blur();
    check(isOpen(canvasElement), 'the link leads inside');
  },
};
export const LongText: Story = {
  render: (_args, context) => (
    <div style={{ maxWidth: '18rem' }}>
      <Section words={wordsOf(context)} brief={wordsOf(context).t('booking.quota.kept')} />
    </div>
  ),
};
