import { brand } from '@voyage/brand';
import type { Locale } from '@voyage/domain/locale.ts';
import { RequestFailure } from '@voyage/api-client/failure.ts';
import type { StoryObj } from '@storybook/react-vite';
import { object } from 'valibot';
import type { Answers } from './fake-service.ts';
import { PageStage, type StagedPage } from './PageStage.tsx';
import { recordedIn, type Recorded } from './recorded.ts';

/**
 * A failure that the page shows may be what a story is about; any other is logged, which fails the
 * story.
 */
function onCaughtError(error: unknown): void {
  if (!(error instanceof RequestFailure)) console.error(error);
}

/** For a page without a query. */
export const noQuery = object({});

/** The answers used if a story gives no others. */
function usual(recorded: Recorded, member: boolean): Answers {
  const { profile, membership, ...all } = recorded;
  return {
    ...all,
    order: all.orderConfirmed,
    // A place's prices have the same shape per day as a hotel's.
    placeCalendar: all.priceCalendar,
    ...(member ? { profile, membership } : {}),
  };
}

/** Clears what an earlier story kept in the browser, but not Storybook's own data; then stores what this one needs. */
function prepareStorage(stored: Record<string, unknown>): void {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) if (!/storybook/i.test(key)) localStorage.removeItem(key);
  for (const [key, value] of Object.entries(stored))
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
}

/**
 * A story of a page: `staged` is the page as in its route file; `answers` gives this story's
 * answers, based on the recordings in the language of the toolbar. Other calls are answered as
 * recorded. `stored`: values in the browser's storage by key, as JSON or, if it is a text, as it is.
 */
export function pageStory<Search extends object, Load>(
  staged: StagedPage<Search, Load>,
  {
    answers = () => ({}),
    stored = {},
    play,
  }: {
    answers?: (recorded: Recorded, locale: Locale) => Answers;
    stored?: Record<string, unknown>;
    play?: NonNullable<StoryObj['play']>;
  } = {},
): StoryObj {
  return {
    parameters: {
      layout: 'fullscreen',
      controls: { disable: true },
      react: { rootOptions: { onCaughtError } },
    },
    beforeEach: () => prepareStorage(stored),
    loaders: [
      async ({ globals }) => {
        const locale = brand.locales.find((one) => one === globals.locale) ?? brand.defaultLocale;
        return { page: { locale, recorded: await recordedIn(locale) } };
      },
    ],
    render: (_args, { loaded, id }) => {
      const { locale, recorded }: { locale: (typeof brand.locales)[number]; recorded: Recorded } =
        loaded.page;
      const given = { ...usual(recorded, staged.member === true), ...answers(recorded, locale) };
      return <PageStage key={`${id} ${locale}`} staged={staged} locale={locale} answers={given} />;
    },
    ...(play ? { play } : {}),
  };
}
