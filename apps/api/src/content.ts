import type { LocalizedText } from '@voyage/domain/locale.ts';

export const titleCodes = ['mr', 'ms', 'mrs', 'mx', 'dr'] as const;

/** Small hand-written facts that the service answers in four languages. */
export const localized = {
  org: {
    name: { en: 'Voyage Travel Services Co., Ltd.', 'zh-tw': '遠行旅行社股份有限公司', 'zh-cn': '远行旅行社股份有限公司', ja: '遠行旅行社股份有限公司' },
    phone: '+886 2 5550 1800',
    email: 'concierge@voyage.example',
    address: {
      en: '12F, 88 Dunhua South Road Section 2, Daan District, Taipei 106', 'zh-tw': '106 臺北市大安區敦化南路二段 88 號 12 樓',
      'zh-cn': '106 台北市大安区敦化南路二段 88 号 12 楼', ja: '106 台北市大安区敦化南路二段88号12階',
    },
    companyNumber: '10458575',
    serviceHours: { en: 'Every day, 09:00 to 21:00 Taipei time', 'zh-tw': '每日 09:00 至 21:00（臺北時間）', 'zh-cn': '每日 09:00 至 21:00（台北时间）', ja: '毎日 9:00〜21:00（台北時間）' },
  },
  titles: {
    mr: { en: 'Mr', 'zh-tw': '先生', 'zh-cn': '先生', ja: '男性（Mr）' },
    ms: { en: 'Ms', 'zh-tw': '女士', 'zh-cn': '女士', ja: '女性（Ms）' },
    mrs: { en: 'Mrs', 'zh-tw': '太太', 'zh-cn': '太太', ja: '女性（Mrs）' },
    mx: { en: 'Mx', 'zh-tw': '不指定（Mx）', 'zh-cn': '不指定（Mx）', ja: '指定しない（Mx）' },
    dr: { en: 'Dr', 'zh-tw': '博士／醫師', 'zh-cn': '博士／医生', ja: '博士・医師（Dr）' },
  },
} as const satisfies { org: Record<string, string | LocalizedText>; titles: Record<(typeof titleCodes)[number], LocalizedText> };
