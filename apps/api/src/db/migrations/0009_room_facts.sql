ALTER TABLE "room_types" ADD COLUMN "bed" text;--> statement-breakpoint
ALTER TABLE "room_types" ADD COLUMN "view" text;--> statement-breakpoint
ALTER TABLE "room_types" ADD COLUMN "bath" text;--> statement-breakpoint
ALTER TABLE "room_types" ADD COLUMN "floor_low" smallint;--> statement-breakpoint
ALTER TABLE "room_types" ADD COLUMN "floor_high" smallint;--> statement-breakpoint
ALTER TABLE "room_types" ADD COLUMN "connecting" boolean DEFAULT false NOT NULL;