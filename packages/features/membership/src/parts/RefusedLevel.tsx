import { brand } from '@voyage/brand';
import type { membershipRefusal } from '@voyage/contracts/membership.ts';
import { renewalDays } from '@voyage/domain/membership.ts';
import { addDays, taipeiDay } from '@voyage/domain/stay-date.ts';
import type { Level } from '@voyage/domain/level.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { href } from '@voyage/routes/href.ts';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import type { InferOutput } from 'valibot';

interface Props {
  reason: Exclude<InferOutput<typeof membershipRefusal>, 'guardian-consent'>;
  level?: Level;
  /** Of the member's own term. */
  expiresAt?: string | null;
}

/** A level that the member cannot buy now: why, and where to go instead. */
export function RefusedLevel({ reason, level, expiresAt = null }: Props) {
  const { t, locale } = usePage();
  const name = { level: level ? t(`tier.${level}`) : '' };
  const opens = expiresAt ? longDay(addDays(taipeiDay(expiresAt), -renewalDays), locale) : '';
  const words: Record<typeof reason, [title: string, text: string]> = {
    'lower-level': [t('upgrade.lower.title'), t('upgrade.lower.text', name)],
    'invitation-only': [t('upgrade.invitation.title', name), t('upgrade.invitation.text')],
    'not-for-sale': [t('upgrade.none.title'), t('upgrade.none.text', { phone: brand.contact.phone })],
    'too-early': [t('upgrade.early.title', name), t('upgrade.early.text', { day: opens, days: renewalDays })],
  };
  const [title, text] = words[reason];
  return (
    <EmptyPanel
      level={1}
      ornament="key"
      title={title}
      text={text}
      action={<ButtonLink href={href.ownMembership(locale)}>{t('membership.own.title')}</ButtonLink>}
    />
  );
}
