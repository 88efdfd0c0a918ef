ALTER TABLE "hotel_orders" RENAME COLUMN "told" TO "notified_status";--> statement-breakpoint
ALTER INDEX "hotel_orders_untold" RENAME TO "hotel_orders_unnotified";--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "revoked_why" TO "revoked_reason";--> statement-breakpoint
ALTER TABLE "cancellation_intents" RENAME COLUMN "try_at" TO "next_attempt_at";--> statement-breakpoint
ALTER TABLE "cancellation_intents" RENAME COLUMN "tries" TO "attempts";--> statement-breakpoint
ALTER INDEX "cancellation_intents_try" RENAME TO "cancellation_intents_next_attempt";--> statement-breakpoint
ALTER TABLE "book_differences" RENAME TO "ledger_differences";--> statement-breakpoint
ALTER TABLE "ledger_differences" RENAME COLUMN "said_at" TO "logged_at";--> statement-breakpoint
ALTER INDEX "book_differences_pkey" RENAME TO "ledger_differences_pkey";--> statement-breakpoint
UPDATE "ledger_differences" SET "kind" = CASE "kind" WHEN 'not-there' THEN 'missing-at-supplier' WHEN 'cancelled-there' THEN 'cancelled-at-supplier' WHEN 'only-held' THEN 'held-at-supplier' ELSE "kind" END;--> statement-breakpoint
UPDATE "payment_events" SET "kind" = 'refund-queued' WHERE "kind" = 'owed-back';
