import { byPhrase, heading, secondary, text as type } from '@voyage/ui/base/typography.css.ts';
import * as css from './Opening.css.ts';

/** The top of a section: its title, and a sentence. */
export const Opening = ({ id, title, text }: { id: string; title: string; text: string }) => (
  <div className={css.opening}>
    <h2 className={`${heading.h2} ${byPhrase}`} id={id}>
      {title}
    </h2>
    <p className={`${type.lead} ${secondary}`}>{text}</p>
  </div>
);
