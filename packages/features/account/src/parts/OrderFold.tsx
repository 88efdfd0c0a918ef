import { PhoneFold } from '@voyage/ui/content/PhoneFold.tsx';
import { heading } from '@voyage/ui/base/typography.css.ts';
import type { ComponentProps } from 'react';
import * as css from './order.css.ts';

/** A part of an order, which a phone folds. */
export const OrderFold = ({
  className = css.fold,
  ...fold
}: Omit<ComponentProps<typeof PhoneFold>, 'level' | 'kind' | 'titleClass'> & { className?: string }) => (
  <section className={className} aria-labelledby={fold.id}>
    <PhoneFold {...fold} level={2} kind="part" titleClass={heading.h3} />
  </section>
);
