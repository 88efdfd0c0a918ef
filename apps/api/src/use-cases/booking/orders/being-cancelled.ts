/** Whether neither an order `o` nor one of its rooms is being cancelled. */
export const notBeingCancelled = ['cancellation_intents', 'room_cancellation_intents']
  .map((intents) => `not exists (select 1 from ${intents} i where i.order_id = o.id)`)
  .join(' and ');
