import type { Output } from '@voyage/contracts/endpoint.ts';
import type { plan as planContract } from '@voyage/contracts/hotel.ts';

/** An offer as it stands when it is booked. */
export type Plan = Output<typeof planContract.data>;
