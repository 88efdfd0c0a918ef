import { text as type } from '@voyage/ui/base/typography.css.ts';
import type { Entry } from '../state/content.ts';
import * as css from './Entries.css.ts';

/** Short passages side by side, separated by hairlines. */
export const Entries = ({ items }: { items: readonly Entry[] }) => (
  <ul className={css.entries}>
    {items.map(({ title, text }) => (
      <li key={title} className={css.entry}>
        <h3 className={type.title}>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
