import type { Locale } from '@voyage/domain/locale.ts';
import { href } from '@voyage/routes/href.ts';
import { ErrorState } from '@voyage/ui/feedback/ErrorState.tsx';
import { link } from '@voyage/ui/base/typography.css.ts';
import { PhoneLink } from '../context/PhoneLink.tsx';
import { fallbackTexts } from './fallback-texts.ts';
import { reloadIfSiteAnswers } from './reload.ts';

/**
 * Shown instead of a page when its messages or its script may be what is missing: needs neither of them, nor
 * the router.
 */
export function PlainFailure({ locale }: { locale: Locale }) {
  return (
    <ErrorState
      level={1}
      title={fallbackTexts.title[locale]}
      text={fallbackTexts.text[locale]}
      retryLabel={fallbackTexts.again[locale]}
      onRetry={() => void reloadIfSiteAnswers()}
      help={
        <p>
          <a className={link} href={href.home(locale)}>
            {fallbackTexts.home[locale]}
          </a>
          <br />
          <PhoneLink />
        </p>
      }
    />
  );
}
