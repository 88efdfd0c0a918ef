CREATE TABLE "listed_rates" (
	"supplier" text NOT NULL,
	"stay" text NOT NULL,
	"hotel_id" integer NOT NULL,
	"rates" json NOT NULL,
	"priced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listed_rates_supplier_stay_hotel_id_pk" PRIMARY KEY("supplier","stay","hotel_id")
);
--> statement-breakpoint
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
CREATE TABLE "supplier_notices" (
	"supplier" text NOT NULL,
	"notice_id" text NOT NULL,
	"client_ref" text,
	"locator" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "supplier_notices_supplier_notice_id_pk" PRIMARY KEY("supplier","notice_id")
);
--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "supplier" text DEFAULT 'embedded' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "supplied_pictures" jsonb;--> statement-breakpoint
ALTER TABLE "room_types" ADD COLUMN "supplied" jsonb;--> statement-breakpoint
ALTER TABLE "supplier_bookings" ADD COLUMN "cancelled_rooms" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_orders" ADD COLUMN "cancelled_rooms" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_orders" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_twd" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_next_twd" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "listed_rates_priced" ON "listed_rates" USING btree ("priced_at");