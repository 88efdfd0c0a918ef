import { link } from '@voyage/ui/base/typography.css.ts';
import { Link, type LinkProps } from './Link.tsx';

/** A link in a text, or alone on its line. */
export const TextLink = ({ className, ...props }: LinkProps) => (
  <Link {...props} className={[link, className].filter(Boolean).join(' ')} />
);
