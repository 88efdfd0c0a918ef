import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkStay } from '@voyage/domain/stay-date.ts';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { fireEvent } from 'storybook/test';
import { check } from '@voyage/ui/base/story-check.ts';
import type { StayDays } from './stay-days.ts';
import { StayDateFields } from './StayDateFields.tsx';
import { stayWords } from './story-stay.ts';
import { wordsOf, type StoryWords } from '@voyage/ui/base/story-words.ts';
import { stack } from '@voyage/ui/base/layout.css.ts';
import { secondary, text } from '@voyage/ui/base/typography.css.ts';
import { someLimits } from '@voyage/domain/testing/some-limits.ts';

const meta: Meta<typeof StayDateFields> = {
  title: 'Components/Travel/StayDateFields',
  component: StayDateFields,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '30rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `The days of a stay, typed part by part, above the calendar in which they can also be chosen: quicker for those who know them or use no mouse. The arrow keys change a part; days are written in the order of the language.

**Do** explain how to correct what is wrong (\`words.problem\`).

**Do not** show errors while somebody is typing: a year is typed digit by digit, so errors appear once the fields are left. Do not use it for a date of birth; it only handles stays.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof StayDateFields>;

function Writing({ words, first }: { words: StoryWords; first: StayDays | null }) {
  const [stay, setStay] = useState(first);
  const { locale, words: said } = stayWords(words);
  return (
    <I18nProvider locale={locale}>
      <div className={stack.x4}>
        <StayDateFields
          words={said}
          value={stay}
          problemOf={(days) => checkStay({ ...days, today: '2027-03-01', limits: someLimits })}
          onChange={setStay}
        />
        <p className={`${text.body} ${secondary}`}>
          {stay ? `${stay.checkIn} – ${stay.checkOut}` : words.t('stays.dates.choose')}
        </p>
      </div>
    </I18nProvider>
  );
}
const march = { checkIn: '2027-03-14', checkOut: '2027-03-17' };

export const Untyped: Story = {
  render: (_args, context) => <Writing words={wordsOf(context)} first={null} />,
};
export const Typed: Story = {
  render: (_args, context) => <Writing words={wordsOf(context)} first={march} />,
};
/** The arrow keys change a part; a valid stay is applied when the field is left, or with Enter. */
export const ChangedByTheArrowKeys: Story = {
  render: (_args, context) => <Writing words={wordsOf(context)} first={march} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const days = canvasElement.querySelectorAll<HTMLElement>('[role=spinbutton][data-type=day]');
    days[1]?.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    canvas.getByText('2027-03-14 – 2027-03-17');
    // The Enter with which Safari commits a conversion applies nothing.
    if (days[1]) await fireEvent.keyDown(days[1], { key: 'Enter', code: 'Enter', keyCode: 229 });
    canvas.getByText('2027-03-14 – 2027-03-17');
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('2027-03-14 – 2027-03-19');
    await userEvent.keyboard('{ArrowUp}');
    days[0]?.focus();
    await canvas.findByText('2027-03-14 – 2027-03-20');
  },
};
/** An invalid stay is not applied; the reason is shown when the fields are left, not before. */
export const Invalid: Story = {
  render: (_args, context) => <Writing words={wordsOf(context)} first={march} />,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const why = wordsOf(context).t('stays.dates.noNight');
    const days = canvasElement.querySelectorAll<HTMLElement>('[role=spinbutton][data-type=day]');
    days[1]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    check(canvas.queryByText(why) === null, 'it shows an error while the date is being typed');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await canvas.findByText(why);
    canvas.getByText('2027-03-14 – 2027-03-17'); // nothing of what was half typed
  },
};
