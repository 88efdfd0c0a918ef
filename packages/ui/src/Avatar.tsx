import * as css from './Avatar.css.ts';
import { initials } from './initials.ts';

/** The initials of a member. Decorative beside the name; needs a `label` on its own. */
export const Avatar = ({
  name,
  size = 'medium',
  label,
}: {
  name: string;
  size?: keyof typeof css.size;
  label?: string;
}) => (
  <span
    className={css.size[size]}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <span aria-hidden="true">{initials(name)}</span>
  </span>
);
