CREATE TABLE "concierge_conversations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"unanswered_from" bigint
);
--> statement-breakpoint
CREATE TABLE "concierge_messages" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"author" text NOT NULL,
	"staff_id" uuid,
	"text" text NOT NULL,
	"about_order" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "concierge_messages_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "concierge_conversations" ADD CONSTRAINT "concierge_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concierge_messages" ADD CONSTRAINT "concierge_messages_user_id_concierge_conversations_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."concierge_conversations"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concierge_messages" ADD CONSTRAINT "concierge_messages_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "concierge_unanswered" ON "concierge_conversations" USING btree ("unanswered_from") WHERE "concierge_conversations"."unanswered_from" is not null;--> statement-breakpoint
CREATE INDEX "concierge_messages_user" ON "concierge_messages" USING btree ("user_id","seq");