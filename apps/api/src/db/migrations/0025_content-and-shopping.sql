CREATE TABLE "listed_rates" (
	"supplier" text NOT NULL,
	"stay" text NOT NULL,
	"hotel_id" integer NOT NULL,
	"rates" json NOT NULL,
	"priced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listed_rates_supplier_stay_hotel_id_pk" PRIMARY KEY("supplier","stay","hotel_id")
);
--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "supplier" text DEFAULT 'embedded' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "supplied_pictures" jsonb;--> statement-breakpoint
ALTER TABLE "room_types" ADD COLUMN "supplied" jsonb;--> statement-breakpoint
CREATE INDEX "listed_rates_priced" ON "listed_rates" USING btree ("priced_at");