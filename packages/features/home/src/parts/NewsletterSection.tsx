import { LazyNewsletter } from '@voyage/frame/footer/lazy-newsletter.ts';
import { container } from '@voyage/ui/layout.css.ts';
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
