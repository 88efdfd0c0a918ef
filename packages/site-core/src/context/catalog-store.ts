import type { Locale } from '@voyage/domain/locale.ts';
import { catalogUrl, serverCatalogs } from '@voyage/i18n/catalog.ts';
import { siteIntl, type SiteIntl } from '@voyage/i18n/intl.tsx';
import type { Messages } from '@voyage/i18n/messages.ts';

/** The loaded catalogs: from files on the server, by one fetch per language in the browser. */
export class CatalogStore {
  readonly #messages = new Map<Locale, Messages>();

  get(locale: Locale): Messages {
    return this.#messages.get(locale) ?? {};
  }

  has(locale: Locale): boolean {
    return this.#messages.has(locale);
  }

  /** The intl object of a loaded language, for route heads: the same one that components use. */
  intl(locale: Locale): SiteIntl {
    return siteIntl(locale, this.get(locale));
  }

  async load(locale: Locale): Promise<void> {
    if (this.#messages.has(locale)) return;
    const load = import.meta.env.SSR
      ? serverCatalogs[locale]
      : () => fetch(catalogUrl[locale] ?? '').then((response): Promise<Messages> => response.json());
    if (load) this.#messages.set(locale, await load());
  }
}
