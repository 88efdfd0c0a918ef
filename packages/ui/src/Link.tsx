import type { AnchorHTMLAttributes, Ref } from 'react';
import { buttonClass, type ButtonVariant } from './Button.tsx';
import { link } from './typography.css.ts';

type Anchor = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> };

/** An anchor that looks like a button. For a router link use `buttonClass()` instead. */
export const ButtonLink = ({
  variant = 'primary',
  block = false,
  className = '',
  children,
  ...rest
}: Anchor & { variant?: ButtonVariant; block?: boolean }) => (
  <a className={`${buttonClass(variant, { block })} ${className}`} {...rest}>
    {children}
  </a>
);
/** An anchor in running text. For a router link use the class `link` of typography.css.ts instead. */
export const TextLink = ({ className = '', children, ...rest }: Anchor) => (
  <a className={`${link} ${className}`} {...rest}>
    {children}
  </a>
);
