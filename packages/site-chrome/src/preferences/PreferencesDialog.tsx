import { brand } from '@voyage/brand';
import { htmlLang, intlLocale } from '@voyage/domain/locale.ts';
import { languageNames } from '@voyage/i18n/dates.ts';
import { inLanguage } from '@voyage/routes/href.ts';
import Dialog from '@voyage/ui/feedback/Dialog.tsx';
import { PreferencesFields } from '@voyage/ui/forms/PreferencesFields.tsx';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useChooseLanguage } from '@voyage/site-core/preferences/choose-language.ts';
import { servedLocale } from '@voyage/site-core/context/language.ts';
import { useChosenCurrency, useCurrency } from '@voyage/site-core/preferences/preferences.ts';
import { isLanguageLocked, lockLanguage } from '@voyage/site-core/preferences/stored-language.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';

/** Languages by their own names, currencies in the page's language. */
export default function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const { t, locale } = usePage();
  const here = useRouterState({ select: (state) => state.location.href });
  const [, setCurrency] = useCurrency();
  const chosen = useChosenCurrency();
  const [locked, setLocked] = useState(isLanguageLocked);
  const choose = useChooseLanguage();
  const names = new Intl.DisplayNames(intlLocale(locale), { type: 'currency' });
  return (
    <Dialog title={t('frame.preferences')} closeLabel={t('site.close')} onClose={onClose}>
      <PreferencesFields
        languageLabel={t('site.language')}
        currencyLabel={t('site.currency')}
        currencyNote={t('frame.preferences.currency')}
        languages={brand.locales.map((code) => ({
          code,
          name: languageNames[code],
          lang: htmlLang(code),
          href: inLanguage(here, code),
        }))}
        language={locale}
        onLanguage={(code) => {
          const to = servedLocale(code);
          onClose();
          if (to) void choose(to);
        }}
        lock={{
          label: t('frame.preferences.lock'),
          checked: locked,
          onChange: (checked) => {
            lockLanguage(checked);
            setLocked(checked);
          },
        }}
        noCurrency={t('frame.preferences.currency.hotel', { currency: brand.currencies[0] })}
        currencies={brand.currencies.map((code) => ({ code, name: names.of(code) }))}
        currency={chosen ?? null}
        onCurrency={setCurrency}
      />
    </Dialog>
  );
}
