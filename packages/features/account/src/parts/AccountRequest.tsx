import { accountQueries } from '@voyage/api-client/account-queries.ts';
import { makeAccountRequest, type accountRequests } from '@voyage/contracts/account.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import {
  deletionAfterDays,
  exportAfterHours,
  exportForDays,
  type AccountRequestKind,
} from '@voyage/domain/account-request.ts';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { useNotify } from '@voyage/site-core/errors/notices.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { momentOn, localTimeZone } from '@voyage/i18n/moments.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import { useMovedFocus } from '@voyage/ui/base/moved-focus.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { useRefused } from './use-refused.ts';
import { saveFile } from './save-file.ts';
import * as register from './register.css.ts';
import * as css from './user.css.ts';

type Requests = Output<typeof accountRequests.data>;

/** One of the two requests that require the password: a copy of the data, deletion of the account. */
export function AccountRequest({ kind, requests }: { kind: AccountRequestKind; requests: Requests }) {
  const { t, api, queryClient } = usePage();
  const [confirming, setConfirming] = useState(false);
  const open = requests.requests.find((one) => one.kind === kind);
  const shown = open ? 'request' : confirming ? 'form' : 'button';
  const { place, moved } = useMovedFocus<HTMLDivElement>(shown, 'input, button');
  const answered = (answer: Requests) => {
    moved();
    if (open) setConfirming(false);
    queryClient.setQueryData(accountQueries.accountRequests(api).queryKey, answer);
  };
  return (
    <section className={css.part} aria-labelledby={`security-${kind}`}>
      <h2 className={heading.h3} id={`security-${kind}`}>
        {t(`security.${kind}.title`)}
      </h2>
      <p className={secondary}>
        {t(`security.${kind}.text`, {
          hours: exportAfterHours,
          days: kind === 'export' ? exportForDays : deletionAfterDays,
        })}
      </p>
      <div ref={place} className={css.part}>
        {open ? (
          <Open request={open} onAnswered={answered} />
        ) : confirming ? (
          <AskForm
            kind={kind}
            onAnswered={answered}
            onClose={() => {
              moved();
              setConfirming(false);
            }}
          />
        ) : (
          <p>
            <Button
              variant="secondary"
              onClick={() => {
                moved();
                setConfirming(true);
              }}
            >
              {t(`security.${kind}.ask`)}
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}

/** An open request: when it is due, the file once it is ready, and a way to withdraw it. */
function Open({
  request: { kind, dueAt, ready, endsAt },
  onAnswered,
}: {
  request: Requests['requests'][number];
  onAnswered: (answer: Requests) => void;
}) {
  const { t, locale, api } = usePage();
  const showFailure = useFailureNotice();
  const notify = useNotify();
  const moment = (at: string) => momentOn(at, { timeZone: localTimeZone(), place: null }, locale);
  const withdraw = useMutation({
    mutationFn: () => api.call('withdrawAccountRequest', { body: { kind } }),
    onSuccess: (answer) => {
      notify(t(`security.${kind}.withdrawn`), 'positive');
      onAnswered(answer);
    },
    onError: (error) => showFailure(error),
  });
  const download = useMutation({
    mutationFn: () => api.call('accountData'),
    onSuccess: (file) => saveFile(file, 'my-data.json'),
    onError: (error) => showFailure(error),
  });
  return (
    <>
      <p role="status">
        {ready && endsAt
          ? t('security.export.ready', { moment: moment(endsAt) })
          : t(`security.${kind}.due`, { moment: moment(dueAt) })}
      </p>
      <div className={register.actions}>
        {ready && (
          <Button onClick={() => download.mutate()} busy={download.isPending && t('site.loading')}>
            {t('security.export.download')}
          </Button>
        )}
        {!ready && (
          <Button
            variant="secondary"
            onClick={() => withdraw.mutate()}
            busy={withdraw.isPending && t('site.loading')}
          >
            {t(`security.${kind}.withdraw`)}
          </Button>
        )}
      </div>
    </>
  );
}

function AskForm({
  kind,
  onAnswered,
  onClose,
}: {
  kind: AccountRequestKind;
  onAnswered: (answer: Requests) => void;
  onClose: () => void;
}) {
  const { t, api } = usePage();
  const form = useForm({
    schema: v.pick(makeAccountRequest.body, ['password']),
    defaults: { password: '' },
    labels: { password: t('password.current') },
    send: ({ password }) => api.call('makeAccountRequest', { body: { kind, password } }),
    onSent: onAnswered,
  });
  const refused = useRefused(form, 'password');
  return (
    <Form form={form} refused={refused}>
      <CurrentPasswordField form={form} name="password" hint={t('security.password.hint')} />
      <div className={register.actions}>
        <SubmitButton form={form}>{t(`security.${kind}.ask`)}</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          {t('security.back')}
        </Button>
      </div>
    </Form>
  );
}
