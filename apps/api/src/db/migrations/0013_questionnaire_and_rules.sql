CREATE TABLE "questionnaire_answers" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"overall" smallint NOT NULL,
	"privileges" jsonb NOT NULL,
	"room_as_described" text NOT NULL,
	"text" text NOT NULL,
	"may_quote" boolean NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "questionnaire_answers_overall" CHECK ("questionnaire_answers"."overall" between 1 and 5)
);
--> statement-breakpoint
DROP INDEX "hotel_orders_unnotified";--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "use" jsonb;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "rules" jsonb;--> statement-breakpoint
ALTER TABLE "mailbox" ADD COLUMN "attachment" jsonb;--> statement-breakpoint
ALTER TABLE "questionnaire_answers" ADD CONSTRAINT "questionnaire_answers_order_id_hotel_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."hotel_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hotel_orders_unnotified" ON "hotel_orders" USING btree ("updated_at") WHERE "hotel_orders"."status" in ('confirmed', 'failed', 'cancelled', 'completed') and "hotel_orders"."notified_status" is distinct from "hotel_orders"."status";