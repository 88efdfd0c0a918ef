import { locales, type Locale } from '@voyage/domain/locale.ts';
import type {
  CouponsQuery,
  FavouritesQuery,
  OrdersQuery,
  ProductOrdersQuery,
  RegisteredQuery,
  RegisterQuery,
} from './account-query.ts';
import type { CompareQuery } from './compare-query.ts';
import type { ContactQuery } from './contact-query.ts';
import type { FaqQuery } from './faq-query.ts';
import type { JournalQuery } from './journal-query.ts';
import type { RouteId } from './pages.ts';
import type { SearchQuery, StayQuery } from './stay-query.ts';

/** Pages whose address has no parameters: those that menus can contain. */
export type PlainRouteId = Exclude<RouteId, `${string}{${string}`>;

function withQuery(path: string, query: object = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== '') params.set(key, String(value));
  const text = params.toString().replaceAll('%2C', ',');
  return text ? `${path}?${text}` : path;
}

/** Every address of the sites, in one place. */
export const href = {
  page: (lang: Locale, id: PlainRouteId) => (id === '' ? `/${lang}` : `/${lang}/${id}`),
  home: (lang: Locale) => `/${lang}`,
  homeWithRedirect: (lang: Locale, path: string) => withQuery(`/${lang}`, { redirect: path }),
  hotels: (lang: Locale) => `/${lang}/hotel`,
  hotelSearch: (lang: Locale, query: SearchQuery) => withQuery(`/${lang}/hotel/search`, query),
  compare: (lang: Locale, query: CompareQuery = {}) => withQuery(`/${lang}/hotel/compare`, query),
  hotel: (lang: Locale, id: string, query?: StayQuery) => withQuery(`/${lang}/hotel/${id}`, query),
  hotelDetail: (lang: Locale, slug: string, region?: string) =>
    `/${lang}/hotel/detail/${slug}${region ? `/${region}` : ''}`,
  groups: (lang: Locale) => `/${lang}/hotel/group`,
  group: (lang: Locale, name: string) => `/${lang}/hotel/group/${name}`,
  groupBrand: (lang: Locale, group: string, brand: string) => `/${lang}/hotel/group/${group}/${brand}`,
  regions: (lang: Locale) => `/${lang}/hotel/region`,
  region: (lang: Locale, code: string) => `/${lang}/hotel/region/${code}`,
  membership: (lang: Locale) => `/${lang}/membership`,
  /** Upgrading to a level, or renewing it. */
  upgrade: (lang: Locale, level: string) => `/${lang}/membership/upgrade/${level}`,
  ownMembership: (lang: Locale) => `/${lang}/user/membership`,
  coupons: (lang: Locale, query?: CouponsQuery) => withQuery(`/${lang}/user/coupon`, query),
  couponPolicy: (lang: Locale, id: string) => `/${lang}/user/coupon/${id}/policy`,
  /** Orders of everything paid by card; a stay's own page is `order`. */
  productOrders: (lang: Locale, query?: ProductOrdersQuery) => withQuery(`/${lang}/user/order`, query),
  productOrder: (lang: Locale, type: string, id: string) => `/${lang}/user/order/${type}/${id}`,
  booking: (lang: Locale, offer: string, stay: StayQuery & { hotel: string }) =>
    withQuery(`/${lang}/hotel/booking`, { ...stay, offer }),
  login: (lang: Locale, redirect?: string) => withQuery(`/${lang}/login`, { redirect }),
  register: (lang: Locale, query: Partial<RegisterQuery> = {}) => withQuery(`/${lang}/register`, query),
  registered: (lang: Locale, query?: RegisteredQuery) => withQuery(`/${lang}/register/complete`, query),
  forgotPassword: (lang: Locale, redirect?: string) => withQuery(`/${lang}/forgot-password`, { redirect }),
  user: (lang: Locale) => `/${lang}/user`,
  changePassword: (lang: Locale) => `/${lang}/user/password`,
  orders: (lang: Locale, query?: OrdersQuery) => withQuery(`/${lang}/user/hotel-order`, query),
  order: (lang: Locale, id: string, booked?: boolean) =>
    withQuery(`/${lang}/user/hotel-order/${id}`, { booked: booked ? 1 : undefined }),
  favourites: (lang: Locale, query?: FavouritesQuery) => withQuery(`/${lang}/user/favorite`, query),
  /** Where an order is paid; `tradeId` is an attempt, absent at first. */
  payment: (lang: Locale, type: string, orderId: string, tradeId = 'new') =>
    `/${lang}/payment/credit-card/${type}/${orderId}/${tradeId}`,
  paymentResult: (lang: Locale, type: string, orderId: string, tradeId: string) =>
    type === 'membership'
      ? `/${lang}/membership/payment/${tradeId}/result`
      : `/${lang}/payment/credit-card/${type}/${orderId}/${tradeId}/result`,
  journal: (lang: Locale, category?: string, query?: JournalQuery) =>
    withQuery(`/${lang}/experience-share${category ? `/${category}` : ''}`, query),
  journalTag: (lang: Locale, tag: string, query?: JournalQuery) =>
    withQuery(`/${lang}/experience-share/tag/${tag}`, query),
  article: (lang: Locale, slug: string, isDraft?: boolean) =>
    withQuery(`/${lang}/experience-share/blog/${slug}`, { isDraft: isDraft || undefined }),
  /** `part`: a section of the page. */
  tailorMade: (lang: Locale, part?: 'request') => `/${lang}/tailor-made${part ? `#${part}` : ''}`,
  fastTrack: (lang: Locale) => `/${lang}/fast-track`,
  /** `iata` in lower case in addresses; the name is for readers. */
  fastTrackAirport: (lang: Locale, iata: string) => `/${lang}/fast-track/${iata.toLowerCase()}`,
  fastTrackOrder: (lang: Locale, iata: string, productId: string) =>
    `/${lang}/fast-track/payment/${iata.toLowerCase()}/${productId}`,
  /** Only one brand has experiences; `category`: its position on the page. */
  experiences: (lang: Locale, category?: string) =>
    `/${lang}/ultraluxe-experiences${category ? `#${category}` : ''}`,
  /** `name`: the part of the address after that of the overview; `trains/{slug}`, `{line}/{shipId}`. */
  experience: (lang: Locale, name: string) => `/${lang}/ultraluxe-experiences/${name}`,
  contact: (lang: Locale, query?: ContactQuery) => withQuery(`/${lang}/contact`, query),
  /** `answer`: the question to open. */
  faq: (lang: Locale, query?: FaqQuery, answer?: string) =>
    withQuery(`/${lang}/faq`, query) + (answer ? `#${answer}` : ''),
  notFound: (lang: Locale) => `/${lang}/404`,
} as const;

/** The journal as RSS: not a page, but an address of the sites. */
export const feedOf = (lang: Locale): string => `/${lang}/experience-share/feed.xml`;

/** A path that may lack its language: a return path. */
export const withLanguage = (path: string, lang: Locale): string =>
  locales.some((locale) => locale === /^\/([^/?#]*)/.exec(path)?.[1]) ? path : `/${lang}${path}`;
/** The same page in another language. */
export const inLanguage = (path: string, lang: Locale): string => path.replace(/^\/[^/?#]*/, `/${lang}`);
