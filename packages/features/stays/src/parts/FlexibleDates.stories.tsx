import type { Meta, StoryObj } from '@storybook/react-vite';
import { addDays, nightsOf } from '@voyage/domain/stay-date.ts';
import { neverAnswers } from '@voyage/page-stories/fake-service.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import type { SearchQuery } from '@voyage/routes/stay-query.ts';
import { breakpoint } from '@voyage/themes/scale.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, waitFor, within } from 'storybook/test';
import { FlexibleDates } from './FlexibleDates.tsx';

export default { title: 'Components/Travel/FlexibleDates', tags: ['!autodocs'] } satisfies Meta;

const stay = { checkIn: '2031-03-12', checkOut: '2031-03-15', rooms: [{ adults: 2, childAges: [] }] };
const stripOf = (
  filters: SearchQuery = {},
  { maxWidth, ...days }: { maxWidth?: string; checkIn?: string; checkOut?: string } = {},
) => ({
  at: 'hotel/search',
  search: noQuery,
  page: () => (
    <div className={container} style={{ paddingBlock: '2rem' }}>
      <div style={{ maxWidth }}>
        <FlexibleDates
          query={{ code: 'tyo', locationType: 'city', ...filters }}
          stay={{ ...stay, ...days }}
        />
      </div>
    </div>
  ),
});
const strip = stripOf();
const days = nightsOf('2031-03-09', '2031-03-16').map((day, i) => ({
  day,
  rate: null,
  stay: i === 1 ? null : { amount: 186_000 + i * 7_450, currency: 'JPY' },
}));

/** One day is sold out and is not a link; nor is the current stay. */
export const Prices: StoryObj = pageStory(strip, {
  answers: () => ({ placeCalendar: { days } }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const nav = within(
      await within(context.canvasElement).findByRole('navigation', { name: t('stays.flexible') }),
    );
    await nav.findByText(t('stays.flexible.none'));
    const links = nav.getAllByRole('link');
    await expect(links).toHaveLength(5);
    await expect(links.at(-1)?.getAttribute('href')).toContain(`checkIn=${addDays(stay.checkIn, 3)}`);
  },
});
const beside = { maxWidth: '45rem', checkIn: '2031-12-20', checkOut: '2031-12-23' };
/** Beside a map, or in the narrowest window with room for it, all seven days are in sight, with totals of seven figures. */
export const BesideTheMap: StoryObj = pageStory(stripOf({}, beside), {
  answers: () => ({
    placeCalendar: {
      days: nightsOf('2031-12-17', '2031-12-24').map((day, i) => ({
        day,
        rate: null,
        stay: { amount: 2_186_000 + i * 7_450, currency: 'JPY' },
      })),
    },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const nav = await within(context.canvasElement).findByRole('navigation', { name: t('stays.flexible') });
    await within(nav).findByText(/2,193,450/, { selector: '[aria-hidden]' });
    const strip = nav.querySelector('ul')?.parentElement ?? nav;
    const chosen = nav.querySelector('[aria-current]') ?? nav;
    for (const text of nav.querySelectorAll('[aria-hidden]'))
      await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
    if (matchMedia(breakpoint.tablet).matches)
      return expect(strip.scrollWidth).toBeLessThanOrEqual(strip.clientWidth);
    // On a phone the searched days are in the middle of what can be scrolled.
    const [own, around] = [chosen.getBoundingClientRect(), strip.getBoundingClientRect()];
    await expect(Math.abs(own.left + own.right - around.left - around.right)).toBeLessThan(4);
  },
});
/** The filters of the list are those of its days. */
export const Filtered: StoryObj = pageStory(stripOf({ brands: 'aurelian-palace', privilegeOnly: 1 }), {
  answers: () => ({
    placeCalendar: (_, { brands, privilegeOnly }) => ({
      days: brands?.[0] === 'aurelian-palace' && privilegeOnly ? days.slice(0, 1) : days,
    }),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const nav = within(await page.findByRole('navigation', { name: t('stays.flexible') }));
    await waitFor(() => expect(nav.getAllByText(t('stays.flexible.none'))).toHaveLength(6));
  },
});
export const PricesUnknown: StoryObj = pageStory(strip, { answers: () => ({ placeCalendar: neverAnswers }) });
