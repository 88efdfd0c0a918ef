import type { Locale, LocalizedText } from '@voyage/domain/locale.ts';
import type { MailData } from './templates.ts';

const words = {
  hotel: {
    en: 'Maison Alcide Saint-Germain',
    'zh-tw': '巴黎聖日耳曼艾西德之家',
    'zh-cn': '巴黎圣日耳曼阿尔西德之家',
    ja: 'メゾン・アルシド パリ サン＝ジェルマン',
  },
  address: {
    en: '14 rue de la Vieille Lanterne, 75006 Paris',
    'zh-tw': '法國巴黎第六區老燈街 14 號',
    'zh-cn': '法国巴黎第六区老灯街 14 号',
    ja: 'フランス、パリ6区 ヴィエイユ・ランテルヌ通り14',
  },
  room: { en: 'Deluxe Room, courtyard view', 'zh-tw': '豪華客房，中庭景觀', 'zh-cn': '豪华客房，中庭景观', ja: 'デラックスルーム（中庭側）' },
  place: { en: 'Paris', 'zh-tw': '巴黎', 'zh-cn': '巴黎', ja: 'パリ' },
  plan: { en: 'Member rate with breakfast', 'zh-tw': '會員房價含早餐', 'zh-cn': '会员房价含早餐', ja: '会員料金・朝食付き' },
  airport: { en: 'Tokyo Haneda (HND)', 'zh-tw': '東京羽田機場（HND）', 'zh-cn': '东京羽田机场（HND）', ja: '東京・羽田空港（HND）' },
  inquiry: { en: 'Hotel booking', 'zh-tw': '飯店訂房', 'zh-cn': '酒店订房', ja: 'ホテル予約' },
  salutation: { en: 'Ms', 'zh-tw': '女士', 'zh-cn': '女士', ja: '女性' },
  country: { en: 'Taiwan', 'zh-tw': '臺灣', 'zh-cn': '台湾', ja: '台湾' },
  language: { en: 'English', 'zh-tw': '繁體中文', 'zh-cn': '简体中文', ja: '日本語' },
  message: {
    en: 'Good afternoon,\nwe should like to bring our daughter, who is seven. Would a second bed fit into the courtyard room, or would you advise the suite?',
    'zh-tw': '您好，\n我們想帶七歲的女兒同行。中庭客房放得下第二張床嗎？還是建議改訂套房？',
    'zh-cn': '您好，\n我们想带七岁的女儿同行。中庭客房放得下第二张床吗？还是建议改订套房？',
    ja: 'お世話になります。\n7歳の娘を連れて参ります。中庭側のお部屋にもう一台ベッドは入りますか。それともスイートのほうがよいでしょうか。',
  },
  destination: { en: 'Hokkaido', 'zh-tw': '北海道', 'zh-cn': '北海道', ja: '北海道' },
  duration: { en: '8 to 10 days', 'zh-tw': '8 至 10 天', 'zh-cn': '8 至 10 天', ja: '8〜10日間' },
  coupon: { en: 'Afternoon tea for two', 'zh-tw': '雙人下午茶', 'zh-cn': '双人下午茶', ja: 'アフタヌーンティー（2名様）' },
  supplier: { en: 'Kitamura Asakusa', 'zh-tw': '淺草北村', 'zh-cn': '浅草北村', ja: '北村 浅草' },
} satisfies Record<string, LocalizedText>;

/** Believable data for every template, for tests and the preview. */
export function samples(locale: Locale): MailData {
  const say = (key: keyof typeof words): string => words[key][locale];
  const name = 'Mei-Ling Chen';
  const taipei = (at: string) => ({ at, timeZone: 'Asia/Taipei' });
  const stay = { bookingNumber: 'V7K2-94QF', hotel: say('hotel'), checkIn: '2026-12-01', checkOut: '2026-12-04' };
  const orderId = '5f0c5f5e-6a43-4d92-8b0e-7f1f4c7c2f10';
  const payment = { name, orderNumber: 'M-20261110-0042', item: 'membership', amount: { amount: 35_000, currency: 'TWD' }, page: '/user/membership' } as const;
  return {
    'verify-code': { code: '482 913', minutes: 10 },
    'verify-code-registered': { code: '482 913', minutes: 10 },
    'verify-code-sms': { code: '482913', minutes: 10 },
    welcome: { name, memberNumber: '88100001', level: 'basic', monthlyBookings: 1 },
    'password-reset': { name, token: 'kX3vJ0bq8sY1n7TtW5oZc2', minutes: 30 },
    'password-changed': { name, changedAt: taipei('2026-11-10T04:12:00Z') },
    'booking-confirmed': {
      ...stay,
      name,
      orderId,
      hotelConfirmationNumber: 'MA-618204',
      address: say('address'),
      room: say('room'),
      plan: say('plan'),
      checkInTime: '15:00',
      checkOutTime: '12:00',
      nights: 3,
      party: { rooms: 1, adults: 2, children: 1 },
      guest: 'Mei-Ling Chen',
      total: { amount: 214_560, currency: 'EUR' },
      payAt: 'property',
      cancellation: 'freeUntil',
      deadline: { at: '2026-11-29T14:00:00Z', timeZone: 'Europe/Paris', place: say('place') },
      penalty: { amount: 71_520, currency: 'EUR' },
    },
    'booking-cancelled': {
      ...stay,
      name,
      orderId,
      cancellationNumber: 'C-730118',
      cancelledAt: { at: '2026-11-10T04:12:00Z', timeZone: 'Europe/Paris', place: say('place') },
      outcome: 'partRefunded',
      penalty: { amount: 71_520, currency: 'EUR' },
      refund: { amount: 51_890, currency: 'TWD' },
    },
    'booking-failed': { ...stay, name, reason: 'soldOut' },
    'hold-ended': { ...stay, name, reason: 'notAvailable', refund: { amount: 77_840, currency: 'TWD' } },
    'payment-received': { ...payment, paidAt: taipei('2026-11-10T04:12:00Z'), cardLastFour: '4242' },
    'payment-failed': { ...payment, failedAt: taipei('2026-11-10T04:12:00Z'), reason: 'declined' },
    'payment-refunded': { ...payment, refundedAt: taipei('2026-11-10T04:12:00Z'), cardLastFour: '4242' },
    'membership-active': { name, level: 'platinum', memberNumber: '88100001', startsOn: '2026-11-10', expiresOn: '2027-11-09', monthlyBookings: 30 },
    'membership-expiring': { name, level: 'elite', expiresOn: '2026-12-10', daysLeft: 30, fee: { amount: 3_000, currency: 'TWD' } },
    'contact-received': { name, reference: 'Q-4821', inquiryType: say('inquiry') },
    'contact-notice': {
      reference: 'Q-4821',
      inquiryType: say('inquiry'),
      salutation: say('salutation'),
      sender: name,
      email: 'mei-ling@example.test',
      phone: '+886 912 345 678',
      country: say('country'),
      language: say('language'),
      receivedAt: taipei('2026-11-10T04:12:00Z'),
      message: say('message'),
    },
    'newsletter-confirm': { token: 'kX3vJ0bq8sY1n7TtW5oZc2' },
    'newsletter-welcome': { unsubscribeToken: 'kX3vJ0bq8sY1n7TtW5oZc2' },
    'tailor-made-received': {
      name,
      reference: 'T-0317',
      destination: say('destination'),
      departure: '2027-02-03',
      duration: say('duration'),
      travellers: { adults: 2, children: 1 },
      budget: { amount: 180_000, currency: 'TWD' },
    },
    'fast-track-awaiting': {
      name,
      orderNumber: 'F-20261110-0007',
      airport: say('airport'),
      service: 'arrival',
      serviceDay: '2026-12-01',
      flightNumber: 'CI 100',
      travellers: 2,
      amount: { amount: 6_400, currency: 'TWD' },
      page: '/user',
    },
    'coupon-taken': { name, couponId: 'c-118', coupon: say('coupon'), supplier: say('supplier'), serialNumber: 'TEA-7H2K-9981', expiresOn: '2027-03-31' },
  };
}
