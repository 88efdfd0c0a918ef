ALTER TABLE "hotel_orders" ADD COLUMN "unheld" jsonb;--> statement-breakpoint
ALTER TABLE "hotel_orders" ADD COLUMN "booking_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "capture" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "capture_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payments_capture" ON "payments" USING btree ("capture_at") WHERE "payments"."capture" in ('later', 'requested');