import type { Sharp } from 'sharp';
import type { Position, Words } from '../manifest.ts';
import { overClouds } from './air.ts';
import { fjord, himalaya, loch, towers, volcano } from './mountains.ts';
import { expeditionShip, linerAtDusk } from './sea.ts';
import { desertTrain, nightTrain, viaduct } from './trains.ts';

/** A picture of the series: `art-{id}`, the same in both brands. */
export interface ArtPrint {
  id: string;
  print: () => Promise<Sharp>;
  position?: Position;
  shows: Words;
}
export const prints: ArtPrint[] = [
  {
    id: 'ocean-ship',
    print: linerAtDusk,
    shows: {
      en: 'A lit ocean liner on a calm sea at dusk',
      'zh-tw': '暮色中平靜海面上燈火通明的遠洋郵輪',
      'zh-cn': '暮色中平静海面上灯火通明的远洋邮轮',
      ja: '夕暮れの凪いだ海に灯る外洋客船',
    },
  },
  {
    id: 'expedition-ship',
    print: expeditionShip,
    shows: {
      en: 'An ice-strengthened ship among floes below white mountains',
      'zh-tw': '雪白群山下，浮冰間的抗冰探險船',
      'zh-cn': '雪白群山下，浮冰间的抗冰探险船',
      ja: '白い山々の下、流氷のあいだの耐氷探検船',
    },
  },
  {
    id: 'fjord',
    print: fjord,
    shows: {
      en: 'A fjord between steep walls, the sun low at its end',
      'zh-tw': '峭壁之間的峽灣，盡頭低懸的太陽',
      'zh-cn': '峭壁之间的峡湾，尽头低悬的太阳',
      ja: '切り立つ岩壁のフィヨルド、奥に低い太陽',
    },
  },
  {
    id: 'train',
    print: viaduct,
    shows: {
      en: 'A steam train on a stone viaduct above an Alpine valley',
      'zh-tw': '石造高架橋上的蒸汽列車，橋下是阿爾卑斯山谷',
      'zh-cn': '石砌高架桥上的蒸汽列车，桥下是阿尔卑斯山谷',
      ja: 'アルプスの谷に架かる石造りの高架橋を渡る蒸気列車',
    },
  },
  {
    id: 'night-train',
    print: nightTrain,
    shows: {
      en: 'A sleeper train with lit windows in the snow under the moon',
      'zh-tw': '月下雪地裡，窗內亮著燈的臥鋪列車',
      'zh-cn': '月下雪地里，窗内亮着灯的卧铺列车',
      ja: '月明かりの雪原を行く、窓の灯る寝台列車',
    },
  },
  {
    id: 'desert-train',
    print: desertTrain,
    shows: {
      en: 'A cream-coloured train between high dunes',
      'zh-tw': '高聳沙丘間的米白色列車',
      'zh-cn': '高耸沙丘间的米白色列车',
      ja: '高い砂丘のあいだを行くクリーム色の列車',
    },
  },
  {
    id: 'jet',
    print: overClouds,
    shows: {
      en: 'A private jet above the clouds at sunrise',
      'zh-tw': '日出時飛越雲海的私人飛機',
      'zh-cn': '日出时飞越云海的私人飞机',
      ja: '日の出の雲海の上を飛ぶプライベートジェット',
    },
  },
  {
    id: 'high-peaks',
    print: himalaya,
    shows: {
      en: 'First light on a high snow peak, the valleys still blue',
      'zh-tw': '晨光初照高聳雪峰，山谷仍是一片幽藍',
      'zh-cn': '晨光初照高耸雪峰，山谷仍是一片幽蓝',
      ja: '高い雪の峰に差す朝の光、谷はまだ青い',
    },
  },
  {
    id: 'limestone-towers',
    print: towers,
    shows: {
      en: 'Limestone towers above still water in the morning mist',
      'zh-tw': '晨霧中，靜水上的石灰岩峰林',
      'zh-cn': '晨雾中，静水上的石灰岩峰林',
      ja: '朝霧のなか、静かな水面に立つ石灰岩の峰々',
    },
  },
  {
    id: 'snow-cone',
    print: volcano,
    shows: {
      en: 'A snow-capped cone above its lake and woods at dusk',
      'zh-tw': '暮色中，湖與林上方的積雪圓錐山',
      'zh-cn': '暮色中，湖与林上方的积雪圆锥山',
      ja: '夕暮れの湖と森の上にそびえる冠雪の円錐峰',
    },
  },
  {
    id: 'loch',
    print: loch,
    shows: {
      en: 'A loch between heathered hills, the sky clearing',
      'zh-tw': '石楠山丘間的長湖，雲漸散去',
      'zh-cn': '石楠山丘间的长湖，云渐散去',
      ja: 'ヒースの丘に挟まれた湖、晴れていく空',
    },
  },
];
