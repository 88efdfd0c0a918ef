import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import StayCalendar from './StayCalendar.tsx';
import { Stack } from './Layout.tsx';
import { wordsOf, type StoryWords } from './story-words.ts';
import { Text } from './Text.tsx';

const meta: Meta<typeof StayCalendar> = {
  title: 'Components/Travel/StayCalendar',
  component: StayCalendar,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '46rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Two months (one on a phone) in which a stay is chosen. Heavy, so the sites load it when it is opened.

**Do** write the chosen days and the number of nights beside it; the calendar alone does not say them.

**Do not** offer days that cannot be booked: set \`min\` and \`max\`. A stay of no night is refused in words.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof StayCalendar>;
type Stay = { checkIn: string; checkOut: string };

const tags = { en: 'en-GB', 'zh-tw': 'zh-TW', 'zh-cn': 'zh-CN', ja: 'ja-JP' };
function Choosing({
  words,
  first,
  min = '2027-03-01',
  max = '2028-02-29',
}: {
  words: StoryWords;
  first: Stay | null;
  min?: string;
  max?: string;
}) {
  const { t, locale } = words;
  const [stay, setStay] = useState(first);
  const days = new Intl.DateTimeFormat(tags[locale], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const nights = stay ? (Date.parse(stay.checkOut) - Date.parse(stay.checkIn)) / 86_400_000 : 0;
  return (
    <Stack gap="x4">
      <StayCalendar
        label={t('stays.dates.choose')}
        previousLabel={t('stays.dates.previous')}
        nextLabel={t('stays.dates.next')}
        locale={tags[locale]}
        value={first}
        min={min}
        max={max}
        noNight={t('stays.dates.noNight')}
        onChange={setStay}
      />
      <Text tone="secondary" aria-live="polite">
        {stay
          ? `${days.formatRange(new Date(stay.checkIn), new Date(stay.checkOut))} · ${t('stays.nights', { count: nights })}`
          : t('stays.dates.choose')}
      </Text>
    </Stack>
  );
}

export const NothingChosen: Story = {
  render: (_args, context) => <Choosing words={wordsOf(context)} first={null} />,
};
export const ThreeNights: Story = {
  render: (_args, context) => (
    <Choosing words={wordsOf(context)} first={{ checkIn: '2027-03-14', checkOut: '2027-03-17' }} />
  ),
};
export const OverTheTurnOfAMonth: Story = {
  render: (_args, context) => (
    <Choosing words={wordsOf(context)} first={{ checkIn: '2027-03-29', checkOut: '2027-04-04' }} />
  ),
};
/** Days before today and after the last day on sale can be seen, not chosen; what is chosen is in sight, on a phone too. */
export const FewDaysOnSale: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('gridcell', { selected: true });
  },
  render: (_args, context) => (
    <Choosing
      words={wordsOf(context)}
      first={{ checkIn: '2027-03-18', checkOut: '2027-03-19' }}
      min="2027-03-16"
      max="2027-03-24"
    />
  ),
};
