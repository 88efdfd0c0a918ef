import { LazyNewsletter } from '@voyage/site-chrome/footer/lazy-newsletter.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import * as css from './NewsletterSection.css.ts';

/** The newsletter as a section of Home, where the footer omits it. */
export function NewsletterSection() {
  return (
    <div className={css.band}>
      <div className={container}>
        <LazyNewsletter />
      </div>
    </div>
  );
}
