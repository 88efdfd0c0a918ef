import { href } from '@voyage/routes/href.ts';
import { Link } from './Link.tsx';
import { usePage } from '../context/use-page.ts';
import { Button, buttonClass } from '@voyage/ui/forms/Button.tsx';
import { actions } from '@voyage/ui/feedback/EmptyPanel.css.ts';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';

export function NotFoundPage() {
  const { t, locale } = usePage();
  return (
    <EmptyPanel
      level={1}
      ornament="compass"
      title={t('site.notFound.title')}
      text={t('site.notFound.text')}
      action={
        <div className={actions}>
          <Link className={buttonClass('primary')} href={href.home(locale)}>
            {t('site.notFound.home')}
          </Link>
          <Button variant="secondary" onClick={() => history.back()}>
            {t('site.notFound.back')}
          </Button>
        </div>
      }
    />
  );
}
