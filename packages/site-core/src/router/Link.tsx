import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Made by @voyage/routes/href.ts. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
  /** Replaces the current entry in the browser's history. */
  replace?: boolean;
}

/** A plain anchor that navigates within the app: works before hydration and in a new tab. */
export function Link({ href, onClick, target, replace = false, children, ...rest }: LinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey ||
      (target && target !== '_self')
    )
      return;
    event.preventDefault();
    void router.navigate({ href, replace });
  };
  return (
    <a href={href} target={target} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
