import type { HTMLAttributes, ReactNode } from 'react';
import * as css from './typography.css.ts';

interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span' | 'div' | 'strong' | 'small';
  size?: keyof typeof css.text;
  tone?: 'text' | 'secondary';
  children: ReactNode;
}

/** Running text. If a page already has an element, use the classes of typography.css.ts instead. */
export function Text({
  as: Element = 'p',
  size = 'body',
  tone = 'text',
  className = '',
  ...rest
}: TextProps) {
  return (
    <Element
      className={`${css.text[size]} ${tone === 'secondary' ? css.secondary : ''} ${className}`}
      {...rest}
    />
  );
}

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Heading level. */
  level: 1 | 2 | 3 | 4;
  /** Visual size; by default that of its level. */
  size?: keyof typeof css.heading;
  children: ReactNode;
}

/** A heading in the display font, which is never smaller than 24 px. */
export function Heading({ level, size, className = '', ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      className={`${css.heading[size ?? (level === 4 ? 'h3' : `h${level}`)]} ${className}`}
      {...rest}
    />
  );
}
