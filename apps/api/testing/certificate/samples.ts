import type { OrderDetail } from '@voyage/contracts/booking.ts';
import type { Locale, LocalizedText } from '@voyage/domain/locale.ts';
import type { CertificateOf } from '../../src/use-cases/stays/certificate/facts.ts';

const words = {
  hotel: {
    en: 'Aurelian Palace Trocadéro',
    'zh-tw': '特羅卡德羅奧雷利安宮飯店',
    'zh-cn': '特罗卡德罗奥雷利安宫酒店',
    ja: 'オーレリアン・パレス・トロカデロ',
  },
  address: {
    en: '14 avenue de la Vieille Lanterne, Trocadéro, 75116 Paris, France',
    'zh-tw': '法國巴黎第十六區老燈大道 14 號',
    'zh-cn': '法国巴黎第十六区老灯大道 14 号',
    ja: 'フランス、パリ16区 ヴィエイユ・ランテルヌ大通り14',
  },
  place: { en: 'Paris', 'zh-tw': '巴黎', 'zh-cn': '巴黎', ja: 'パリ' },
  district: { en: 'Trocadéro', 'zh-tw': '特羅卡德羅', 'zh-cn': '特罗卡德罗', ja: 'トロカデロ' },
  room: {
    en: 'Deluxe room with a view of the river',
    'zh-tw': '河景豪華客房',
    'zh-cn': '河景豪华客房',
    ja: 'デラックスルーム（リバービュー）',
  },
  beds: { en: 'One king bed', 'zh-tw': '一張特大雙人床', 'zh-cn': '一张特大床', ja: 'キングベッド1台' },
  memberPlan: {
    en: 'Member privilege',
    'zh-tw': '會員禮遇房價',
    'zh-cn': '会员礼遇房价',
    ja: '会員優待プラン',
  },
  prepaidPlan: {
    en: 'Prepaid in advance',
    'zh-tw': '預付優惠價',
    'zh-cn': '预付优惠价',
    ja: '事前払いプラン',
  },
  promotion: {
    en: 'Stay four, pay three',
    'zh-tw': '住四晚付三晚',
    'zh-cn': '住四晚付三晚',
    ja: '4泊で3泊分のご料金',
  },
  upgrade: {
    en: 'An upgrade on arrival where a better room is free',
    'zh-tw': '抵達時若有更好的空房，可免費升等',
    'zh-cn': '抵达时若有更好的空房，可免费升级',
    ja: '到着時に空きがあれば、上の客室へ変更',
  },
  times: {
    en: 'Early arrival and late departure where the house allows',
    'zh-tw': '視住房狀況提早入住、延後退房',
    'zh-cn': '视房态提早入住、延后退房',
    ja: '空室状況に応じて、早めの到着と遅めの出発',
  },
  programme: {
    en: 'Aurelian Guests',
    'zh-tw': '奧雷利安賓客會',
    'zh-cn': '奥雷利安宾客会',
    ja: 'オーレリアン・ゲスト',
  },
  request: {
    en: 'A quiet room on a high floor',
    'zh-tw': '高樓層安靜客房',
    'zh-cn': '高楼层安静客房',
    ja: '高層階の静かなお部屋',
  },
} satisfies Record<string, LocalizedText>;

/** The longest values that the contracts allow. */
const long = {
  hotel: {
    en: 'The Grand Residence and Thermal Gardens of Saint-Germain-des-Prés at the Old Observatory',
    'zh-tw': '舊天文臺聖日耳曼德佩大公館暨溫泉花園度假飯店巴黎左岸塞納河畔別館',
    'zh-cn': '旧天文台圣日耳曼德佩大公馆暨温泉花园度假酒店巴黎左岸塞纳河畔别馆',
    ja: 'ザ・グランド・レジデンス・アンド・サーマルガーデンズ・オブ・サンジェルマン・デ・プレ 旧天文台別邸',
  },
  address: {
    en: 'Building C, 4th courtyard behind the old observatory, 1184–1192 boulevard du Maréchal de Lattre de Tassigny prolongé, Quartier de la Porte Dauphine et de la Muette, 75116 Paris Cedex 16, Île-de-France, France, beside the northern gate of the botanical gardens',
    'zh-tw':
      '法國法蘭西島大區巴黎市第十六區多菲內門與拉米埃特街區拉特爾德塔西尼元帥大道延伸段 1184 至 1192 號，舊天文臺後方第四中庭 C 棟，植物園北門旁，請由地下停車場入口進入後依指標前往接待大廳',
    'zh-cn':
      '法国法兰西岛大区巴黎市第十六区多菲内门与拉米埃特街区拉特尔德塔西尼元帅大道延伸段 1184 至 1192 号，旧天文台后方第四中庭 C 栋，植物园北门旁，请由地下停车场入口进入后按指示前往接待大厅',
    ja: 'フランス、イル＝ド＝フランス地域圏、パリ16区ポルト・ドーフィーヌおよびラ・ミュエット地区、ド・ラトル・ド・タシニ元帥大通り延長部1184〜1192、旧天文台裏手第四中庭C棟（植物園北門横、地下駐車場入口よりお入りください）',
  },
  room: {
    en: 'Presidential duplex suite with a private terrace, plunge pool and an uninterrupted view of the river and the Eiffel Tower',
    'zh-tw': '總統樓中樓套房（附私人露臺、泡湯池，可飽覽塞納河與艾菲爾鐵塔全景）',
    'zh-cn': '总统复式套房（附私人露台、泡池，可饱览塞纳河与埃菲尔铁塔全景）',
    ja: 'プレジデンシャル・デュプレックススイート（専用テラス・プランジプール付き、セーヌ川とエッフェル塔を一望）',
  },
} satisfies Record<string, LocalizedText>;

export const sampleKinds = ['plain', 'rooms', 'prepaid', 'cancelled', 'extreme'] as const;
export type SampleKind = (typeof sampleKinds)[number];
const eur = (amount: number) => ({ amount, currency: 'EUR' });

/** Realistic orders of a hotel in Paris, for tests and the preview. */
export const sampleOrder = (kind: SampleKind, locale: Locale): Omit<CertificateOf, 'brand' | 'locale'> => ({
  ...orderIn(kind, locale),
  inEnglish: locale === 'en' ? null : orderIn(kind, 'en').order,
});

function orderIn(kind: SampleKind, locale: Locale): Omit<CertificateOf, 'brand' | 'locale' | 'inEnglish'> {
  const t = (key: keyof typeof words): string => words[key][locale];
  const plain: OrderDetail = {
    id: '5f0c5f5e-6a43-4d92-8b0e-7f1f4c7c2f10',
    bookingNumber: 'V7K2M94QFX',
    status: 'confirmed',
    hotel: {
      id: '7',
      slug: 'aurelian-palace',
      name: t('hotel'),
      place: t('place'),
      district: t('district'),
      picture: '',
      timeZone: 'Europe/Paris',
    },
    roomName: t('room'),
    planName: t('memberPlan'),
    checkIn: '2026-12-01',
    checkOut: '2026-12-04',
    nights: 3,
    rooms: 1,
    roomsCancelled: 0,
    adults: 2,
    children: 0,
    infants: 0,
    total: eur(214_560),
    bookedAt: '2026-11-10T04:12:00Z',
    bookedFor: null,
    bookedForMember: false,
    staffReasons: null,
    pictures: [],
    roomGuests: [],
    loyalty: null,
    reservationNumber: 'HX4829117',
    hotelConfirmationNumber: '88214507',
    hotelCancellationNumber: null,
    childAges: [],
    parties: [{ adults: 2, childAges: [] }],
    roomStates: [],
    guest: {
      title: 'ms',
      firstname: 'Haruka',
      lastname: 'Sato',
      email: 'haruka@example.test',
      phone: '+81 90 1234 5678',
    },
    room: {
      code: 'deluxe',
      name: t('room'),
      sizeSquareMetres: 42,
      beds: t('beds'),
      maxAdults: 2,
      maxChildren: 1,
      maxGuests: 3,
      picture: '',
    },
    plan: {
      code: 'member-privilege',
      name: t('memberPlan'),
      summary: '',
      benefits: [t('upgrade'), t('times')],
      breakfasts: 2,
      creditUsd: 100,
      memberOnly: true,
      payAt: 'property',
    },
    price: {
      nights: ['2026-12-01', '2026-12-02', '2026-12-03'].map((day) => ({ day, rate: eur(65_000) })),
      subtotal: eur(195_000),
      discount: eur(0),
      service: eur(0),
      tax: eur(19_560),
      total: eur(214_560),
      feesAtHotel: [],
    },
    promotion: null,
    cancellation: {
      windows: [
        { until: '2026-11-29T14:00:00Z', penalty: eur(0), basis: { kind: 'percent', percent: 0 } },
        { until: null, penalty: eur(71_520), basis: { kind: 'nights', nights: 1 } },
      ],
      deadline: '2026-11-29T14:00:00Z',
      timeZone: 'Europe/Paris',
    },
    cancelNow: { free: true, penalty: eur(0), refund: null },
    cancelAskedAt: null,
    cancelledAt: null,
    cancellationPenalty: null,
    specialRequests: [{ code: 'quiet', name: t('request') }],
    note: '',
    arrivalTime: '18:00',
    tripPurpose: 'leisure',
    payment: {
      payAt: 'property',
      state: null,
      charge: null,
      orderId: null,
      dueAt: null,
      extendable: false,
      held: true,
      attempt: null,
      byStaff: false,
      cardBrand: null,
      cardLastFour: null,
      refund: null,
      refundQueuedAt: null,
    },
    creditSharedWith: null,
    events: [],
    ended: null,
    questionnaire: null,
    creditUsed: 'free',
    hotelOpen: true,
    hotelContact: {
      address: t('address'),
      notes: [],
      local: {
        locale: 'en',
        name: 'Maison Demonstration',
        address: '48 Avenue de New-York, Paris',
        script: null,
      },
      telephone: '+33 1 55 55 01 42',
      point: { lat: 48.86, lng: 2.29 },
      timeZone: 'Europe/Paris',
      checkInTime: '15:00',
      checkOutTime: '12:00',
      latestCheckIn: null,
    },
  };
  const of = { memberNumber: '88100001', now: new Date('2026-11-22T03:00:00Z') };
  const worth = { amount: { amount: 78_421, currency: 'TWD' }, rate: 36.549_873, asOf: '2026-11-20' };
  const prepaid: Partial<OrderDetail> = {
    planName: t('prepaidPlan'),
    plan: {
      ...plain.plan,
      code: 'prepaid-advance',
      name: t('prepaidPlan'),
      benefits: [],
      breakfasts: 0,
      creditUsd: 0,
      memberOnly: false,
      payAt: 'prepaid',
    },
    payment: {
      ...plain.payment,
      payAt: 'prepaid',
      state: 'paid',
      charge: { amount: { amount: 77_840, currency: 'TWD' }, rate: 36.278_897, asOf: '2026-11-10' },
      cardBrand: 'visa',
      cardLastFour: '4242',
    },
  };
  switch (kind) {
    case 'plain':
      return { ...of, order: plain, worth };
    case 'rooms':
      return {
        ...of,
        worth,
        order: {
          ...plain,
          rooms: 3,
          adults: 5,
          parties: [2, 2, 1].map((adults) => ({ adults, childAges: [] })),
          roomGuests: [
            { lastname: 'Tanaka', firstname: 'Kenji' },
            { lastname: '', firstname: '' },
          ],
          loyalty: { programme: t('programme'), number: 'AG-20481' },
          extras: [{ text: 'Spa credit of US$50 for each stay', lang: 'en' }],
          price: {
            ...plain.price,
            feesAtHotel: [{ kind: 'cityTax', amount: eur(46_80) }],
            deposits: [{ amount: eur(20_000), due: '2026-11-24' }],
          },
        },
      };
    case 'prepaid':
      return {
        ...of,
        worth: null,
        order: {
          ...plain,
          ...prepaid,
          adults: 1,
          rooms: 1,
          children: 1,
          childAges: [7],
          parties: [{ adults: 1, childAges: [7] }],
          specialRequests: [],
          arrivalTime: null,
        },
      };
    case 'cancelled':
      return {
        ...of,
        worth: null,
        order: {
          ...plain,
          ...prepaid,
          status: 'cancelled',
          hotelCancellationNumber: 'C-730118',
          cancelledAt: '2026-11-10T04:12:00Z',
          cancellationPenalty: eur(71_520),
          payment: {
            ...plain.payment,
            ...prepaid.payment,
            payAt: 'prepaid',
            state: 'refunding',
            refund: { amount: { amount: 51_890, currency: 'TWD' }, workingDays: { from: 14, to: 30 } },
            refundQueuedAt: '2026-11-10T04:12:00Z',
          },
        },
      };
    case 'extreme':
      return {
        ...of,
        memberNumber: 'T04f53e2a-6a43-4d92',
        worth: {
          amount: { amount: 1_482_600_000_00, currency: 'VND' },
          rate: 28_412.118_27,
          asOf: '2026-11-20',
        },
        order: {
          ...plain,
          hotel: { ...plain.hotel, name: long.hotel[locale] },
          hotelContact: { ...plain.hotelContact, address: long.address[locale], latestCheckIn: '02:00' },
          roomName: long.room[locale],
          room: {
            ...plain.room,
            sizeSquareMetres: 480,
            beds: [t('beds'), t('beds'), t('beds')].join(' · '),
          },
          checkIn: '2027-09-22',
          checkOut: '2027-10-21',
          nights: 29,
          rooms: 4,
          adults: 16,
          children: 12,
          childAges: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
          parties: [0, 3, 6, 9].map((age) => ({ adults: 4, childAges: [age, age + 1, age + 2] })),
          guest: {
            ...plain.guest,
            firstname: 'Maximiliana-Wilhelmina Ōtsuka Þórunn de la Concepción',
            lastname: 'Hohenstaufen-Wittelsbach y Fernández de Córdoba-Ōno Łukasz',
          },
          roomGuests: Array.from({ length: 3 }, () => ({
            firstname: 'Maximiliana-Wilhelmina Ōtsuka Þórunn de la Concepción',
            lastname: 'Hohenstaufen-Wittelsbach y Fernández de Córdoba-Ōno Łukasz',
          })),
          loyalty: { programme: t('programme'), number: 'AG-20481-7730-1192-00441' },
          reservationNumber: 'HX4829117-RESERVATION-00017',
          hotelConfirmationNumber: '88214507/88214508/88214509/88214510',
          specialRequests: Array.from({ length: 5 }, (_, i) => ({
            code: `r${i}`,
            name: `${t('request')} ${i + 1}`,
          })),
          note: 'We arrive late on the night train from Vienna with a sleeping child and would be grateful for an early bed, a cot without bumpers, no feathers in the pillows (an allergy), a table by the window for twelve on the second evening, and somebody who can help with two wheelchairs and a cello. 深夜到着の予定です。アレルギーがございますので、羽毛の枕はご遠慮ください。お手数をおかけしますが、よろしくお願いいたします。大提琴請勿放置於行李室，謝謝。'.slice(
            0,
            500,
          ),
          promotion: { code: 'p', name: t('promotion'), description: '' },
          price: {
            nights: Array.from({ length: 29 }, () => ({ day: '2027-09-22', rate: eur(999_999_99) })),
            subtotal: eur(9_999_999_999_99),
            discount: eur(999_999_999_99),
            service: eur(999_999_999_99),
            feesAtHotel: [{ kind: 'mandatoryFee', amount: eur(99_999_99) }],
            tax: eur(999_999_999_99),
            total: eur(10_999_999_999_97),
          },
          cancellation: {
            ...plain.cancellation,
            windows: [
              { until: '2027-09-01T13:00:00Z', penalty: eur(0), basis: { kind: 'percent', percent: 0 } },
              {
                until: '2027-09-18T13:00:00Z',
                penalty: eur(999_999_99),
                basis: { kind: 'nights', nights: 1 },
              },
              {
                until: '2027-09-20T13:00:00Z',
                penalty: eur(5_499_999_999_98),
                basis: { kind: 'percent', percent: 50 },
              },
              { until: null, penalty: eur(10_999_999_999_97), basis: { kind: 'percent', percent: 100 } },
            ],
            deadline: '2027-09-01T13:00:00Z',
          },
        },
      };
  }
}
