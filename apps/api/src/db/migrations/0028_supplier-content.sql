CREATE TABLE "content_runs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"supplier" text NOT NULL,
	"kind" text DEFAULT 'whole' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"counts" jsonb NOT NULL,
	"counted_at" timestamp with time zone,
	"failure" text,
	"unmapped" jsonb
);
--> statement-breakpoint
CREATE TABLE "supplier_contents" (
	"supplier" text NOT NULL,
	"property_id" text NOT NULL,
	"locale" text NOT NULL,
	"content" json NOT NULL,
	CONSTRAINT "supplier_contents_supplier_property_id_locale_pk" PRIMARY KEY("supplier","property_id","locale")
);
--> statement-breakpoint
CREATE TABLE "supplier_properties" (
	"supplier" text NOT NULL,
	"property_id" text NOT NULL,
	"hotel_id" integer GENERATED ALWAYS AS IDENTITY (sequence name "supplier_properties_hotel_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 2000000 CACHE 1),
	CONSTRAINT "supplier_properties_supplier_property_id_pk" PRIMARY KEY("supplier","property_id"),
	CONSTRAINT "supplier_properties_hotel_id_unique" UNIQUE("hotel_id")
);
--> statement-breakpoint
CREATE TABLE "supplier_rooms" (
	"supplier" text NOT NULL,
	"property_id" text NOT NULL,
	"room_id" text NOT NULL,
	"room_type_id" integer GENERATED ALWAYS AS IDENTITY (sequence name "supplier_rooms_room_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100000000 CACHE 1),
	CONSTRAINT "supplier_rooms_supplier_property_id_room_id_pk" PRIMARY KEY("supplier","property_id","room_id"),
	CONSTRAINT "supplier_rooms_room_type_id_unique" UNIQUE("room_type_id")
);
--> statement-breakpoint
ALTER TABLE "hotels" ALTER COLUMN "brand" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ALTER COLUMN "group_code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ALTER COLUMN "opened_year" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ALTER COLUMN "room_count" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "room_types" ALTER COLUMN "size_square_metres" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "room_types" ADD COLUMN "closed" boolean DEFAULT false NOT NULL;