CREATE TABLE "cancellation_costs" (
	"supplier" text NOT NULL,
	"locator" text NOT NULL,
	"room" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cancellation_costs_supplier_locator_room_pk" PRIMARY KEY("supplier","locator","room")
);
