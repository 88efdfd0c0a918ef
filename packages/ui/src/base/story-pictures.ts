import type { PictureSource } from './Picture.tsx';
import type { StoryWords } from './story-words.ts';

const picture = (name: string, width: number, height: number, widths: number[]): PictureSource => ({
  // Relative to the story frame, which may be published under any path.
  base: `./pictures/${name}`,
  width,
  height,
  widths,
});

/** The photographs used in stories. */
export const pictures = {
  venice: picture('venice', 1440, 960, [640, 1024, 1440]),
  paris: picture('paris', 1440, 960, [640, 1024, 1440]),
  kyoto: picture('kyoto', 1500, 1000, [640, 1024, 1500]),
  bali: picture('bali', 1500, 1000, [640, 1024, 1500]),
  coast: picture('coast', 1500, 1000, [640, 1024, 1500]),
  lake: picture('lake', 1500, 1000, [640, 1024, 1500]),
  village: picture('village', 1500, 1000, [640, 1024, 1500]),
  bedroom: picture('room-1', 1600, 913, [1024, 1600]),
  salon: picture('suite-2', 578, 664, [578]),
  armchair: picture('suite-1', 934, 1040, [640, 934]),
  hall: picture('lounge-2', 1600, 1065, [1024, 1600]),
  pool: picture('pool-1', 800, 533, [640, 800]),
  villa: picture('villa-1', 800, 533, [640, 800]),
};
type Words = Record<StoryWords['locale'], string>;

/** Their alternative texts. */
export const alts: Record<keyof typeof pictures, Words> = {
  venice: {
    en: 'The lagoon of Venice at dusk',
    'zh-tw': '暮色中的威尼斯潟湖',
    'zh-cn': '暮色中的威尼斯潟湖',
    ja: '夕暮れのヴェネツィアの潟',
  },
  paris: {
    en: 'The Seine under a red evening sky',
    'zh-tw': '晚霞映照的塞納河',
    'zh-cn': '晚霞映照的塞纳河',
    ja: '夕焼けのセーヌ川',
  },
  kyoto: {
    en: 'The Golden Pavilion and its pond in Kyoto',
    'zh-tw': '京都金閣寺與鏡湖池',
    'zh-cn': '京都金阁寺与镜湖池',
    ja: '京都の金閣寺と鏡湖池',
  },
  bali: {
    en: 'Palms over rice terraces in Bali',
    'zh-tw': '峇里島梯田上的棕櫚樹',
    'zh-cn': '巴厘岛梯田上的棕榈树',
    ja: 'バリ島の棚田とヤシの木',
  },
  coast: {
    en: 'Cliffs above a calm sea',
    'zh-tw': '平靜海面上的懸崖',
    'zh-cn': '平静海面上的悬崖',
    ja: '静かな海と断崖',
  },
  lake: {
    en: 'A green mountain lake under snow',
    'zh-tw': '雪峰下的翠綠山湖',
    'zh-cn': '雪峰下的翠绿山湖',
    ja: '雪山の下の緑の湖',
  },
  village: {
    en: 'A village on a cliff, lit in the evening',
    'zh-tw': '入夜點燈的懸崖小鎮',
    'zh-cn': '入夜亮灯的悬崖小镇',
    ja: '夕べの灯がともる断崖の村',
  },
  bedroom: {
    en: 'A pale bedroom with a four-poster bed',
    'zh-tw': '淺色臥室與四柱床',
    'zh-cn': '浅色卧室与四柱床',
    ja: '天蓋付きベッドのある淡い色の寝室',
  },
  salon: {
    en: 'A pale salon with a long sofa',
    'zh-tw': '淺色客廳與長沙發',
    'zh-cn': '浅色客厅与长沙发',
    ja: '長いソファのある淡い色のサロン',
  },
  armchair: {
    en: 'A leather armchair by a brick wall',
    'zh-tw': '磚牆旁的皮革單椅',
    'zh-cn': '砖墙旁的皮质单椅',
    ja: '煉瓦の壁際の革張りの椅子',
  },
  hall: { en: 'A gilded hall', 'zh-tw': '金碧輝煌的大廳', 'zh-cn': '金碧辉煌的大厅', ja: '金色の広間' },
  pool: {
    en: 'A pool in a white courtyard',
    'zh-tw': '白色庭院中的泳池',
    'zh-cn': '白色庭院中的泳池',
    ja: '白い中庭のプール',
  },
  villa: {
    en: 'A lit villa behind a tree at night',
    'zh-tw': '夜色中樹後亮燈的別墅',
    'zh-cn': '夜色中树后亮灯的别墅',
    ja: '夜、木立の奥に灯る別荘',
  },
};
