import type { Words } from '../photographs/manifest.ts';
import type { Drawing } from './sheet.ts';
import { signpost } from './land.ts';
import { ryokan } from './landmarks.ts';
import { bell, card, keys, suitcase } from './objects.ts';
import { telescope } from './sea.ts';

/** Posters for empty states. `art-{id}-{brand}` is 3:2, `art-{id}-tall-{brand}` 4:5. */
export const drawings: { id: string; draw: Drawing; shows: Words }[] = [
  {
    id: 'card',
    draw: card,
    shows: {
      en: 'Poster: an engraved member’s card',
      'zh-tw': '海報：雕花會員卡',
      'zh-cn': '海报：雕花会员卡',
      ja: 'ポスター：彫り模様の会員カード',
    },
  },
  {
    id: 'favourites',
    draw: keys,
    shows: {
      en: 'Poster: a key board with one key',
      'zh-tw': '海報：只掛著一把鑰匙的鑰匙架',
      'zh-cn': '海报：只挂着一把钥匙的钥匙架',
      ja: 'ポスター：鍵がひとつだけ掛かったキーボックス',
    },
  },
  {
    id: 'orders',
    draw: suitcase,
    shows: {
      en: 'Poster: a suitcase on its stand, its labels blank',
      'zh-tw': '海報：行李架上的皮箱，標籤尚空白',
      'zh-cn': '海报：行李架上的皮箱，标签尚空白',
      ja: 'ポスター：荷物台の上の、ラベルが白紙のスーツケース',
    },
  },
  {
    id: 'nothing-found',
    draw: telescope,
    shows: {
      en: 'Poster: a telescope before an empty horizon',
      'zh-tw': '海報：望向空曠海平線的望遠鏡',
      'zh-cn': '海报：望向空旷海平线的望远镜',
      ja: 'ポスター：何もない水平線に向いた望遠鏡',
    },
  },
  {
    id: 'not-found',
    draw: signpost,
    shows: {
      en: 'Poster: a blank signpost where a road forks',
      'zh-tw': '海報：岔路口的空白路牌',
      'zh-cn': '海报：岔路口的空白路牌',
      ja: 'ポスター：分かれ道に立つ白紙の道標',
    },
  },
  {
    id: 'away',
    draw: bell,
    shows: {
      en: 'Poster: a bell on an empty desk at night',
      'zh-tw': '海報：夜裡空無一人的櫃檯與服務鈴',
      'zh-cn': '海报：夜里空无一人的柜台与服务铃',
      ja: 'ポスター：夜の無人のフロントに置かれたベル',
    },
  },
  {
    id: 'ryokan',
    draw: ryokan,
    shows: {
      en: 'Poster: a room of straw mats, its round window onto a maple',
      'zh-tw': '海報：榻榻米房間，圓窗外一株楓樹',
      'zh-cn': '海报：榻榻米房间，圆窗外一株枫树',
      ja: 'ポスター：丸窓の外に楓が見える畳の部屋',
    },
  },
];
