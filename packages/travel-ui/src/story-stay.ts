import type { StayCalendarTexts } from './stay-days.ts';
import type { StoryWords } from '@voyage/ui/base/story-words.ts';

const tags = { en: 'en-GB', 'zh-tw': 'zh-TW', 'zh-cn': 'zh-CN', ja: 'ja-JP' };

/** The texts for choosing or typing a stay, and the tag (BCP 47) of their language. */
export function stayWords({ t, locale }: StoryWords): { locale: string; words: StayCalendarTexts } {
  return {
    locale: tags[locale],
    words: {
      label: t('stays.dates.choose'),
      previous: t('stays.dates.previous'),
      next: t('stays.dates.next'),
      checkIn: t('stays.dates.checkIn'),
      checkOut: t('stays.dates.checkOut'),
      arrival: t('stays.dates.arrival'),
      departure: t('stays.dates.departure', { count: 30 }),
      nights: (count) => t('stays.nights', { count }),
      problem: (problem) =>
        ({
          past: t('stays.dates.past'),
          order: t('stays.dates.noNight'),
          'too-long': t('stays.dates.tooLong', { count: 30 }),
          'too-far': t('stays.dates.tooFar', { count: 400 }),
        })[problem],
    },
  };
}
