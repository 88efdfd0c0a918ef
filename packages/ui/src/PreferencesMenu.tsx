import { Check, Globe } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { buttonClass } from './Button.tsx';
import { visuallyHidden } from './layout.css.ts';
import type { LinkAs } from './link-as.ts';
import * as css from './PreferencesMenu.css.ts';

interface PreferencesMenuProps {
  label: string;
  languageLabel: string;
  currencyLabel: string;
  currencyNote?: string;
  /** Each by its own name; `lang` as HTML writes it; `href`, the same page in it. */
  languages: readonly { code: string; name: string; lang: string; href: string }[];
  language: string;
  currencies: readonly { code: string; name: string }[];
  currency: string;
  onCurrency: (code: string) => void;
  linkAs?: LinkAs;
}

/** Language and currency behind one button: a panel that opens under it and closes on Escape, outside, and when a language is followed. */
export function PreferencesMenu({
  label,
  languageLabel,
  currencyLabel,
  currencyNote,
  languages,
  language,
  currencies,
  currency,
  onCurrency,
  linkAs: Link = 'a',
}: PreferencesMenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => root.current?.contains(event.target as Node) || setOpen(false);
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && (setOpen(false), button.current?.focus());
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);
  const chosen = languages.find(({ code }) => code === language);
  return (
    <div ref={root} className={css.around}>
      <button
        ref={button}
        type="button"
        className={buttonClass('quiet')}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Globe size={18} strokeWidth={1.5} aria-hidden />
        <span>
          <span className={visuallyHidden}>{label}: </span>
          <span lang={chosen?.lang}>{chosen?.name}</span> · {currency}
        </span>
      </button>
      {open && (
        <div id={id} className={css.panel}>
          <nav aria-labelledby={`${id}-language`}>
            <h2 id={`${id}-language`} className={css.title}>
              {languageLabel}
            </h2>
            <ul className={css.choices}>
              {languages.map(({ code, name, lang, href }) => (
                <li key={code} lang={lang}>
                  <Link className={css.choice} href={href} aria-current={code === language ? 'true' : undefined} onClick={() => setOpen(false)}>
                    {name}
                    {code === language && <Check className={css.end} size={18} aria-hidden />}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <fieldset aria-describedby={currencyNote && `${id}-note`}>
            <legend className={css.title}>{currencyLabel}</legend>
            {currencyNote && (
              <p id={`${id}-note`} className={css.note}>
                {currencyNote}
              </p>
            )}
            <div className={css.choices}>
              {currencies.map(({ code, name }) => (
                <label key={code} className={css.choice}>
                  <input className={css.radio} type="radio" name={id} value={code} checked={code === currency} onChange={() => onCurrency(code)} />
                  {name}
                  <span className={css.end}>{code}</span>
                </label>
              ))}
            </div>
          </fieldset>
        </div>
      )}
    </div>
  );
}
