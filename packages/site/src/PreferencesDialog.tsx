import { brand } from '@voyage/brand';
import { htmlLang, intlLocale, type Locale } from '@voyage/domain/locale.ts';
import { languageNames } from '@voyage/i18n/dates.ts';
import { useWords } from '@voyage/i18n/words.tsx';
import { inLanguage } from '@voyage/routes/href.ts';
import Dialog from '@voyage/ui/Dialog.tsx';
import { text } from '@voyage/ui/typography.css.ts';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { keepLanguage } from './language.ts';
import { useCurrency } from './preferences.ts';
import * as css from './PreferencesDialog.css.ts';
import { useLocale, useSite } from './site-context.ts';

/** The same page in another language; kept here, in the profile, and for the server (section 1). */
function useChooseLanguage(): (to: Locale) => Promise<void> {
  const { api, queryClient } = useSite();
  const router = useRouter();
  return async (to) => {
    keepLanguage(to);
    for (const key of ['titles', 'phone-areas']) queryClient.removeQueries({ queryKey: [key] }); // phone and country codes are cleared (section 4)
    if (api.session?.token()) api.call('setLanguage', { body: { lang: to } }).catch(() => {}); // the choice stands here in any case
    await router.navigate({ href: inLanguage(router.latestLocation.href, to), replace: true });
  };
}

/** Languages by their own names, currencies by their names in the reader's language. */
export default function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const say = useWords();
  const locale = useLocale();
  const here = useRouterState({ select: (state) => state.location.href });
  const [currency, setCurrency] = useCurrency();
  const choose = useChooseLanguage();
  const names = new Intl.DisplayNames(intlLocale(locale), { type: 'currency' });
  return (
    <Dialog title={say('frame.preferences')} closeLabel={say('site.close')} onClose={onClose}>
      <section aria-labelledby="choose-language">
        <h3 id="choose-language" className={css.title}>
          {say('site.language')}
        </h3>
        <ul className={css.choices}>
          {brand.locales.map((l) => (
            <li key={l}>
              <a
                className={css.choice}
                href={inLanguage(here, l)}
                hrefLang={htmlLang(l)}
                lang={htmlLang(l)}
                aria-current={l === locale || undefined}
                onClick={(event) => (event.preventDefault(), onClose(), void choose(l))}
              >
                <span>{languageNames[l]}</span>
                {l === locale && <Check size={18} aria-hidden />}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <fieldset className={css.currencies}>
        <legend className={css.title}>{say('site.currency')}</legend>
        <p className={`${text.small} ${css.note}`}>{say('frame.preferences.currency')}</p>
        <div className={css.choices}>
          {brand.currencies.map((code) => (
            <label key={code} className={css.choice}>
              <input className={css.radio} type="radio" name="currency" value={code} checked={code === currency} onChange={() => setCurrency(code)} />
              <span>{names.of(code)}</span>
              <span className={css.code}>{code}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </Dialog>
  );
}
