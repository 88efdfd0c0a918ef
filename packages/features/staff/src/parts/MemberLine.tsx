import type { DeskMember } from '@voyage/contracts/desk.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { deskAddress } from '@voyage/routes/desk-address.ts';
import { link } from '@voyage/ui/base/typography.css.ts';
import { useDeskWords } from '../state/desk-words.ts';

/** The member's name, as a link to the member's stays and orders. */
export function MemberLine({ member: { userId, name, memberNumber, level } }: { member: DeskMember }) {
  const { formatMessage: t } = useIntl();
  const tDesk = useDeskWords();
  const locale = useLocale();
  return (
    <Link className={link} href={deskAddress(locale, 'members', userId)}>
      {tDesk('ofMember', { name, number: memberNumber, level: t({ id: `tier.${level}` }) })}
    </Link>
  );
}
