import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import StayCalendar, { type DayHint } from './StayCalendar.tsx';
import { check, until } from '@voyage/ui/base/story-check.ts';
import { stayWords } from './story-stay.ts';
import { wordsOf, type StoryWords } from '@voyage/ui/base/story-words.ts';
import { stack } from '@voyage/ui/base/layout.css.ts';
import { secondary, text } from '@voyage/ui/base/typography.css.ts';
import { daysBetween } from '@voyage/domain/stay-date.ts';

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
        component: `Two months (one on a phone) in which to choose a stay. It is large, so the sites load it when it is opened.

**Do** state the chosen days and the number of nights beside it; the calendar itself does not.

**Do not** offer days that cannot be booked: set \`min\` and \`limits\`. A stay of zero nights is rejected with a message.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof StayCalendar>;
type Stay = { checkIn: string; checkOut: string };

function Choosing({
  words,
  first,
  min = '2027-03-01',
  max = '2028-02-29',
  scrolls = false,
  hintOf,
}: {
  words: StoryWords;
  first: Stay | null;
  min?: string;
  max?: string;
  scrolls?: boolean;
  hintOf?: (day: string) => DayHint | undefined;
}) {
  const { t } = words;
  const { locale: tag, words: said } = stayWords(words);
  const [stay, setStay] = useState(first);
  const days = new Intl.DateTimeFormat(tag, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const nights = stay ? (Date.parse(stay.checkOut) - Date.parse(stay.checkIn)) / 86_400_000 : 0;
  return (
    <div className={stack.x4}>
      <StayCalendar
        words={said}
        locale={tag}
        value={stay}
        min={min}
        limits={{ nights: 30, horizonDays: daysBetween(min, max) }}
        scrolls={scrolls}
        {...(hintOf ? { hintOf } : {})}
        onChange={setStay}
      />
      <p className={`${text.body} ${secondary}`} aria-live="polite">
        {stay
          ? `${days.formatRange(new Date(stay.checkIn), new Date(stay.checkOut))} · ${t('stays.nights', { count: nights })}`
          : t('stays.dates.choose')}
      </p>
    </div>
  );
}

/** As in the sheet of a phone. */
const InSheet = (props: { words: StoryWords; first: Stay | null }) => (
  <div data-sheet style={{ maxHeight: '36rem', overflowY: 'auto', padding: '0 1.25rem 1.25rem' }}>
    <Choosing {...props} scrolls />
  </div>
);

export const NothingChosen: Story = {
  render: (_args, context) => <Choosing words={wordsOf(context)} first={null} />,
};
export const ThreeNights: Story = {
  render: (_args, context) => (
    <Choosing words={wordsOf(context)} first={{ checkIn: '2027-03-14', checkOut: '2027-03-17' }} />
  ),
};
export const AcrossMonths: Story = {
  render: (_args, context) => (
    <Choosing words={wordsOf(context)} first={{ checkIn: '2027-03-29', checkOut: '2027-04-04' }} />
  ),
};
const hintOf = (day: string): DayHint => {
  const amount = 64_000 + (Number(day.slice(-2)) % 7) * 4_600;
  return {
    short: String(Math.round(amount / 1000)),
    long: `¥${amount.toLocaleString('en')}`,
    low: amount < 65_000,
  };
};
/** The lowest price of a night is shown under its day, and in full on hover. */
export const WithHints: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(await canvas.findByText('16', { selector: '[data-day="2027-03-16"]' }));
    await canvas.findByText(/¥73,200/);
  },
  render: (_args, context) => <Choosing words={wordsOf(context)} first={null} hintOf={hintOf} />,
};
/** Once a stay is chosen its nights are shown, although its last day keeps the focus; other days still say their price. */
export const HintsAfterChoosing: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByText('16', { selector: '[data-day="2027-03-16"]' }));
    await userEvent.click(await canvas.findByText('19', { selector: '[data-day="2027-03-19"]' }));
    await canvas.findByText(wordsOf(context).t('stays.nights', { count: 3 }), { selector: '[role=status]' });
    await userEvent.hover(await canvas.findByText('23', { selector: '[data-day="2027-03-23"]' }));
    await canvas.findByText(/¥73,200/);
  },
  render: (_args, context) => <Choosing words={wordsOf(context)} first={null} hintOf={hintOf} />,
};
const dayOf = (canvas: HTMLElement, day: string) =>
  canvas.querySelector(`[data-day="${day}"]`) ?? document.body;
const segment = (canvas: HTMLElement, field: 0 | 1, part: 'day' | 'month' | 'year') =>
  canvas.querySelectorAll<HTMLElement>(`[role=spinbutton][data-type=${part}]`)[field];
type Playing = Parameters<NonNullable<Story['play']>>[0];
/** Types a day into one of the two fields, whatever the order of its parts. */
const type = async ({ canvasElement, userEvent }: Playing, field: 0 | 1, day: string) => {
  const [year = '', month = '', date = ''] = day.split('-');
  for (const [part, figures] of [
    ['year', year],
    ['month', month],
    ['day', date],
  ] as const) {
    segment(canvasElement, field, part)?.focus();
    await userEvent.keyboard(figures);
  }
};
/**
 * Only days end a stay: a press beside them or the way back to the fields leaves the arrival chosen, and no night that
 * was only pointed at.
 */
export const PressedBesideTheDays: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const { t } = wordsOf(context);
    const chosen = await canvas.findByText(t('stays.dates.choose'), { selector: '[aria-live]' });
    await userEvent.click(dayOf(canvasElement, '2027-03-12'));
    for (const beside of [chosen, segment(canvasElement, 0, 'day') ?? chosen]) {
      await userEvent.hover(dayOf(canvasElement, '2027-03-26'));
      await canvas.findByText(t('stays.nights', { count: 14 }), { selector: '[role=status]' });
      await userEvent.click(beside);
      await canvas.findByText(t('stays.dates.departure', { count: 30 }), { selector: '[role=status]' });
      check(chosen.textContent === t('stays.dates.choose'), 'a stay was chosen that nobody chose');
      check(
        canvas.queryByText(t('stays.dates.noNight')) === null,
        'it finds fault with what is not finished',
      );
    }
    await userEvent.click(dayOf(canvasElement, '2027-03-15'));
    await until(
      () => chosen.textContent?.endsWith(t('stays.nights', { count: 3 })) === true,
      'the arrival was forgotten',
    );
  },
  render: (_args, context) => <Choosing words={wordsOf(context)} first={null} />,
};
/** The keys choose, also where what they scroll to brings something else under a pointer that rests. */
export const MovedByKeyboard: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const { t } = wordsOf(context);
    const chosen = await canvas.findByText(t('stays.dates.choose'), { selector: '[aria-live]' });
    const button = (day: string) => dayOf(canvasElement, day).closest<HTMLElement>('[role=button]');
    const press = async (keys: string, day: string) => {
      await userEvent.keyboard(keys);
      await until(() => document.activeElement === button(day), `the focus is not on ${day}`);
    };
    button('2027-03-16')?.focus();
    await press('{Enter}', '2027-03-17');
    await press('{ArrowRight}', '2027-03-18');
    const weekdays = canvasElement.querySelector('thead');
    check(weekdays, 'nothing but days');
    weekdays.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    // a day under it would take the focus
    dayOf(canvasElement, '2027-03-25').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await new Promise((done) => setTimeout(done, 100)); // it would be rendered by now
    await press('{ArrowRight}', '2027-03-19');
    await userEvent.keyboard('{Enter}');
    await until(
      () => chosen.textContent?.endsWith(t('stays.nights', { count: 3 })) === true,
      'the stay is not what the keys chose',
    );
  },
  render: (_args, context) => <Choosing words={wordsOf(context)} first={null} />,
};
/** A typed day of arrival is as good as a pressed one: the months show it, and only the departure is to be chosen. */
export const TypedThenPressed: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const { t } = wordsOf(context);
    const chosen = await canvas.findByText(t('stays.dates.choose'), { selector: '[aria-live]' });
    await type(context, 0, '2027-08-10');
    await canvas.findByText(t('stays.dates.departure', { count: 30 }), { selector: '[role=status]' });
    await userEvent.click(dayOf(canvasElement, '2027-08-14'));
    await until(
      () => chosen.textContent?.endsWith(t('stays.nights', { count: 4 })) === true,
      'the typed day was ignored',
    );
  },
  render: (_args, context) => <Choosing words={wordsOf(context)} first={null} />,
};
/** The other way round: the field of a pressed arrival is filled in, and the departure is typed. */
export const PressedThenTyped: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const { t } = wordsOf(context);
    const chosen = await canvas.findByText(/2027/, { selector: '[aria-live]' });
    await userEvent.click(dayOf(canvasElement, '2027-03-22'));
    await until(() => segment(canvasElement, 0, 'day')?.textContent === '22', 'its field is not filled in');
    await type(context, 1, '2027-03-27');
    await userEvent.keyboard('{Enter}');
    await until(
      () => chosen.textContent?.endsWith(t('stays.nights', { count: 5 })) === true,
      'the pressed day was ignored',
    );
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
  render: (_args, context) => (
    <Choosing words={wordsOf(context)} first={{ checkIn: '2027-03-14', checkOut: '2027-03-17' }} />
  ),
};
/** As on a phone: month after month. */
export const Scrolling: Story = {
  render: (_args, context) => <Choosing words={wordsOf(context)} first={null} scrolls />,
};
/** Days chosen far ahead are in view, though the months begin today. */
export const ScrollingToChosen: Story = {
  play: async ({ canvasElement }) => {
    const chosen = '[data-selection-start]:not([data-outside-month])';
    const edge = (selector: string) =>
      canvasElement.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    await until(
      () => edge(chosen).top > edge('[data-sheet]').top && edge(chosen).bottom <= edge('[data-sheet]').bottom,
      'the chosen days are out of view',
    );
  },
  render: (_args, context) => (
    <InSheet words={wordsOf(context)} first={{ checkIn: '2027-09-12', checkOut: '2027-09-15' }} />
  ),
};
/** A typed day of arrival far ahead comes into view once the fields are left; the months still begin today. */
export const ScrollingToTyped: Story = {
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await type(context, 0, '2027-11-10');
    const top = () => dayOf(canvasElement, '2027-11-10').getBoundingClientRect().top;
    check(canvasElement.contains(dayOf(canvasElement, '2027-11-10')), 'its month is missing');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const sheet = canvasElement.querySelector('[data-sheet]') ?? document.body;
    const { top: first, bottom: last } = sheet.getBoundingClientRect();
    await until(() => top() > first && top() < last, 'the typed day is out of view');
    sheet.scrollBy({ top: 2000, behavior: 'instant' });
    await until(() => canvasElement.contains(dayOf(canvasElement, '2028-02-01')), 'no more months are added');
    check(canvasElement.contains(dayOf(canvasElement, '2027-03-31')), 'the months begin elsewhere');
    await userEvent.click(dayOf(canvasElement, '2027-11-14'));
    await until(() => canvasElement.querySelectorAll('[aria-selected]').length === 5, 'it is not a stay');
  },
  render: (_args, context) => <InSheet words={wordsOf(context)} first={null} />,
};
/** The day that the keys are on is never beneath the line that stays. */
export const ScrollingByKeyboard: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const status = await canvas.findByText(wordsOf(context).t('stays.dates.arrival'));
    dayOf(canvasElement, '2027-03-16').closest<HTMLElement>('[role=button]')?.focus();
    for (let week = 0; week < 12; week += 1) {
      await userEvent.keyboard('{ArrowDown}');
      const day = document.activeElement;
      check(day instanceof HTMLElement && day.querySelector('[data-day]'), 'the focus is on no day');
      await until(
        () => day.getBoundingClientRect().bottom <= status.getBoundingClientRect().top,
        `${day.textContent} is beneath the line`,
      );
    }
  },
  render: (_args, context) => <InSheet words={wordsOf(context)} first={null} />,
};
/** As in the sheet of a phone: the day of arrival chosen again is refused where it can be seen. */
export const ScrollingWithoutNights: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const day = await canvas.findByText('16', { selector: '[data-day="2027-03-16"]' });
    await userEvent.click(day);
    await userEvent.click(day);
    const fault = await canvas.findByText(wordsOf(context).t('stays.dates.noNight'));
    const sheet = canvasElement.querySelector('[data-sheet]')?.getBoundingClientRect().bottom ?? 0;
    await until(
      () => fault.getBoundingClientRect().bottom <= sheet,
      'the reason for the refusal is below the fold',
    );
    check(canvas.getByRole('alert').textContent === fault.textContent, 'the refusal is not announced');
    // What is said next is about another day.
    await userEvent.hover(await canvas.findByText('18', { selector: '[data-day="2027-03-18"]' }));
    await until(() => fault.textContent === '', 'the refusal stays');
    await userEvent.click(day);
    await until(() => fault.textContent !== '', 'it is refused only once');
  },
  render: (_args, context) => <InSheet words={wordsOf(context)} first={null} />,
};
/** The weeks before this one are not shown; a past day of this week says why it is unavailable. */
export const Unavailable: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.hover(await canvas.findByText('9', { selector: '[data-day="2027-03-09"]' }));
    await canvas.findByText(wordsOf(context).t('stays.dates.past'));
    check(!dayOf(canvasElement, '2027-03-02').checkVisibility(), 'a week without a day to choose is shown');
  },
  render: (_args, context) => (
    <Choosing words={wordsOf(context)} first={null} min="2027-03-10" max="2028-02-29" />
  ),
};
/**
 * Days before today and after the last day on sale are visible but disabled; the chosen days are in view, on
 * a phone too.
 */
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
