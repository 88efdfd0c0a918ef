import { Check } from 'lucide-react';
import { useId } from 'react';
import { Checkbox } from './Field.tsx';
import * as css from './PreferencesFields.css.ts';

interface PreferencesFieldsProps {
  languageLabel: string;
  currencyLabel: string;
  currencyNote?: string;
  /** Each by its own name; `lang` as in HTML; `href`: the current page in that language. */
  languages: readonly { code: string; name: string; lang: string; href: string }[];
  language: string;
  /** Called when a language is pressed, instead of following the link. */
  onLanguage: (code: string) => void;
  /** Whether pages stay in the language of their address. */
  lock: { label: string; checked: boolean; onChange: (checked: boolean) => void };
  /** The first choice: amounts stay in the currency of what is sold. */
  noCurrency: string;
  currencies: readonly { code: string; name: string | undefined }[];
  /** Null if none is chosen. */
  currency: string | null;
  onCurrency: (code: string | null) => void;
}

/** Languages by their own names, as links to the current page; currencies as radio buttons. */
export function PreferencesFields({
  languageLabel,
  currencyLabel,
  currencyNote,
  languages,
  language,
  onLanguage,
  lock,
  noCurrency,
  currencies,
  currency,
  onCurrency,
}: PreferencesFieldsProps) {
  const id = useId();
  return (
    <>
      <section aria-labelledby={`${id}-language`}>
        <h3 id={`${id}-language`} className={css.title}>
          {languageLabel}
        </h3>
        <ul className={css.choices}>
          {languages.map(({ code, name, lang, href }) => (
            <li key={code}>
              <a
                className={css.choice}
                href={href}
                hrefLang={lang}
                lang={lang}
                aria-current={code === language || undefined}
                onClick={(event) => (event.preventDefault(), onLanguage(code))}
              >
                <span>{name}</span>
                {code === language && <Check size={18} aria-hidden />}
              </a>
            </li>
          ))}
        </ul>
        <div className={css.lock}>
          <Checkbox checked={lock.checked} onChange={(event) => lock.onChange(event.target.checked)}>
            {lock.label}
          </Checkbox>
        </div>
      </section>
      <fieldset className={css.currencies}>
        <legend className={css.title}>{currencyLabel}</legend>
        {currencyNote && <p className={css.note}>{currencyNote}</p>}
        <div className={css.choices}>
          {[{ code: null, name: noCurrency }, ...currencies].map(({ code, name }) => (
            <label key={code} className={code ? css.choice : `${css.choice} ${css.wide}`}>
              <input
                className={css.radio}
                type="radio"
                name={`${id}-currency`}
                value={code ?? ''}
                checked={code === currency}
                onChange={() => onCurrency(code)}
              />
              <span className={css.name}>{name}</span>
              <span className={css.code}>{code}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
