import '@voyage/themes/theme.css.ts';
import './docs.css';
import { brand } from '@voyage/brand';
import { catalogUrl } from '@voyage/i18n/catalog.ts';
import { languageNames } from '@voyage/i18n/dates.ts';
import type { Messages } from '@voyage/i18n/messages.ts';
import { IntlProvider } from '@voyage/i18n/intl.tsx';
import type { Preview } from '@storybook/react-vite';
import { createIntl } from 'react-intl';
import { configure } from 'storybook/test';
import { brandTheme } from './brand-theme.ts';

// What a story waits for comes in the end, however busy the machine is.
configure({ asyncUtilTimeout: 60_000 });

type Locale = (typeof brand.locales)[number];
const tags: Record<Locale, { html: string; intl: string }> = {
  'zh-tw': { html: 'zh-Hant', intl: 'zh-TW' },
  'zh-cn': { html: 'zh-Hans', intl: 'zh-CN' },
  ja: { html: 'ja', intl: 'ja-JP' },
  en: { html: 'en', intl: 'en-GB' },
};
const htmlTag = (locale: Locale) => tags[locale].html;
const loaded = new Map<Locale, Promise<Messages>>();

function messagesOf(locale: Locale): Promise<Messages> {
  let messages = loaded.get(locale);
  if (!messages) {
    messages = fetch(catalogUrl[locale] ?? '').then((response): Promise<Messages> => response.json());
    loaded.set(locale, messages);
  }
  return messages;
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    locale: {
      description: 'Language of the words',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: brand.locales.map((locale) => ({
          value: locale,
          title: languageNames[locale],
          right: locale,
        })),
      },
    },
  },
  initialGlobals: { locale: 'en', viewport: { value: undefined, isRotated: false } },
  loaders: [
    async ({ globals }) => {
      const locale = brand.locales.find((one) => one === globals.locale) ?? brand.defaultLocale;
      const messages = await messagesOf(locale);
      const intl = createIntl({
        locale: tags[locale].intl,
        messages,
        onError: (error) => {
          throw error;
        },
      });
      document.documentElement.lang = tags[locale].html;
      return {
        locale,
        messages,
        t: (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values),
      };
    },
  ],
  decorators: [
    (Story, { loaded: { locale, messages }, viewMode }) => (
      <IntlProvider locale={locale} messages={messages}>
        {/* The documentation marks every story as English, which selects the wrong fonts. */}
        {viewMode === 'docs' ? (
          <div lang={htmlTag(locale)}>
            <Story />
          </div>
        ) : (
          <Story />
        )}
      </IntlProvider>
    ),
  ],
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Colour', 'Type', 'Space and radius', 'Motion', 'Pictures', 'Voice'],
          'Components',
          ['Forms', 'Navigation', 'Feedback', 'Content', 'Travel', 'Payment'],
          'Pages',
        ],
      },
    },
    // A brand has one page colour, used by all stories.
    backgrounds: { disabled: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 834', styles: { width: '834px', height: '1112px' }, type: 'tablet' },
        laptop: { name: 'Laptop, 1100', styles: { width: '1100px', height: '760px' }, type: 'desktop' },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    a11y: { test: 'error' },
    // The source as written: the alternative prints every object passed to a story, which takes minutes.
    docs: { theme: brandTheme(brand), source: { type: 'code' }, toc: { headingSelector: 'h2, h3' } },
  },
};
export default preview;
