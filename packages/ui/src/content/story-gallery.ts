import type { GalleryTexts } from './Gallery.tsx';
import { story } from '../base/story-cards.ts';
import { alts, pictures } from '../base/story-pictures.ts';
import type { StoryWords } from '../base/story-words.ts';

const names = ['villa', 'bedroom', 'pool', 'salon', 'hall', 'armchair', 'coast'] as const;
/** The pictures of a hotel, with alternative texts. */
export const picturesIn = ({ pick }: StoryWords, count: number = names.length) =>
  names
    .slice(0, count)
    .map((name) => ({ source: pictures[name], alt: pick(alts[name]), caption: pick(alts[name]) }));

/** The texts of a gallery. */
export function galleryWords({ locale, pick, t }: StoryWords): GalleryTexts {
  const all = {
    en: (n: number) => `See all ${n} pictures`,
    'zh-tw': (n: number) => `查看全部 ${n} 張照片`,
    'zh-cn': (n: number) => `查看全部 ${n} 张照片`,
    ja: (n: number) => `写真をすべて見る（${n}枚）`,
  };
  return {
    label: pick(story('Pictures of the house', '飯店照片', '酒店照片', 'ホテルの写真')),
    enlarge: pick(story('Enlarge', '放大', '放大', '拡大')),
    seeAll: all[locale],
    previous: t('frame.previous'),
    next: t('frame.next'),
    close: t('site.close'),
    position: (number, total) => t('frame.slide', { number, total }),
  };
}
