import { brand } from '@voyage/brand';
import { CallFailure } from '@voyage/api-client/failure.ts';
import type { StoryObj } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { object } from 'valibot';
import type { Answers } from './fake-service.ts';
import { PageStage, type StagedPage } from './PageStage.tsx';
import { recordedIn, type Recorded } from './recorded.ts';

// A page on its stage loads, asks and draws: on a machine that is at work this takes longer than a second.
configure({ asyncUtilTimeout: 8000 });

/** A failure that a page shows is what a story is about; any other is said on the console, which fails it. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof CallFailure)) console.error(error);
}

/** Of a page whose address has no query. */
export const noQuery = object({});

/** What the service answers where a story says nothing else. */
function usual(recorded: Recorded, member: boolean): Answers {
  const { profile, membership, ...all } = recorded;
  return {
    ...all,
    order: all.orderConfirmed,
    // The prices of a place are told day by day like those of a hotel.
    placeCalendar: all.priceCalendar,
    ...(member ? { profile, membership } : {}),
  };
}

/** What an earlier story kept in the browser; Storybook's own things stay. */
function forget(): void {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) if (!/storybook/i.test(key)) localStorage.removeItem(key);
}

/**
 * A story of a page: `staged` is the page as its route file has it, `answers` what the service answers here, made of
 * what was recorded in the language of the toolbar. Calls that it does not name are answered as recorded.
 */
export function pageStory<Search extends object, Load>(
  staged: StagedPage<Search, Load>,
  {
    answers = () => ({}),
    play,
  }: { answers?: (recorded: Recorded) => Answers; play?: NonNullable<StoryObj['play']> } = {},
): StoryObj {
  return {
    parameters: {
      layout: 'fullscreen',
      controls: { disable: true },
      react: { rootOptions: { onCaughtError } },
    },
    beforeEach: forget,
    loaders: [
      async ({ globals }) => {
        const locale = brand.locales.find((one) => one === globals.locale) ?? brand.defaultLocale;
        return { page: { locale, recorded: await recordedIn(locale) } };
      },
    ],
    render: (_args, { loaded, id }) => {
      const { locale, recorded }: { locale: (typeof brand.locales)[number]; recorded: Recorded } =
        loaded.page;
      const given = { ...usual(recorded, staged.member === true), ...answers(recorded) };
      return <PageStage key={`${id} ${locale}`} staged={staged} locale={locale} answers={given} />;
    },
    ...(play ? { play } : {}),
  };
}
