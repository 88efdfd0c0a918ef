import { queries } from '@voyage/api-client/queries.ts';
import { useWords } from '@voyage/i18n/words.tsx';
import { Button } from '@voyage/ui/Button.tsx';
import { SelectField, TextField } from '@voyage/ui/Field.tsx';
import { heading, secondary } from '@voyage/ui/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useFailureWords } from './failure-words.ts';
import * as css from './NewsletterForm.css.ts';
import { useHydrated } from './preferences.ts';
import { useLocale, useSite } from './site-context.ts';

interface Props {
  /** Country as ISO 3166-1 code. Rejects with a failure of the service. */
  onSubmit: (email: string, name: string, country: string) => Promise<void>;
}
type Errors = Partial<Record<'email' | 'name' | 'country', string>>;

/** Newsletter sign-up. It says the same whether or not the address was known (decisions, "newsletter"). */
export function NewsletterForm({ onSubmit }: Props) {
  const say = useWords();
  const failure = useFailureWords();
  const locale = useLocale();
  const { api } = useSite();
  const title = useId();
  const { data } = useQuery({ ...queries.phoneAreas(api, locale), enabled: useHydrated() });
  const [errors, setErrors] = useState<Errors>({});
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const [problem, setProblem] = useState<string>();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'busy') return;
    const form = event.currentTarget;
    const { email = '', name = '', country = '' } = Object.fromEntries([...new FormData(form)].map(([key, value]) => [key, String(value).trim()]));
    const wrong: Errors = {
      ...(email === '' ? { email: say('error.required') } : !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? { email: say('error.email') } : {}),
      ...(name === '' ? { name: say('error.required') } : {}),
      ...(country === '' ? { country: say('error.required') } : {}),
    };
    setErrors(wrong);
    setProblem(undefined);
    const [first] = Object.keys(wrong);
    if (first) return void (form.elements.namedItem(first) as HTMLElement | null)?.focus();
    setState('busy');
    try {
      await onSubmit(email, name, country);
      setState('done');
    } catch (error) {
      setProblem(failure(error));
      setState('open');
    }
  };
  return (
    <section className={css.newsletter} aria-labelledby={title}>
      <div className={css.words}>
        <h2 className={heading.h2} id={title}>{say('brand.newsletter')}</h2>
        <p className={secondary}>{say('brand.newsletter.text')}</p>
      </div>
      {state === 'done' ? <p className={css.done} role="status">{say('frame.newsletter.done')}</p> : (
        <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
          <TextField label={say('frame.newsletter.email')} name="email" type="email" autoComplete="email" error={errors.email} />
          <TextField label={say('frame.newsletter.name')} name="name" autoComplete="name" maxLength={50} error={errors.name} />
          <SelectField label={say('frame.newsletter.country')} name="country" autoComplete="country" defaultValue="" error={errors.country}>
            <option value="" disabled>{say('frame.newsletter.choose')}</option>
            {data?.areas.map(({ country, name }) => <option key={country} value={country}>{name}</option>)}
          </SelectField>
          <div className={css.submit}><Button type="submit" busy={state === 'busy' ? say('frame.newsletter.busy') : false}>{say('frame.newsletter.submit')}</Button></div>
          {problem && <p className={css.problem} role="alert">{problem}</p>}
        </form>
      )}
    </section>
  );
}
