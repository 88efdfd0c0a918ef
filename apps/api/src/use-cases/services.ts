import type { Core } from '../db/core.ts';
import type { CallLimits } from '../platform/call-limits.ts';
import type { Inventory } from '../inventory/inventory.ts';
import type { OutboxTransports } from '../mail/send-outbox.ts';
import type { Brand } from '../mail/transport.ts';
import type { PaymentGateway } from '../payments/gateway/gateway.ts';
import type { RunningSandbox } from '../payments/gateway/sandbox/start-sandbox.ts';

/** Everything that a use case may reach outside itself. Made once at start; tests make their own. */
export interface Services extends Core {
  inventory: Inventory;
  /** When what pages of each brand keep of the data last changed (milliseconds since 1970). */
  changedAt: Record<Brand, number>;
  payments: PaymentGateway;
  /** The embedded gateway, where no other is configured. */
  sandbox: RunningSandbox | null;
  /** How mail and SMS leave. */
  transports: OutboxTransports;
  /** How often an address or a member may call. */
  limits: CallLimits;
  /** Takes the newest exchange rates into the catalogue's ordering by price. */
  refreshRates: () => Promise<void>;
  /** Ends what was begun here; the database last. */
  close: () => Promise<void>;
}
