import { buttonClass, type ButtonVariant } from '@voyage/ui/forms/Button.tsx';
import { Link, type LinkProps } from './Link.tsx';

interface Props extends LinkProps {
  variant?: ButtonVariant;
  block?: boolean;
}

/** A link that looks like a button. */
export const ButtonLink = ({ variant, block, className, ...link }: Props) => (
  <Link {...link} className={[buttonClass(variant, { block }), className].filter(Boolean).join(' ')} />
);
