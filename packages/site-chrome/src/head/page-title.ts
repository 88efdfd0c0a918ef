import { brand } from '@voyage/brand';
import { useEffect } from 'react';
import { useLocale } from '@voyage/site-core/context/site-context.ts';

/**
 * The title of a page that is named by data which its route does not load, such as a member's booking: from when
 * `name` is known until the page is left.
 */
export function usePageTitle(name: string): void {
  const locale = useLocale();
  useEffect(() => {
    const before = document.title;
    const own = `${name} | ${brand.name}`;
    document.title = own;
    return () => {
      // The next page may have its title already.
      if (document.title === own) document.title = before;
    };
  }, [name, locale]);
}
