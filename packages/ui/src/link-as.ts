import type { ComponentType, MouseEventHandler, ReactNode } from 'react';

/** What a link of ours is given. A router's own link that takes these may be passed as `linkAs`; without it, it is an anchor. */
export interface LinkProps {
  href: string;
  className?: string;
  children?: ReactNode;
  'aria-current'?: 'page' | 'step' | 'true' | undefined;
  'aria-label'?: string;
  /** A second way to where another link leads: for the pointer alone. */
  'aria-hidden'?: boolean;
  tabIndex?: number;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}
export type LinkAs = ComponentType<LinkProps> | 'a';
