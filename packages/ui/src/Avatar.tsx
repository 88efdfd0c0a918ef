import * as css from './Avatar.css.ts';
import { initials } from './initials.ts';

/** The initials of a member. Beside the name it is decoration; alone it needs a `label`. */
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
