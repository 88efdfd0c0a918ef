ALTER TABLE "hotel_orders" ADD COLUMN "payment_order_id" uuid;--> statement-breakpoint
ALTER TABLE "hotel_orders" ADD COLUMN "payment_due" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hotel_orders" ADD COLUMN "hold_extended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_orders" ADD COLUMN "release_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_twd" integer;--> statement-breakpoint
ALTER TABLE "supplier_bookings" ADD COLUMN "hold_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hotel_orders" ADD CONSTRAINT "hotel_orders_payment_order_id_product_orders_id_fk" FOREIGN KEY ("payment_order_id") REFERENCES "public"."product_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hotel_orders_due" ON "hotel_orders" USING btree ("payment_due") WHERE "hotel_orders"."status" = 'payment';--> statement-breakpoint
CREATE INDEX "hotel_orders_release" ON "hotel_orders" USING btree ("release_at") WHERE "hotel_orders"."release_at" is not null;