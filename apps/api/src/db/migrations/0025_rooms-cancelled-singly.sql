CREATE TABLE "room_cancellation_intents" (
	"order_id" uuid NOT NULL,
	"room" smallint NOT NULL,
	"actor_id" uuid NOT NULL,
	"accepted_penalty" bigint,
	"waived" boolean NOT NULL,
	"reason" text,
	"requested_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "room_cancellation_intents_order_id_room_pk" PRIMARY KEY("order_id","room")
);
--> statement-breakpoint
ALTER TABLE "supplier_bookings" ADD COLUMN "cancelled_rooms" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_orders" ADD COLUMN "cancelled_rooms" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_twd" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_next_twd" bigint DEFAULT 0 NOT NULL;