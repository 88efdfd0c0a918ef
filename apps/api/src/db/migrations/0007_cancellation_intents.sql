CREATE TABLE "book_differences" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cancellation_intents" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"accepted_penalty" bigint,
	"waived" boolean NOT NULL,
	"reason" text,
	"requested_at" timestamp with time zone NOT NULL,
	"try_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
DROP INDEX "hotel_orders_untold";--> statement-breakpoint
UPDATE "hotel_orders" SET "told" = "status" WHERE "status" = 'cancelled';--> statement-breakpoint
CREATE INDEX "cancellation_intents_try" ON "cancellation_intents" USING btree ("try_at");--> statement-breakpoint
CREATE INDEX "hotel_orders_confirmed" ON "hotel_orders" USING btree ("id") WHERE "hotel_orders"."status" = 'confirmed';--> statement-breakpoint
CREATE INDEX "hotel_orders_untold" ON "hotel_orders" USING btree ("updated_at") WHERE "hotel_orders"."status" in ('confirmed', 'failed', 'cancelled') and "hotel_orders"."told" is distinct from "hotel_orders"."status";