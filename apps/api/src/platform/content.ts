import type { contactTypes } from '@voyage/contracts/correspondence.ts';
import type { titleCodes } from '@voyage/contracts/values.ts';
import type { LocalizedText } from '@voyage/domain/locale.ts';
import { policy } from '@voyage/domain/policy.ts';

const { from, to } = policy.service.telephone;

/** Short hand-written facts that the service returns in four languages. */
export const localized = {
  org: {
    name: {
      en: 'Voyage Travel Services Co., Ltd.',
      'zh-tw': '遠行旅行社股份有限公司',
      'zh-cn': '远行旅行社股份有限公司',
      ja: '遠行旅行社股份有限公司',
    },
    address: {
      en: '12F, 88 Dunhua South Road Section 2, Daan District, Taipei 106',
      'zh-tw': '106 臺北市大安區敦化南路二段 88 號 12 樓',
      'zh-cn': '106 台北市大安区敦化南路二段 88 号 12 楼',
      ja: '106 台北市大安区敦化南路二段88号12階',
    },
    companyNumber: '10458575',
    serviceHours: {
      en: `Every day, ${from} to ${to} Taipei time`,
      'zh-tw': `每日 ${from} 至 ${to}（臺北時間）`,
      'zh-cn': `每日 ${from} 至 ${to}（台北时间）`,
      ja: `毎日 ${from}〜${to}（台北時間）`,
    },
  },
  season: {
    name: { en: 'High season', 'zh-tw': '旺季', 'zh-cn': '旺季', ja: 'ハイシーズン' },
    text: {
      en: 'The busiest weeks in {place}: rates are higher, and the best rooms go first.',
      'zh-tw': '{place}一年中最繁忙的時節，房價較高，熱門客房也較早訂滿。',
      'zh-cn': '{place}一年中最繁忙的时节，房价较高，热门客房也较早订满。',
      ja: '{place}がもっともにぎわう時期です。料金は高めで、よいお部屋から埋まります。',
    },
  },
  contactTypes: {
    booking: {
      en: 'A booking or a stay',
      'zh-tw': '訂房與住宿',
      'zh-cn': '预订与住宿',
      ja: 'ご予約・ご宿泊',
    },
    payment: {
      en: 'Payment and invoices',
      'zh-tw': '付款與發票',
      'zh-cn': '付款与发票',
      ja: 'お支払い・領収書',
    },
    membership: { en: 'Membership', 'zh-tw': '會員資格', 'zh-cn': '会员资格', ja: '会員資格' },
    'tailor-made': {
      en: 'A tailor-made journey',
      'zh-tw': '客製旅程',
      'zh-cn': '定制行程',
      ja: 'オーダーメイドの旅',
    },
    'fast-track': {
      en: 'Airport fast track',
      'zh-tw': '機場快速通關',
      'zh-cn': '机场快速通道',
      ja: '空港ファストトラック',
    },
    experiences: {
      en: 'Cruises, trains, space and Antarctica',
      'zh-tw': '郵輪、列車、太空與南極',
      'zh-cn': '邮轮、列车、太空与南极',
      ja: 'クルーズ・列車・宇宙・南極',
    },
    press: { en: 'Press and partnerships', 'zh-tw': '媒體與合作', 'zh-cn': '媒体与合作', ja: '取材・提携' },
    other: { en: 'Something else', 'zh-tw': '其他', 'zh-cn': '其他', ja: 'その他' },
  },
  titles: {
    mr: { en: 'Mr', 'zh-tw': '先生', 'zh-cn': '先生', ja: '男性（Mr）' },
    ms: { en: 'Ms', 'zh-tw': '女士', 'zh-cn': '女士', ja: '女性（Ms）' },
    mrs: { en: 'Mrs', 'zh-tw': '太太', 'zh-cn': '太太', ja: '女性（Mrs）' },
    mx: { en: 'Mx', 'zh-tw': '不指定（Mx）', 'zh-cn': '不指定（Mx）', ja: '指定しない（Mx）' },
    dr: { en: 'Dr', 'zh-tw': '博士／醫師', 'zh-cn': '博士／医生', ja: '博士・医師（Dr）' },
  },
} as const satisfies {
  org: Record<string, string | LocalizedText>;
  season: Record<'name' | 'text', LocalizedText>;
  contactTypes: Record<(typeof contactTypes)[number], LocalizedText>;
  titles: Record<(typeof titleCodes)[number], LocalizedText>;
};
