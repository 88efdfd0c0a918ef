ALTER TABLE "favourites" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "stay" jsonb;