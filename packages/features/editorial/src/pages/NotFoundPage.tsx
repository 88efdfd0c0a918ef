import { useWords } from '@voyage/i18n/words.tsx';
import { href } from '@voyage/routes/href.ts';
import { Link } from '@voyage/site/Link.tsx';
import { useLocale } from '@voyage/site/site-context.ts';
import { Button, buttonClass } from '@voyage/ui/Button.tsx';
import { inline } from '@voyage/ui/layout.css.ts';
import { EmptyState } from '@voyage/ui/States.tsx';

export function NotFoundPage() {
  const say = useWords();
  const locale = useLocale();
  return (
    <EmptyState
      title={say('site.notFound.title')}
      text={say('site.notFound.text')}
      action={
        <div className={inline.x3}>
          <Link className={buttonClass('primary')} href={href.home(locale)}>
            {say('site.notFound.home')}
          </Link>
          <Button variant="secondary" onClick={() => history.back()}>
            {say('site.notFound.back')}
          </Button>
        </div>
      }
    />
  );
}
