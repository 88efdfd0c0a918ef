import { issuesOf } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { brand } from '@voyage/brand';
import { useIssueMessage } from '@voyage/forms/issue-message.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { Button } from '@voyage/ui/Button.tsx';
import { SelectField, TextField } from '@voyage/ui/Field.tsx';
import { heading, secondary } from '@voyage/ui/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useErrorMessage } from '../errors/error-message.ts';
import * as css from './NewsletterForm.css.ts';
import { useHydrated } from '../preferences/preferences.ts';
import { useLocale, useSite } from '../router/site-context.ts';

const fields = ['email', 'name', 'country'] as const;
type Errors = Partial<Record<(typeof fields)[number], string>>;

/** Newsletter sign-up. It says the same whether or not the address was known (docs/product/decisions.md, "newsletter"). */
export function NewsletterForm() {
  const { formatMessage: t } = useIntl();
  const issueWords = useIssueMessage();
  const failure = useErrorMessage();
  const locale = useLocale();
  const { api } = useSite();
  const title = useId();
  const hydrated = useHydrated();
  const { data } = useQuery({ ...queries.phoneAreas(api, locale), enabled: hydrated });
  const [errors, setErrors] = useState<Errors>({});
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const [problem, setProblem] = useState<string>();
  const refuse = (form: HTMLFormElement, wrong: Errors) => {
    setErrors(wrong);
    const first = fields.find((field) => wrong[field]);
    if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus();
    return first !== undefined;
  };
  /** What the service found wrong, at its field. */
  const refusals = (error: unknown): Errors =>
    Object.fromEntries(
      issuesOf(error)
        .filter(({ path }) => fields.some((field) => field === path))
        .map((issue) => [issue.path, issueWords(issue)]),
    );
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'busy') return;
    const form = event.currentTarget;
    const {
      email = '',
      name = '',
      country = '',
    } = Object.fromEntries([...new FormData(form)].map(([key, value]) => [key, String(value).trim()]));
    setProblem(undefined);
    if (
      refuse(form, {
        ...(email === ''
          ? { email: t({ id: 'error.required' }) }
          : !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
            ? { email: t({ id: 'error.email' }) }
            : {}),
        ...(name === '' ? { name: t({ id: 'error.required' }) } : {}),
        ...(country === '' ? { country: t({ id: 'error.required' }) } : {}),
      })
    )
      return;
    setState('busy');
    try {
      await api.call('subscribe', { body: { email, name, country, lang: locale, brand: brand.id } });
      setState('done');
    } catch (error) {
      setState('open');
      if (!refuse(form, refusals(error))) setProblem(failure(error));
    }
  };
  return (
    <section className={css.newsletter} aria-labelledby={title}>
      <div className={css.words}>
        <h2 className={heading.h2} id={title}>
          {t({ id: 'brand.newsletter' })}
        </h2>
        <p className={secondary}>{t({ id: 'brand.newsletter.text' })}</p>
      </div>
      {state === 'done' ? (
        <p ref={(element) => element?.focus()} className={css.done} tabIndex={-1}>
          {t({ id: 'frame.newsletter.done' })}
        </p>
      ) : (
        <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
          <TextField
            label={t({ id: 'frame.newsletter.email' })}
            name="email"
            type="email"
            autoComplete="email"
            error={errors.email}
          />
          <TextField
            label={t({ id: 'frame.newsletter.name' })}
            name="name"
            autoComplete="name"
            maxLength={60}
            error={errors.name}
          />
          <SelectField
            label={t({ id: 'frame.newsletter.country' })}
            name="country"
            autoComplete="country"
            defaultValue=""
            error={errors.country}
          >
            <option value="" disabled>
              {t({ id: 'frame.newsletter.choose' })}
            </option>
            {data?.areas.map(({ country, name }) => (
              <option key={country} value={country}>
                {name}
              </option>
            ))}
          </SelectField>
          <div className={css.submit}>
            <Button
              type="submit"
              disabled={!hydrated}
              busy={state === 'busy' ? t({ id: 'frame.newsletter.busy' }) : false}
            >
              {t({ id: 'frame.newsletter.submit' })}
            </Button>
          </div>
          {problem && (
            <p className={css.problem} role="alert">
              {problem}
            </p>
          )}
        </form>
      )}
    </section>
  );
}
