import type { ProductOrder } from '@voyage/contracts/product-order.ts';
import type { Status } from '@voyage/ui/feedback/StatusBadge.tsx';

/** The icon for each state of an order. */
export const statusIcons = {
  open: 'payment',
  paid: 'confirmed',
  'awaiting-confirmation': 'pending',
  confirmed: 'confirmed',
  completed: 'completed',
  cancelled: 'cancelled',
  expired: 'released',
  refunded: 'released',
} as const satisfies Record<ProductOrder['status'], Status>;
