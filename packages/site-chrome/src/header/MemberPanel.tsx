import { useIntl } from '@voyage/i18n/intl.tsx';
import { Disclosure } from '@voyage/ui/content/Disclosure.tsx';
import { CircleUserRound } from 'lucide-react';
import * as header from './Header.css.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { useLogout, useProfile } from '@voyage/site-core/session/member.ts';
import * as css from './MemberPanel.css.ts';
import { MemberSummary } from './MemberSummary.tsx';
import { useMemberMenu } from './member-menu.ts';

/** The member's summary, menu and logout. */
export default function MemberPanel() {
  const { t } = useIntl();
  const memberMenu = useMemberMenu();
  const { data: profile } = useProfile();
  const logout = useLogout();
  return (
    <Disclosure
      className={css.menu}
      summary={
        <>
          {profile && <span className={header.memberName}>{profile.firstname}</span>}
          <CircleUserRound size={24} strokeWidth={1.5} aria-hidden />
        </>
      }
      label={t('site.member')}
      buttonClass={header.item}
      panelClass={css.panel}
    >
      <div className={css.top}>
        <MemberSummary />
      </div>
      <ul className={css.list}>
        {memberMenu.map(({ address, word }) => (
          <li key={address}>
            <Link className={css.item} href={address}>
              {t(word)}
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className={css.item} onClick={() => void logout()}>
        {t('site.logout')}
      </button>
    </Disclosure>
  );
}
