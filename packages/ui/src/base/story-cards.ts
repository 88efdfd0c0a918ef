import { alts, pictures } from './story-pictures.ts';
import type { StoryWords } from './story-words.ts';

type In<T> = Record<StoryWords['locale'], T>;
export const story = <T extends string>(en: T, tw: string, cn: string, ja: string): In<string> => ({
  en,
  'zh-tw': tw,
  'zh-cn': cn,
  ja,
});

/** Hotels with matching pictures; names as in the service. */
export const hotels = [
  {
    picture: pictures.villa,
    alt: alts.villa,
    name: story(
      'The Aurelian Gardens, Melbourne',
      '墨爾本奧瑞廉花園飯店',
      '墨尔本奥瑞廉花园酒店',
      'オーレリアン・ガーデンズ メルボルン',
    ),
    place: story('Toorak, Melbourne', '墨爾本圖拉克', '墨尔本图拉克', 'メルボルン トゥーラック'),
  },
  {
    picture: pictures.pool,
    alt: alts.pool,
    name: story('Casa Lumina', '流明之家', '流明之家', 'カーサ・ルミナ'),
    place: story('Seminyak, Bali', '峇里島水明漾', '巴厘岛水明漾', 'バリ島 スミニャック'),
  },
  {
    picture: pictures.hall,
    alt: alts.hall,
    name: story('Meridian Palace', '子午線宮飯店', '子午线宫酒店', 'メリディアン・パレス'),
    place: story('Midtown, New York', '紐約中城', '纽约中城', 'ニューヨーク ミッドタウン'),
  },
];
/** Articles of the journal. */
export const articles = [
  {
    picture: pictures.kyoto,
    alt: alts.kyoto,
    category: story('Places', '地方', '地方', '土地'),
    title: story(
      'Kyoto, before the first bus',
      '京都，在第一班公車之前',
      '京都，在第一班公交之前',
      '始発のバスより早い京都',
    ),
    text: story(
      'At six the gravel is still raked and the pond has no wind. Three gardens that open early, and where to have breakfast.',
      '清晨六點，砂紋還在，池面無風。三座早開的庭園，以及早餐的去處。',
      '清晨六点，砂纹犹在，池面无风。三座早开的庭园，以及早餐的去处。',
      '朝六時、砂紋はまだ乱れず池に風もない。早く開く三つの庭と、朝食の店。',
    ),
    note: story(
      '12 March 2027 · 6 minutes',
      '2027年3月12日 · 6 分鐘',
      '2027年3月12日 · 6 分钟',
      '2027年3月12日 · 6分',
    ),
  },
  {
    picture: pictures.venice,
    alt: alts.venice,
    category: story('Seasons', '時節', '时节', '季節'),
    title: story('Venice in November', '十一月的威尼斯', '十一月的威尼斯', '十一月のヴェネツィア'),
    text: story(
      'Fog, empty bridges, and tables that need no booking.',
      '有霧、空橋，還有不必訂位的餐桌。',
      '有雾、空桥，还有不必订位的餐桌。',
      '霧と人けのない橋、予約のいらない食卓。',
    ),
    note: story(
      '3 November 2026 · 4 minutes',
      '2026年11月3日 · 4 分鐘',
      '2026年11月3日 · 4 分钟',
      '2026年11月3日 · 4分',
    ),
  },
  {
    picture: pictures.village,
    alt: alts.village,
    category: story('Routes', '路線', '路线', '道'),
    title: story(
      'Five villages, one path along the cliff',
      '五座村落，一條崖邊小徑',
      '五座村落，一条崖边小径',
      '五つの村、崖沿いのひとつの道',
    ),
    text: story(
      'Which way round to walk it, and when to take the boat instead.',
      '該從哪一端走起，何時改搭船。',
      '该从哪一端走起，何时改乘船。',
      'どちらから歩き、いつ船に乗り換えるか。',
    ),
    note: story(
      '18 May 2027 · 8 minutes',
      '2027年5月18日 · 8 分鐘',
      '2027年5月18日 · 8 分钟',
      '2027年5月18日 · 8分',
    ),
  },
];
