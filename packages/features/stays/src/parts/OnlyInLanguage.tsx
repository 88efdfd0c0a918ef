import { useIntl } from '@voyage/i18n/intl.tsx';
import { smallPrint } from '@voyage/ui/base/typography.css.ts';

/** Says that a text is in another language than the page. Renders nothing if it is not. */
export function OnlyInLanguage({
  text,
  lang,
}: {
  text: 'stays.onlyIn' | 'stays.onlyIn.rooms';
  /** As the attribute: of the text, if it has one of its own. */
  lang: string | undefined;
}) {
  const { t } = useIntl();
  if (!lang) return null;
  return <p className={smallPrint}>{t(text, { language: lang.replace('zh-', '') })}</p>;
}
