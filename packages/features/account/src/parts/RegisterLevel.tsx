import { RequestFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { selectableLevels } from '@voyage/contracts/auth.ts';
import { formatTwd } from '@voyage/domain/money.ts';
import { RadioCards } from '@voyage/forms/choice-fields.tsx';
import { CapitalsField } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { PartFailure } from '@voyage/site-core/errors/PartFailure.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { href } from '@voyage/routes/href.ts';
import { secondary } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { invitationQuery } from '../state/invitation-query.ts';
import { levelDraft, levelSchema } from '../state/registration.ts';

/** The second step of a registration: the chosen level at its current price, or an invitation. */
export function RegisterLevel({ onDone }: { onDone: () => void }) {
  const { t, locale, api, queryClient } = usePage();
  const query = useQuery(queries.memberships(api));
  const { data } = query;
  const form = useForm({
    schema: levelSchema,
    defaults: { level: 'basic', inviteCode: '' },
    labels: { level: t('register.level'), inviteCode: t('register.invite') },
    draft: { atom: levelDraft },
    send: async ({ inviteCode }) => {
      if (inviteCode === '') return;
      // Checked again: it may have been used or withdrawn since it was entered.
      const { qualified } = await queryClient.fetchQuery({
        ...invitationQuery(api, inviteCode),
        staleTime: 0,
      });
      if (!qualified)
        throw new RequestFailure('rq0001', { details: { issues: [{ path: 'inviteCode', code: 'invite' }] } });
    },
    onSent: onDone,
    onFailed: useFailureNotice(),
  });
  if (!data) return <PartFailure queries={[query]} loading={3} />;
  const cards = selectableLevels.flatMap((level) => {
    const entry = data.memberships.find((one) => one.level === level);
    if (!entry) return [];
    return {
      value: level,
      title: t(`tier.${level}`),
      aside:
        entry.priceTwd === 0
          ? t('home.fee.none')
          : t('home.fee', { amount: formatTwd(entry.priceTwd, locale) }),
      text: t(`register.level.${level}`, { count: entry.monthlyFreeBookings ?? 0 }),
    };
  });
  return (
    <Form form={form}>
      <RadioCards form={form} name="level" label={t('register.level')} cards={cards} />
      <p className={secondary}>
        <span>{`${t('register.level.hint')} `}</span>
        <TextLink href={href.membership(locale)} target="_blank">
          {t('register.level.compare')}
        </TextLink>
      </p>
      <CapitalsField
        form={form}
        name="inviteCode"
        optionalLabel={t('register.optional')}
        hint={t('register.invite.hint')}
        autoComplete="off"
        maxLength={40}
      />
      <SubmitButton form={form} busyLabel={t('site.loading')}>
        {t('register.next')}
      </SubmitButton>
    </Form>
  );
}
