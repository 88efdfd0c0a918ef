import type { Locale } from '@voyage/domain/locale.ts';

/**
 * Existing hotel brands: nothing in the demonstration may use one. Chinese and Japanese for those with a
 * name in that language.
 */
const latin =
  `Aman|Amanyara|Amankora|Andaz|Anantara|Angsana|Auberge|Avani|Baccarat|Banyan Tree|Baur au Lac|Beau[- ]Rivage|Belmond|Benesse|Bulgari|Bvlgari|Capella|Cheval Blanc|Claridge|COMO|Conrad|Corinthia|Curio|Datai|Dolder|Dorchester|Dusit|Edition|Equinox|Fairmont|Firmdale|Four Seasons|George V|Grand Hyatt|Hilton|Hoshino|Hotel Indigo|Hoxton|Hyatt|InterContinental|JW Marriott|Janu|Jumeirah|Kempinski|Kerzner|Kimpton|Langham|Le Meurice|Le Méridien|Leela|Lotte|Loews|Lungarno|Mandarin Oriental|Maybourne|Meliá|Marriott|Mondrian|Montage|Nayara|Nikko|Nobu|Oberoi|Oetker|Okura|One&Only|Outrigger|Palace Hotel|Pan Pacific|Park Hyatt|Peninsula|Plaza Athénée|Ponant|Prince Hotel|Pullman|Raffles|Regent|Relais|Ritz|Rocco Forte|Rosewood|Royal Mansour|Sacher|Savoy|Shangri-La|Sheraton|Signiel|Singita|Six Senses|Sofitel|Soho House|Sonder|Soneva|St\\. Regis|Sukhothai|Swire|Swissôtel|Taj|Thompson|Tivoli|Tokyu|Trump|Upper House|Ventana|Viceroy|Viking|Waldorf|Westin|Wynn`.split(
    '|',
  );
const shared = ['リッツ', 'ヒルトン', 'ハイアット', 'マリオット'];
const chinese = {
  'zh-tw':
    '安縵|安達仕|悅榕|寶格麗|嘉佩樂|康萊德|都喜|費爾蒙|四季酒店|四季飯店|君悅|柏悅|希爾頓|凱悅|洲際|朱美拉酒店|凱賓斯基|朗廷|文華東方|萬豪|歐貝羅伊|半島酒店|萊佛士|麗晶|麗思卡爾頓|瑰麗|香格里拉|喜來登|六善|索菲特|瑞吉|泰姬|華爾道夫|威斯汀|永利|星野|大倉|虹夕諾雅',
  'zh-cn':
    '安缦|安达仕|悦榕|宝格丽|嘉佩乐|康莱德|都喜|费尔蒙|四季酒店|君悦|柏悦|希尔顿|凯悦|洲际|卓美亚|凯宾斯基|朗廷|文华东方|万豪|欧贝罗伊|半岛酒店|莱佛士|丽晶|丽思卡尔顿|瑰丽|香格里拉|喜来登|六善|索菲特|瑞吉|泰姬|华尔道夫|威斯汀|永利|星野|大仓|虹夕诺雅',
};

export const realBrands: Record<Locale, string[]> = {
  en: latin,
  'zh-tw': chinese['zh-tw'].split('|'),
  'zh-cn': chinese['zh-cn'].split('|'),
  ja: [
    ...shared,
    ...'アマン|アンダーズ|バンヤンツリー|ブルガリ|カペラ|コンラッド|デュシタニ|フェアモント|フォーシーズンズ|インターコンチネンタル|ケンピンスキー|ランガム|マンダリン|オークラ|オベロイ|ペニンシュラ|ラッフルズ|リージェント|ローズウッド|サヴォイ|シャングリ・ラ|シックスセンシズ|ソフィテル|セントレジス|タージ|ウォルドーフ|ウェスティン|星野|星のや'.split(
      '|',
    ),
  ],
};
