CREATE TABLE "contact_inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inquiry_number" text NOT NULL,
	"content" jsonb NOT NULL,
	"lang" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_inquiries_inquiry_number_unique" UNIQUE("inquiry_number")
);
--> statement-breakpoint
CREATE TABLE "coupon_serials" (
	"serial" text PRIMARY KEY NOT NULL,
	"coupon_id" uuid NOT NULL,
	"user_id" uuid,
	"assigned_at" timestamp with time zone,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"supplier" jsonb NOT NULL,
	"usage_policy" jsonb NOT NULL,
	"picture" text NOT NULL,
	"level" text,
	"expires_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"user_id" uuid NOT NULL,
	"hotel_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_user_id_hotel_id_pk" PRIMARY KEY("user_id","hotel_id")
);
--> statement-breakpoint
CREATE TABLE "invite_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"max_uses" integer NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "invite_codes_uses" CHECK ("invite_codes"."uses" >= 0 and "invite_codes"."uses" <= "invite_codes"."max_uses")
);
--> statement-breakpoint
CREATE TABLE "loyalty_numbers" (
	"user_id" uuid NOT NULL,
	"programme" text NOT NULL,
	"number" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "loyalty_numbers_user_id_programme_pk" PRIMARY KEY("user_id","programme")
);
--> statement-breakpoint
CREATE TABLE "mailbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"brand" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"template" text NOT NULL,
	"locale" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_terms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"level" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"product_order_id" uuid,
	CONSTRAINT "membership_terms_product_order_id_unique" UNIQUE("product_order_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"lang" text NOT NULL,
	"brand" text NOT NULL,
	"status" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"template" text NOT NULL,
	"locale" text NOT NULL,
	"brand" text NOT NULL,
	"recipient" text NOT NULL,
	"data" jsonb,
	"dedupe_key" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"priority" smallint NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"claim" uuid,
	"lease_until" timestamp with time zone,
	"last_failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "outbox_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"detail" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_order_id" uuid,
	"hotel_order_id" uuid,
	"user_id" uuid NOT NULL,
	"bank_transaction_id" text NOT NULL,
	"rec_trade_id" text,
	"amount_twd" integer NOT NULL,
	"status" text NOT NULL,
	"payer" jsonb NOT NULL,
	"card_last_four" text,
	"card_brand" text,
	"gateway_code" text,
	"bank_refund_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_bank_transaction_id_unique" UNIQUE("bank_transaction_id"),
	CONSTRAINT "payments_rec_trade_id_unique" UNIQUE("rec_trade_id"),
	CONSTRAINT "payments_bank_refund_id_unique" UNIQUE("bank_refund_id")
);
--> statement-breakpoint
CREATE TABLE "product_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"detail" jsonb NOT NULL,
	"amount_twd" integer NOT NULL,
	"invoice" jsonb,
	"brand" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "product_orders_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "product_orders_amount" CHECK ("product_orders"."amount_twd" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"rec_trade_id" text PRIMARY KEY NOT NULL,
	"bank_transaction_id" text NOT NULL,
	"order_number" text NOT NULL,
	"merchant_id" text NOT NULL,
	"details" text NOT NULL,
	"amount" integer NOT NULL,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"record_status" smallint NOT NULL,
	"bank_result_code" text NOT NULL,
	"auth_code" text NOT NULL,
	"bin" text NOT NULL,
	"last_four" text NOT NULL,
	"brand" text NOT NULL,
	"behaviour" text NOT NULL,
	"three_domain_secure" boolean NOT NULL,
	"challenge" text,
	"frontend_redirect_url" text NOT NULL,
	"backend_notify_url" text NOT NULL,
	"go_back_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"capture_at" timestamp with time zone,
	"notify_attempts" smallint DEFAULT 0 NOT NULL,
	"notify_at" timestamp with time zone,
	CONSTRAINT "sandbox_payments_bank_transaction_id_unique" UNIQUE("bank_transaction_id"),
	CONSTRAINT "sandbox_payments_challenge_unique" UNIQUE("challenge")
);
--> statement-breakpoint
CREATE TABLE "sandbox_primes" (
	"hash" text PRIMARY KEY NOT NULL,
	"bin" text NOT NULL,
	"last_four" text NOT NULL,
	"brand" text NOT NULL,
	"behaviour" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"bank_refund_id" text NOT NULL,
	"rec_trade_id" text NOT NULL,
	"amount" integer NOT NULL,
	"refunded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_refunds_bank_refund_id_unique" UNIQUE("bank_refund_id")
);
--> statement-breakpoint
CREATE TABLE "staff_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"subject_id" text,
	"kind" text NOT NULL,
	"detail" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tailor_made_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"stage" smallint NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tailor_made_requests_request_number_unique" UNIQUE("request_number")
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"target" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "brand" text DEFAULT 'main' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "birth_date" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "emergency_contact" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "guardian_consent" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "particulars" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_serials" ADD CONSTRAINT "coupon_serials_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_serials" ADD CONSTRAINT "coupon_serials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_numbers" ADD CONSTRAINT "loyalty_numbers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_terms" ADD CONSTRAINT "membership_terms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_terms" ADD CONSTRAINT "membership_terms_product_order_id_product_orders_id_fk" FOREIGN KEY ("product_order_id") REFERENCES "public"."product_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_product_order_id_product_orders_id_fk" FOREIGN KEY ("product_order_id") REFERENCES "public"."product_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_hotel_order_id_hotel_orders_id_fk" FOREIGN KEY ("hotel_order_id") REFERENCES "public"."hotel_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_rec_trade_id_sandbox_payments_rec_trade_id_fk" FOREIGN KEY ("rec_trade_id") REFERENCES "public"."sandbox_payments"("rec_trade_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tailor_made_requests" ADD CONSTRAINT "tailor_made_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_serials_coupon" ON "coupon_serials" USING btree ("coupon_id","user_id");--> statement-breakpoint
CREATE INDEX "mailbox_recipient" ON "mailbox" USING btree ("recipient","id");--> statement-breakpoint
CREATE INDEX "membership_terms_user" ON "membership_terms" USING btree ("user_id","ends_at");--> statement-breakpoint
CREATE INDEX "newsletter_token" ON "newsletter_subscribers" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("kind","priority","next_attempt_at") WHERE "outbox"."state" in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("product_order_id");--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("product_order_id") WHERE "payments"."status" in ('created', 'redirected', 'unknown', 'captured');--> statement-breakpoint
CREATE INDEX "product_orders_user" ON "product_orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sandbox_payments_order" ON "sandbox_payments" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "sandbox_payments_notify" ON "sandbox_payments" USING btree ("notify_at");--> statement-breakpoint
CREATE INDEX "sandbox_primes_created" ON "sandbox_primes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_payment" ON "sandbox_refunds" USING btree ("rec_trade_id");--> statement-breakpoint
CREATE INDEX "staff_events_subject" ON "staff_events" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "tailor_made_requests_user" ON "tailor_made_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_codes_target" ON "verification_codes" USING btree ("channel","target","created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_order" ON "idempotency_keys" USING btree ("order_id");