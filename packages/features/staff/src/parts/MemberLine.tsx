import type { DeskMember } from '@voyage/contracts/desk.ts';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { deskAddress } from '@voyage/routes/desk-address.ts';
import { useDesk } from '../state/desk-words.ts';

/** The member's name, as a link to the member's stays and orders. */
export function MemberLine({ member: { userId, name, memberNumber, level } }: { member: DeskMember }) {
  const { t, tDesk, locale } = useDesk();
  return (
    <TextLink href={deskAddress(locale, 'members', userId)}>
      {tDesk('ofMember', { name, number: memberNumber, level: t(`tier.${level}`) })}
    </TextLink>
  );
}
