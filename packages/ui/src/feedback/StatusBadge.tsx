import {
  Ban,
  Check,
  CircleAlert,
  CircleCheck,
  Clock,
  CreditCard,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './StatusBadge.css.ts';

export type Status = keyof typeof css.status;
const icons: Record<Status, LucideIcon> = {
  pending: Clock,
  payment: CreditCard,
  confirmed: CircleCheck,
  completed: Check,
  cancelled: Ban,
  released: Undo2,
  failed: CircleAlert,
};

/** The state of an order, as a word and an icon. */
export function StatusBadge({ status, children }: { status: Status; children: ReactNode }) {
  const Icon = icons[status];
  return (
    <span className={css.status[status]}>
      <Icon size={16} aria-hidden />
      <span>{children}</span>
    </span>
  );
}
