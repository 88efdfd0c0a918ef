import { mailMark, mailPicture } from '@voyage/contracts/mail-pictures.ts';
import { isPictureAddress } from '@voyage/domain/hotel-picture.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { TemplateData, EmailTemplate } from './templates.ts';

const withToken = (path: string, token: string): string => `${path}?token=${encodeURIComponent(token)}`;
const segment = encodeURIComponent;

/** The page that an email's button opens, after /{lang} (docs/product/screens.md); null: no button. */
const actions: { [T in EmailTemplate]: (data: TemplateData[T]) => string | null } = {
  'verify-code': () => null,
  'verify-code-registered': () => '/login',
  welcome: () => '/hotel',
  'password-reset': ({ token }) => withToken('/reset-password', token),
  'password-changed': () => '/forgot-password',
  'second-factor-changed': () => '/user/password',
  'export-requested': () => '/user/password',
  'export-ready': () => '/user/password',
  'deletion-requested': () => '/user/password',
  'account-deleted': () => null,
  'booking-confirmed': ({ orderId }) => `/user/hotel-order/${segment(orderId)}`,
  'booking-cancelled': ({ orderId }) => `/user/hotel-order/${segment(orderId)}`,
  'room-cancelled': ({ orderId }) => `/user/hotel-order/${segment(orderId)}`,
  'booking-not-cancelled': ({ orderId }) => `/user/hotel-order/${segment(orderId)}`,
  'booking-failed': () => '/hotel',
  'rooms-held': ({ orderId }) => `/payment/credit-card/stay/${segment(orderId)}/new`,
  'stay-payable': ({ orderId }) => `/payment/credit-card/stay/${segment(orderId)}/new`,
  'hold-ended': () => '/hotel',
  'stay-questionnaire': ({ orderId }) => `/user/hotel-order/${segment(orderId)}`,
  'questionnaire-notice': () => null,
  'payment-received': ({ page }) => page,
  'payment-failed': ({ page }) => page,
  'payment-released': ({ page }) => page,
  'payment-refunded': ({ page }) => page,
  'custom-order': ({ orderId }) => `/payment/credit-card/custom/${segment(orderId)}/new`,
  'membership-active': () => '/user/membership',
  'membership-expiring': ({ level }) => `/membership/upgrade/${segment(level)}`,
  'contact-received': () => '/hotel',
  'contact-notice': () => null,
  'newsletter-confirm': ({ token }) => withToken('/newsletter/confirm', token),
  'newsletter-welcome': () => '/experience-share',
  'tailor-made-received': () => '/tailor-made',
  'tailor-made-stage': ({ page }) => page,
  'desk-notice': () => null,
  invitation: ({ where }) => (where === 'member' ? '/user/membership' : '/register'),
  'concierge-answer': () => '/user/concierge',
  'fast-track-awaiting': ({ page }) => page,
  'fast-track-confirmed': ({ page }) => page,
  'fast-track-declined': ({ page }) => page,
  'coupon-taken': ({ couponId }) => `/user/coupon/${segment(couponId)}/policy`,
};

const fileUrl = (siteUrl: string, path: string): string => siteUrl.replace(/\/+$/, '') + path;
export const markUrl = (siteUrl: string): string => fileUrl(siteUrl, mailMark);
/** The picture of the hotel; null: it has none, or the email is about none. */
export function pictureUrl(data: object, siteUrl: string): string | null {
  if (!('picture' in data) || data.picture === null) return null;
  const picture = String(data.picture);
  return isPictureAddress(picture) ? picture : fileUrl(siteUrl, mailPicture(segment(picture)));
}

/** An address of the site, or null. A page that could lead to another site ('//', a backslash) becomes Home. */
export const pageUrl = (siteUrl: string, locale: Locale, path: string): string => {
  const home = fileUrl(siteUrl, `/${locale}`);
  return /^\/(?![/\\])[^\\\s<>"']*$/.test(path) ? home + path : home;
};

export function actionUrl<T extends EmailTemplate>(
  template: T,
  data: TemplateData[T],
  siteUrl: string,
  locale: Locale,
): string | null {
  const path = (actions[template] as (data: TemplateData[T]) => string | null)(data); // each template has its own action, which indexing by T does not show
  return path === null ? null : pageUrl(siteUrl, locale, path);
}

/** Where a newsletter is unsubscribed; null for other emails. */
export const unsubscribeUrl = (data: object, siteUrl: string, locale: Locale): string | null =>
  'unsubscribeToken' in data
    ? pageUrl(siteUrl, locale, withToken('/newsletter/unsubscribe', String(data.unsubscribeToken)))
    : null;
