CREATE TABLE "supplier_notices" (
	"supplier" text NOT NULL,
	"notice_id" text NOT NULL,
	"client_ref" text,
	"locator" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "supplier_notices_supplier_notice_id_pk" PRIMARY KEY("supplier","notice_id")
);
--> statement-breakpoint
ALTER TABLE "hotel_orders" ADD COLUMN "checked_at" timestamp with time zone;