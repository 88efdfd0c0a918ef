DROP INDEX "hotel_orders_confirmed";--> statement-breakpoint
ALTER TABLE "hotel_orders" ADD COLUMN "next_check_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "hotel_orders_next_check" ON "hotel_orders" USING btree ("next_check_at") WHERE "hotel_orders"."status" = 'confirmed';