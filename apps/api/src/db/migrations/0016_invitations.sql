CREATE TABLE "accepted_invitations" (
	"code" text NOT NULL,
	"user_id" uuid NOT NULL,
	"level" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"pay_by" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "accepted_invitations_code_user_id_pk" PRIMARY KEY("code","user_id")
);
--> statement-breakpoint
ALTER TABLE "invite_codes" ADD COLUMN "complimentary" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "invite_codes" SET "complimentary" = true;--> statement-breakpoint
ALTER TABLE "invite_codes" ADD COLUMN "issued_by" uuid;--> statement-breakpoint
ALTER TABLE "invite_codes" ADD COLUMN "issued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invite_codes" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "invite_codes" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accepted_invitations" ADD CONSTRAINT "accepted_invitations_code_invite_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."invite_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accepted_invitations" ADD CONSTRAINT "accepted_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accepted_invitations_user" ON "accepted_invitations" USING btree ("user_id","pay_by");--> statement-breakpoint
ALTER TABLE "invite_codes" ADD CONSTRAINT "invite_codes_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invite_codes_issued" ON "invite_codes" USING btree ("issued_at");