import { queries } from '@voyage/api-client/queries.ts';
import type { Level } from '@voyage/domain/level.ts';
import { formatTwd } from '@voyage/domain/money.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { href } from '@voyage/routes/href.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import Dialog from '@voyage/ui/feedback/Dialog.tsx';
import { useQuery } from '@tanstack/react-query';

/**
 * For a member below the required level: its price, from the price list, and a link to its other benefits.
 */
export default function LevelDialog({ level, onClose }: { level: Level; onClose: () => void }) {
  const { t, locale, api } = usePage();
  const { data: prices } = useQuery(queries.memberships(api));
  const price = prices?.memberships.find((offer) => offer.level === level)?.priceTwd;
  const name = t(`tier.${level}`);
  return (
    <Dialog
      title={t('tailorMade.level.title', { level: name })}
      closeLabel={t('site.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('tailorMade.level.later')}
          </Button>
          <ButtonLink href={href.membership(locale)}>{t('tailorMade.level.see')}</ButtonLink>
        </>
      }
    >
      <p>
        {price === undefined
          ? t('tailorMade.guest.text', { level: name })
          : t('tailorMade.level.text', { level: name, amount: formatTwd(price, locale) })}
      </p>
    </Dialog>
  );
}
