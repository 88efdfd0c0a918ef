import type { StoryContext } from '@storybook/react-vite';

type Locale = 'en' | 'zh-tw' | 'zh-cn' | 'ja';
/** A message of the catalogs in the language of the toolbar; a missing one throws, and the story fails. */
type Translate = (id: string, values?: Record<string, string | number>) => string;

/** The texts of a story: this package has no catalogs, so Storybook's preview passes them in. */
export function wordsOf({ loaded, globals }: Pick<StoryContext, 'loaded' | 'globals'>) {
  const locale: Locale = globals.locale;
  const t: Translate = loaded.t;
  return {
    locale,
    t,
    /** Texts that exist only in a story. */ pick: <T>(words: Record<Locale, T>): T => words[locale],
  };
}

/** The words of a message around a value that was given as '|'. */
export const partsOf = (message: string): string[] => message.split('|').flatMap((part) => part.trim() || []);

/** A deadline as formatted on the sites. */
export const deadline: Record<Locale, string> = {
  en: 'Fri, 12 March 2027, 18:00 in Paris (GMT+1)',
  'zh-tw': '2027年3月12日週五 18:00（巴黎當地時間，GMT+1）',
  'zh-cn': '2027年3月12日周五 18:00（巴黎当地时间，GMT+1）',
  ja: '2027年3月12日(金) 18:00（パリの現地時間、GMT+1）',
};

export type StoryWords = ReturnType<typeof wordsOf>;

/** A hotel as the service names it, for stories that show one. */
export const hotel: Record<Locale, { name: string; place: string; room: string; plan: string }> = {
  en: {
    name: 'Aurelian Palace Trocadéro',
    place: 'Trocadéro, Paris',
    room: 'Deluxe room with a view of the river',
    plan: 'Member privilege rate',
  },
  'zh-tw': {
    name: '巴黎特羅卡德羅奧瑞廉宮',
    place: '巴黎特羅卡德羅',
    room: '豪華河景客房',
    plan: '會員禮遇方案',
  },
  'zh-cn': {
    name: '巴黎特罗卡德罗奥瑞廉宫',
    place: '巴黎特罗卡德罗',
    room: '豪华河景客房',
    plan: '会员礼遇方案',
  },
  ja: {
    name: 'オーレリアン・パレス パリ トロカデロ',
    place: 'パリ トロカデロ',
    room: 'デラックスルーム リバービュー',
    plan: '会員特典プラン',
  },
};
