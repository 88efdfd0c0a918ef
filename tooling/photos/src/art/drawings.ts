import type { Words } from '../manifest.ts';
import { airport, space } from './air.ts';
import type { Drawing } from './sheet.ts';
import { desert, safari, signpost } from './land.ts';
import { pagoda, palace, ryokan } from './landmarks.ts';
import { bell, card, keys, map, suitcase } from './objects.ts';
import { camp, whiteDesert } from './polar.ts';
import { river, telescope } from './sea.ts';
import { city, oldTown } from './towns.ts';

/** What no photograph shows, drawn. `art-{id}-{brand}` is 3:2, `art-{id}-tall-{brand}` 4:5. */
export const drawings: { id: string; draw: Drawing; shows: Words }[] = [
  {
    id: 'river-ship',
    draw: river,
    shows: {
      en: 'Poster: a river ship below terraced vineyards and a castle',
      'zh-tw': '海報：梯田葡萄園與城堡下的河輪',
      'zh-cn': '海报：梯田葡萄园与城堡下的河轮',
      ja: 'ポスター：段々畑の葡萄園と城の下を行くリバーシップ',
    },
  },
  {
    id: 'space',
    draw: space,
    shows: {
      en: 'Poster: a spaceplane above the edge of the Earth',
      'zh-tw': '海報：地球邊緣上方的太空飛機',
      'zh-cn': '海报：地球边缘上方的太空飞机',
      ja: 'ポスター：地球の縁の上を飛ぶ宇宙機',
    },
  },
  {
    id: 'safari',
    draw: safari,
    shows: {
      en: 'Poster: acacias and giraffes on the plain at dusk',
      'zh-tw': '海報：暮色草原上的金合歡與長頸鹿',
      'zh-cn': '海报：暮色草原上的金合欢与长颈鹿',
      ja: 'ポスター：夕暮れの草原のアカシアとキリン',
    },
  },
  {
    id: 'antarctic-camp',
    draw: camp,
    shows: {
      en: 'Poster: six sleeping pods on the Antarctic ice',
      'zh-tw': '海報：南極冰原上的六座睡眠艙',
      'zh-cn': '海报：南极冰原上的六座睡眠舱',
      ja: 'ポスター：南極の氷の上の六つの宿泊ポッド',
    },
  },
  {
    id: 'white-desert',
    draw: whiteDesert,
    shows: {
      en: 'Poster: emperor penguins before an ice cliff',
      'zh-tw': '海報：冰崖前的皇帝企鵝',
      'zh-cn': '海报：冰崖前的帝企鹅',
      ja: 'ポスター：氷の崖の前のコウテイペンギン',
    },
  },
  {
    id: 'fast-track',
    draw: airport,
    shows: {
      en: 'Poster: an aircraft lifting off from a runway',
      'zh-tw': '海報：自跑道起飛的飛機',
      'zh-cn': '海报：自跑道起飞的飞机',
      ja: 'ポスター：滑走路から飛び立つ飛行機',
    },
  },
  {
    id: 'tailor-made',
    draw: map,
    shows: {
      en: 'Poster: a folded map with a route, and a compass',
      'zh-tw': '海報：標著路線的摺疊地圖與羅盤',
      'zh-cn': '海报：标着路线的折叠地图与罗盘',
      ja: 'ポスター：道筋を記した折りたたみ地図と羅針盤',
    },
  },
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
    id: 'city',
    draw: city,
    shows: {
      en: 'Poster: the towers of a city at nightfall',
      'zh-tw': '海報：入夜時分的城市高樓',
      'zh-cn': '海报：入夜时分的城市高楼',
      ja: 'ポスター：日暮れの街の高層ビル',
    },
  },
  {
    id: 'old-town',
    draw: oldTown,
    shows: {
      en: 'Poster: the roofs, towers and dome of an old town',
      'zh-tw': '海報：老城的屋頂、塔樓與圓頂',
      'zh-cn': '海报：老城的屋顶、塔楼与圆顶',
      ja: 'ポスター：古い町の屋根と塔と円蓋',
    },
  },
  {
    id: 'desert',
    draw: desert,
    shows: {
      en: 'Poster: dunes and a small caravan',
      'zh-tw': '海報：沙丘與小小的駱駝隊',
      'zh-cn': '海报：沙丘与小小的骆驼队',
      ja: 'ポスター：砂丘と小さなキャラバン',
    },
  },
  {
    id: 'pagoda',
    draw: pagoda,
    shows: {
      en: 'Poster: curved roofs and a pagoda by the water',
      'zh-tw': '海報：水邊的飛簷與寶塔',
      'zh-cn': '海报：水边的飞檐与宝塔',
      ja: 'ポスター：水辺の反り屋根と塔',
    },
  },
  {
    id: 'palace',
    draw: palace,
    shows: {
      en: 'Poster: domes and arcades above the water',
      'zh-tw': '海報：水岸的圓頂與拱廊',
      'zh-cn': '海报：水岸的圆顶与拱廊',
      ja: 'ポスター：水辺の円蓋とアーケード',
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
