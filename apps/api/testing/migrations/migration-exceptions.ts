interface Exception {
  /** As `migrationFaults` says it. */
  does: string[];
  because: string;
}
const beforeFirstRelease = 'Written before the first release, when no older version had to keep serving.';

/**
 * Migrations that do more than add, by name. A new one needs a reason why the previous version can keep serving:
 * since which release nothing uses what is dropped, or why the table is small or the index made beforehand.
 */
export const migrationExceptions: Record<string, Exception> = {
  '0001_service': { does: ['index idempotency_keys'], because: beforeFirstRelease },
  '0003_told_letters': { does: ['index hotel_orders'], because: beforeFirstRelease },
  '0004_prepaid_stays': { does: ['index hotel_orders'], because: beforeFirstRelease },
  '0006_amounts': {
    does: [
      'alter column hotel_orders.cancellation_penalty',
      'alter column hotel_orders.total_amount',
      'alter column payments.amount_twd',
      'alter column payments.refund_twd',
      'alter column product_orders.amount_twd',
      'alter column room_types.base_rate',
      'alter column sandbox_payments.amount',
      'alter column sandbox_payments.refunded_amount',
      'alter column sandbox_refunds.amount',
      'rows hotel_orders',
      'rows product_orders',
      'rows rate_plans',
      'rows room_types',
      'rows supplier_bookings',
    ],
    because: `${beforeFirstRelease} Amounts in two currencies mean something else: every older process must be stopped.`,
  },
  '0007_cancellation_intents': {
    does: ['drop index hotel_orders_untold', 'index hotel_orders', 'rows hotel_orders'],
    because: `${beforeFirstRelease} The index is dropped to be recreated, and the rows are those whose email was sent.`,
  },
  '0008_standard_names': {
    does: [
      'rename book_differences',
      'rename cancellation_intents',
      'rename hotel_orders',
      'rename index book_differences_pkey',
      'rename index cancellation_intents_try',
      'rename index hotel_orders_untold',
      'rename ledger_differences',
      'rename sessions',
      'rows ledger_differences',
      'rows payment_events',
    ],
    because: `${beforeFirstRelease} An older process finds no column by its name: every one must be stopped.`,
  },
  '0013_questionnaire_and_rules': {
    does: ['drop index hotel_orders_unnotified', 'index hotel_orders'],
    because: `${beforeFirstRelease} The index is dropped to be recreated with one more status.`,
  },
  '0016_invitations': {
    does: ['index invite_codes', 'rows invite_codes'],
    because: 'A few hundred codes, and the older version does not read the column that their rows get.',
  },
  '0024_delayed-capture': {
    does: ['index payments'],
    because: 'No row is in the index yet: making it reads the table once, a second for a million payments.',
  },
  '0028_supplier-content': {
    does: [
      'alter column hotels.brand',
      'alter column hotels.group_code',
      'alter column hotels.opened_year',
      'alter column hotels.room_count',
      'alter column room_types.size_square_metres',
    ],
    because:
      'They may be null now, which only hotels of a supplier are, and the older version loads none of these.',
  },
};
