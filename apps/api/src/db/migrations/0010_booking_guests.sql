ALTER TABLE "hotel_orders" ADD COLUMN "room_guests" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_orders" ADD COLUMN "loyalty" jsonb;