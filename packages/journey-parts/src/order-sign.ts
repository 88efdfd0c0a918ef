import type { ProductOrder } from '@voyage/contracts/product-order.ts';
import type { Status } from '@voyage/ui/StatusBadge.tsx';

/** The sign that a state of an order is drawn with. */
export const signOf = {
  open: 'payment',
  paid: 'confirmed',
  'awaiting-confirmation': 'pending',
  confirmed: 'confirmed',
  completed: 'completed',
  cancelled: 'cancelled',
  expired: 'released',
  refunded: 'released',
} as const satisfies Record<ProductOrder['status'], Status>;
