import type { Locale } from '@voyage/domain/locale.ts';
import { href } from '@voyage/routes/href.ts';
import type { Crumb } from '@voyage/ui/navigation/breadcrumb-json-ld.ts';

interface Named {
  id: string;
  name: string;
}
/** Breadcrumbs to a cruise line, its ship and her voyage, as far as given. */
export const cruiseCrumbs = (lang: Locale, ...way: [line: Named, ship?: Named, voyage?: Named]): Crumb[] =>
  way.flatMap((part, i) =>
    part
      ? [
          {
            name: part.name,
            href: href.experience(
              lang,
              way
                .slice(0, i + 1)
                .map((each) => each?.id)
                .join('/'),
            ),
          },
        ]
      : [],
  );
