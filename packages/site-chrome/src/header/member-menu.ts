import { hasOrdersInMenu } from '@voyage/brand';
import { canBookOnBehalf, readRoles } from '@voyage/domain/tier.ts';
import type { MessageId } from '@voyage/i18n/messages.ts';
import { deskAddress } from '@voyage/routes/desk-address.ts';
import { href } from '@voyage/routes/href.ts';
import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { useProfile } from '@voyage/site-core/session/member.ts';
import type { MenuItem } from './menu-items.ts';

/** User side menu (docs/product/screens.md): in the member's area, the header and the drawer. */
const memberMenu: readonly MenuItem[] = [
  { route: 'user', word: 'user.title' },
  { route: 'user/hotel-order', word: 'site.orders' },
  { route: 'user/favorite', word: 'favourites.title' },
  ...(hasOrdersInMenu ? [{ route: 'user/order', word: 'purchases.title' } as const] : []),
  { route: 'user/concierge', word: 'concierge.title' },
  { route: 'user/profile', word: 'profile.title' },
];

/** The menu of the logged-in member; for staff it includes their desk. */
export function useMemberMenu(): { address: string; word: MessageId }[] {
  const locale = useLocale();
  const { data: profile } = useProfile();
  const own = memberMenu.map(({ route, word }) => ({ address: href.page(locale, route), word }));
  const isStaff = profile !== undefined && canBookOnBehalf(readRoles(profile.roles));
  return isStaff ? [...own, { address: deskAddress(locale), word: 'user.desk' }] : own;
}
