import { brand } from '@voyage/brand';
import { htmlLang, intlLocale, type Locale } from '@voyage/domain/locale.ts';
import { languageNames } from '@voyage/i18n/dates.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { inLanguage } from '@voyage/routes/href.ts';
import Dialog from '@voyage/ui/Dialog.tsx';
import { PreferencesFields } from '@voyage/ui/PreferencesFields.tsx';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { forgetCodes, servedLocale, storeLanguage } from './language.ts';
import { useCurrency } from './preferences.ts';
import { useLocale, useSite } from '../router/site-context.ts';

/**
 * Opens the same page in another language; the choice is stored here, in the profile, and for the server
 * (docs/product/overview.md).
 */
function useChooseLanguage(): (to: Locale) => Promise<void> {
  const { api, queryClient } = useSite();
  const router = useRouter();
  return async (to) => {
    storeLanguage(to);
    forgetCodes(queryClient);
    // the choice is stored locally in any case
    if (api.session?.token()) api.call('setLanguage', { body: { lang: to } }).catch(() => {});
    await router.navigate({ href: inLanguage(router.latestLocation.href, to), replace: true });
  };
}

/** Languages by their own names, currencies in the page's language. */
export default function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const here = useRouterState({ select: (state) => state.location.href });
  const [currency, setCurrency] = useCurrency();
  const choose = useChooseLanguage();
  const names = new Intl.DisplayNames(intlLocale(locale), { type: 'currency' });
  return (
    <Dialog title={t({ id: 'frame.preferences' })} closeLabel={t({ id: 'site.close' })} onClose={onClose}>
      <PreferencesFields
        languageLabel={t({ id: 'site.language' })}
        currencyLabel={t({ id: 'site.currency' })}
        currencyNote={t({ id: 'frame.preferences.currency' })}
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
        currencies={brand.currencies.map((code) => ({ code, name: names.of(code) }))}
        currency={currency}
        onCurrency={(code) => setCurrency(brand.currencies.find((one) => one === code) ?? currency)}
      />
    </Dialog>
  );
}
