import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { LinkList, type Linked } from './LinkList.tsx';
import * as css from './OtherExperiences.css.ts';

/** Links to other pages of the same kind. */
export const OtherExperiences = ({
  title,
  items,
  below,
}: {
  title: string;
  items: readonly Linked[];
  below: string;
}) =>
  items.length > 0 && (
    <Section className={css.others} id="others" title={title}>
      <LinkList items={items} below={below} direction={items.some(({ note }) => note) ? 'columns' : 'row'} />
    </Section>
  );
