CREATE TABLE "supplier_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stay" json NOT NULL,
	"offers" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "supplier_offers_created" ON "supplier_offers" USING btree ("created_at");