import { heading } from '@voyage/ui/base/typography.css.ts';
import { LinkList } from './LinkList.tsx';
import * as css from './OtherExperiences.css.ts';

/** Links to other pages of the same kind. */
export const OtherExperiences = ({
  title,
  items,
  below,
}: {
  title: string;
  items: readonly { id: string; name: string }[];
  below: string;
}) =>
  items.length > 0 && (
    <section className={css.others} aria-labelledby="others">
      <h2 className={heading.h3} id="others">
        {title}
      </h2>
      <LinkList items={items} below={below} />
    </section>
  );
