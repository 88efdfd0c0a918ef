import { brand } from '@voyage/brand';
import type { Locale } from '@voyage/domain/locale.ts';
import { href } from '@voyage/routes/href.ts';
import { ErrorState } from '@voyage/ui/ErrorState.tsx';
import { link } from '@voyage/ui/typography.css.ts';
import { plainWords } from './plain-words.ts';
import { reloadIfSiteAnswers } from './reload.ts';

/** A page that cannot be shown, where the words of its language, or what would draw it, may be what is missing: this needs neither, nor the router. */
export function PlainFailure({ locale }: { locale: Locale }) {
  const { phone } = brand.contact;
  return (
    <ErrorState
      level={1}
      title={plainWords.title[locale]}
      text={plainWords.text[locale]}
      retryLabel={plainWords.again[locale]}
      onRetry={() => void reloadIfSiteAnswers()}
      help={
        <p>
          <a className={link} href={href.home(locale)}>
            {plainWords.home[locale]}
          </a>
          <br />
          <a className={link} href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
        </p>
      }
    />
  );
}
