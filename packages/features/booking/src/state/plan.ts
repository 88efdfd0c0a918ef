import type { Output } from '@voyage/contracts/endpoint.ts';
import type { plan as planContract } from '@voyage/contracts/hotel.ts';

/** An offer as it is at the time of booking. */
export type Plan = Output<typeof planContract.data>;
