import { queries } from '@voyage/api-client/queries.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import { keepLoyaltyNumber, type loyaltyProgrammes } from '@voyage/contracts/loyalty.ts';
import { SelectField, TextField } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { useNotify } from '@voyage/site-core/errors/notices.tsx';
import { PartFailure } from '@voyage/site-core/errors/PartFailure.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { figure, heading, secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { useUnsaved } from '../state/profile-form.ts';
import * as account from './account.css.ts';
import * as register from './register.css.ts';
import * as css from './user.css.ts';
import { QuietButton } from './QuietButton.tsx';

type Programmes = Output<typeof loyaltyProgrammes.data>['programmes'];
interface Kept {
  programme: string;
  number: string;
}
const schema = v.object({
  programme: v.pipe(v.string(), v.minLength(1, 'required'), keepLoyaltyNumber.body.entries.programme),
  number: v.pipe(v.string(), v.minLength(1, 'required'), keepLoyaltyNumber.body.entries.number.wrapped),
});

/** The member's numbers of hotel and airline programmes: one each, stored for future bookings. */
export function LoyaltyNumbers() {
  const { t, locale, api, queryClient } = usePage();
  const showFailure = useFailureNotice();
  const notify = useNotify();
  const programmes = useQuery(queries.loyaltyProgrammes(api, locale));
  const numbers = useQuery(queries.loyaltyNumbers(api));
  /** The one that is being edited; '' is a new one. */
  const [editing, edit] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  // The pressed button is removed: the focus moves to its section.
  useEffect(() => {
    if (moved.current && editing === undefined) title.current?.focus();
    moved.current = false;
  });
  const close = () => {
    moved.current = true;
    edit(undefined);
  };
  const kept = (answer: { numbers: Kept[] }) => {
    queryClient.removeQueries({ queryKey: ['me', 'loyalty'], type: 'inactive' });
    queryClient.setQueryData(queries.loyaltyNumbers(api).queryKey, answer);
  };
  const remove = useMutation({
    mutationFn: (programme: string) =>
      api.call('keepLoyaltyNumber', { query: {}, body: { programme, number: null } }),
    onSuccess: (answer) => {
      moved.current = true;
      kept(answer);
      notify(t('profile.saved'), 'positive');
    },
    onError: (error) => showFailure(error),
  });
  const all = programmes.data?.programmes ?? [];
  const nameOf = (code: string) => all.find((one) => one.code === code)?.name ?? code;
  return (
    <section className={css.part} aria-labelledby="profile-loyalty">
      <h2 className={heading.h3} id="profile-loyalty" tabIndex={-1} ref={title}>
        {t('profile.loyalty.title')}
      </h2>
      <p className={secondary}>{t('profile.loyalty.hint')}</p>
      <PartFailure queries={[programmes, numbers]} loading={1} />
      {programmes.data && numbers.data && (
        <>
          <ul className={css.list}>
            {numbers.data.numbers.map(({ programme, number }) =>
              programme === editing ? null : (
                <li key={programme} className={css.row}>
                  <div className={css.lines}>
                    <span className={text.strong}>{nameOf(programme)}</span>
                    <span className={figure}>{number}</span>
                  </div>
                  <div className={account.rowActions}>
                    <QuietButton
                      name={t('profile.edit.name', { section: nameOf(programme) })}
                      onClick={() => edit(programme)}
                    >
                      {t('profile.edit')}
                    </QuietButton>
                    <QuietButton
                      name={t('favourites.remove.name', { name: nameOf(programme) })}
                      onClick={() => remove.isPending || remove.mutate(programme)}
                    >
                      {t('favourites.remove')}
                    </QuietButton>
                  </div>
                </li>
              ),
            )}
          </ul>
          {editing === undefined ? (
            <p>
              <Button variant="secondary" onClick={() => edit('')}>
                {t('profile.loyalty.add')}
              </Button>
            </p>
          ) : (
            <NumberForm
              key={editing}
              programmes={all.filter(
                ({ code }) =>
                  code === editing || !numbers.data.numbers.some(({ programme }) => programme === code),
              )}
              kept={numbers.data.numbers.find(({ programme }) => programme === editing)}
              onKept={kept}
              onDone={close}
            />
          )}
        </>
      )}
    </section>
  );
}

function NumberForm({
  programmes,
  kept,
  onKept,
  onDone,
}: {
  programmes: Programmes;
  kept: Kept | undefined;
  onKept: (answer: { numbers: Kept[] }) => void;
  onDone: () => void;
}) {
  const { t, api } = usePage();
  const notify = useNotify();
  const form = useForm({
    schema,
    defaults: { programme: kept?.programme ?? '', number: kept?.number ?? '' },
    labels: {
      programme: t('profile.loyalty.programme'),
      number: t('profile.loyalty.number'),
    },
    send: (body) => api.call('keepLoyaltyNumber', { query: {}, body }),
    onSent: (answer) => {
      onKept(answer);
      notify(t('profile.saved'), 'positive');
      onDone();
    },
    onFailed: useFailureNotice(),
  });
  useUnsaved(form.dirty && !form.sent);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>(kept ? 'input' : 'select')?.focus();
    // oxlint-disable-next-line exhaustive-deps -- where the form opens
  }, []);
  return (
    <div ref={place}>
      <Form form={form}>
        <div className={register.two}>
          <SelectField form={form} name="programme" required disabled={kept !== undefined}>
            <option value="">{t('register.country.choose')}</option>
            {(['hotel', 'airline'] as const).map((kind) => (
              <optgroup key={kind} label={t(`profile.loyalty.${kind}`)}>
                {programmes
                  .filter((one) => one.kind === kind)
                  .map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </SelectField>
          <TextField
            form={form}
            name="number"
            required
            autoComplete="off"
            maxLength={24}
            spellCheck={false}
          />
        </div>
        <div className={register.actions}>
          <SubmitButton form={form} busyLabel={t('site.saving')}>
            {t('favourites.save')}
          </SubmitButton>
          <Button variant="secondary" onClick={onDone}>
            {t('favourites.cancel')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
