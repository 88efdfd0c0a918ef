import type { RouteId } from '@voyage/routes/pages.ts';
import { book, call, stayFrom, type Brand, type Tokens } from './site.ts';

/** A bookable stay: its hotel, and the first offer of `payAt`. */
async function firstOffer(city: string, days: number, payAt: 'property' | 'prepaid') {
  const stay = { ...stayFrom(days), rooms: [{ adults: 2, childAges: [] }] };
  const { data } = await call<{ hotels: { hotel: { id: string; slug: string } }[] }>(
    'POST',
    'v1/tp/hotel/search',
    { code: city, stay, payAt: [payAt] },
  );
  for (const { hotel } of data.hotels) {
    const plans = await call<{ rooms: { offers: { offerRef: string }[] }[] }>(
      'POST',
      'v1/tp/hotel/plan/search',
      { hotelId: hotel.id, stay, payAt: [payAt] },
    );
    const offer = plans.data.rooms.flatMap(({ offers }) => offers)[0];
    if (offer) return { hotel, stay, offerRef: offer.offerRef };
  }
  throw new Error(`nothing to book in ${city}`);
}

/** A rate that is paid at the hotel, or now by card, and the address of its booking page. */
export async function rateOf(city: string, days: number, locale: string, isPrepaid = false) {
  const payAt = ['property', ...(isPrepaid ? ['prepaid'] : [])];
  const stay = { ...stayFrom(days), rooms: [{ adults: 2, childAges: [] }] };
  const { data } = await call<{ hotels: { hotel: { id: string; name: string } }[] }>(
    'POST',
    'v1/tp/hotel/search',
    { code: city, stay, payAt },
    undefined,
    { lang: locale },
  );
  const hotel = data.hotels[0]?.hotel;
  const plans = await call<{ rooms: { offers: { offerRef: string; charge: unknown }[] }[] }>(
    'POST',
    'v1/tp/hotel/plan/search',
    { hotelId: hotel?.id, stay, payAt },
  );
  const offer = plans.data.rooms
    .flatMap(({ offers }) => offers)
    .find(({ charge }) => (charge !== null) === isPrepaid);
  if (!hotel || !offer) throw new Error(`no such rate in ${city}`);
  const { checkIn, checkOut } = stay;
  const query = new URLSearchParams({
    offer: offer.offerRef,
    hotel: hotel.id,
    adults: '2',
    checkIn,
    checkOut,
  });
  return { hotel, offerRef: offer.offerRef, path: `/${locale}/hotel/booking?${query}` };
}

/**
 * A URL (after /{lang}) for every page of the product, for a member with these tokens; null: it redirects. A
 * page without one is a type error.
 */
export async function samplePages(
  { accessToken }: Tokens,
  brand: Brand,
): Promise<Record<RouteId, string | null>> {
  const atHotel = await firstOffer('tyo', 120, 'property');
  const prepaid = await firstOffer('par', 120, 'prepaid');
  const { orderId } = await book(atHotel.offerRef, accessToken, { brand });
  const held = await book(prepaid.offerRef, accessToken, { brand });
  // For other dates: the room just booked may have been the last one.
  const again = await firstOffer('tyo', 127, 'property');
  const { checkIn, checkOut } = again.stay;
  const stay = `adults=2&checkIn=${checkIn}&checkOut=${checkOut}`;
  const { articles } = (await call<{ articles: { slug: string }[] }>('POST', 'v1/blog/list', { pageSize: 1 }))
    .data;
  const { groups } = (
    await call<{ groups: { code: string; brands: { code: string }[] }[] }>('POST', 'v1/tp/hotel/groups', {})
  ).data;
  const { categories, tags } = (
    await call<{ categories: { code: string }[]; tags: { code: string }[] }>('GET', 'v1/blog/category/list')
  ).data;
  const { coupons } = (await call<{ coupons: { id: string }[] }>('POST', 'v1/user/coupons', {}, accessToken))
    .data;
  const group = groups.find(({ brands }) => brands.length > 0);
  /** For pages that the other brand lacks. */
  const ofMain = (path: string) => (brand === 'main' ? path : null);
  const payment = held.payment?.orderId ?? '';
  return {
    '': '',
    hotel: '/hotel',
    'hotel/search': `/hotel/search?code=tyo&locationType=city&${stay}`,
    'hotel/compare': `/hotel/compare?hotels=${again.hotel.id},${prepaid.hotel.id}&${stay}`,
    'hotel/{id}': `/hotel/${again.hotel.id}?${stay}`,
    'hotel/detail/{name}/{region?}': `/hotel/detail/${again.hotel.slug}`,
    'hotel/booking': `/hotel/booking?${stay}&hotel=${again.hotel.id}&offer=${again.offerRef}`,
    login: '/login',
    register: '/register',
    'register/complete': '/register/complete?upgrade=elite',
    'forgot-password': '/forgot-password',
    'reset-password': `/reset-password?token=${'a'.repeat(40)}`,
    user: '/user',
    'user/profile': '/user/profile',
    'user/password': '/user/password',
    'user/concierge': '/user/concierge',
    'user/hotel-order': '/user/hotel-order',
    'user/hotel-order/{id}': `/user/hotel-order/${orderId}`,
    'user/favorite': '/user/favorite',
    'payment/credit-card/{type}/{orderId}/{tradeId}': `/payment/credit-card/stay/${payment}/new`,
    'payment/credit-card/{type}/{orderId}/{tradeId}/result': `/payment/credit-card/stay/${payment}/none/result`,
    'payment/credit-card/{type}/{tradeId}/result': '/payment/credit-card/stay/none/result',
    'user/membership': '/user/membership',
    'user/coupon': '/user/coupon',
    'user/coupon/{id}/policy': `/user/coupon/${coupons[0]?.id}/policy`,
    'user/order': '/user/order',
    'user/order/{type}/{id}': `/user/order/stay/${payment}`,
    'user/staff/{section?}/{id?}': '/user/staff',
    eligibility: brand === 'club' ? '/eligibility' : null,
    'membership/upgrade/{level}': '/membership/upgrade/platinum',
    'membership/payment/{tradeId}/result': '/membership/payment/none/result',
    membership: '/membership',
    'tailor-made': '/tailor-made',
    'fast-track': '/fast-track',
    'fast-track/{iataCode}/{name?}/{country?}': '/fast-track/hnd',
    'fast-track/payment/{iataCode}/{productId}': '/fast-track/payment/hnd/hnd-arrival',
    'hotel/group': '/hotel/group',
    'hotel/group/{name}': `/hotel/group/${group?.code}`,
    'hotel/group/{name}/{brand}': `/hotel/group/${group?.code}/${group?.brands[0]?.code}`,
    'hotel/region': '/hotel/region',
    'hotel/region/{code}': '/hotel/region/japan',
    'experience-share': '/experience-share',
    'experience-share/{category}': `/experience-share/${categories[0]?.code}`,
    'experience-share/tag/{tag}': `/experience-share/tag/${tags[0]?.code}`,
    'experience-share/blog': null,
    'experience-share/blog/{urlName}': `/experience-share/blog/${articles[0]?.slug}`,
    'newsletter/confirm': '/newsletter/confirm?token=none',
    'newsletter/unsubscribe': '/newsletter/unsubscribe?token=none',
    'picture-credits': '/picture-credits',
    'service-terms': '/service-terms',
    'privacy-policy': '/privacy-policy',
    'member-terms': '/member-terms',
    faq: '/faq',
    contact: '/contact',
    about: '/about',
    screen: ofMain('/screen'),
    accessibility: '/accessibility',
    'ultraluxe-experiences': ofMain('/ultraluxe-experiences'),
    'ultraluxe-experiences/virgin-galactic': ofMain('/ultraluxe-experiences/virgin-galactic'),
    'ultraluxe-experiences/white-desert': ofMain('/ultraluxe-experiences/white-desert'),
    'ultraluxe-experiences/trains/{slug}': ofMain('/ultraluxe-experiences/trains/paris-istanbul'),
    'ultraluxe-experiences/{line}': ofMain('/ultraluxe-experiences/regent-seven-seas'),
    'ultraluxe-experiences/{line}/{shipId}': ofMain('/ultraluxe-experiences/regent-seven-seas/grandeur'),
    'ultraluxe-experiences/{line}/{shipId}/{itineraryId}': ofMain(
      '/ultraluxe-experiences/silver-seas/endeavour/reykjavik-tromse',
    ),
    '404': '/404',
  };
}
