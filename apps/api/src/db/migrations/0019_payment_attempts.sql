ALTER TABLE "payments" ADD COLUMN "payment_url" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_before_twd" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_sent_at" timestamp with time zone;