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
	"use" jsonb,
	"level" text,
	"expires_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"user_id" uuid NOT NULL,
	"hotel_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"stay" jsonb,
	CONSTRAINT "favourites_user_id_hotel_id_pk" PRIMARY KEY("user_id","hotel_id")
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
CREATE TABLE "contact_inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inquiry_number" text NOT NULL,
	"content" jsonb NOT NULL,
	"lang" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_inquiries_inquiry_number_unique" UNIQUE("inquiry_number")
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
CREATE TABLE "allotments" (
	"room_type_id" integer PRIMARY KEY NOT NULL,
	"start_day" date NOT NULL,
	"rooms" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hotels" (
	"id" integer PRIMARY KEY NOT NULL,
	"supplier" text DEFAULT 'embedded' NOT NULL,
	"slug" text NOT NULL,
	"place" text NOT NULL,
	"district" text NOT NULL,
	"brand" text NOT NULL,
	"group_code" text NOT NULL,
	"name" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"local_address" jsonb,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"setting" text NOT NULL,
	"opened_year" smallint NOT NULL,
	"renovated_year" smallint,
	"room_count" smallint NOT NULL,
	"currency" text NOT NULL,
	"time_zone" text NOT NULL,
	"flagship" boolean NOT NULL,
	"story" jsonb NOT NULL,
	"features" text[] NOT NULL,
	"promotions" text[] NOT NULL,
	"pictures" text[] NOT NULL,
	"supplied_pictures" jsonb,
	"check_in_time" text NOT NULL,
	"check_out_time" text NOT NULL,
	"rules" jsonb,
	"closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "hotels_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "inventory_changes" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"hotel_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_plans" (
	"hotel_id" integer NOT NULL,
	"code" text NOT NULL,
	"factor_permille" integer NOT NULL,
	"cancellation" jsonb NOT NULL,
	CONSTRAINT "rate_plans_hotel_id_code_pk" PRIMARY KEY("hotel_id","code")
);
--> statement-breakpoint
CREATE TABLE "room_nights" (
	"room_type_id" integer NOT NULL,
	"night" date NOT NULL,
	"sold" smallint NOT NULL,
	"capacity" smallint NOT NULL,
	CONSTRAINT "room_nights_room_type_id_night_pk" PRIMARY KEY("room_type_id","night"),
	CONSTRAINT "room_nights_sold" CHECK ("room_nights"."sold" >= 0 and "room_nights"."sold" <= "room_nights"."capacity")
);
--> statement-breakpoint
CREATE TABLE "room_types" (
	"id" integer PRIMARY KEY NOT NULL,
	"hotel_id" integer NOT NULL,
	"code" text NOT NULL,
	"base_rate" bigint NOT NULL,
	"size_square_metres" smallint NOT NULL,
	"max_adults" smallint NOT NULL,
	"max_children" smallint NOT NULL,
	"max_guests" smallint NOT NULL,
	"picture" text NOT NULL,
	"bed" text,
	"view" text,
	"bath" text,
	"floor_low" smallint,
	"floor_high" smallint,
	"connecting" boolean DEFAULT false NOT NULL,
	"supplied" jsonb
);
--> statement-breakpoint
CREATE TABLE "supplier_bookings" (
	"locator" text PRIMARY KEY NOT NULL,
	"client_ref" text NOT NULL,
	"hotel_id" integer NOT NULL,
	"room_type_id" integer NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"rooms" smallint NOT NULL,
	"cancelled_rooms" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"hold_until" timestamp with time zone,
	"confirmation_number" text NOT NULL,
	"cancellation_number" text,
	"terms" jsonb NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "supplier_bookings_client_ref_unique" UNIQUE("client_ref")
);
--> statement-breakpoint
CREATE TABLE "listed_rates" (
	"supplier" text NOT NULL,
	"stay" text NOT NULL,
	"hotel_id" integer NOT NULL,
	"rates" json NOT NULL,
	"priced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listed_rates_supplier_stay_hotel_id_pk" PRIMARY KEY("supplier","stay","hotel_id")
);
--> statement-breakpoint
CREATE TABLE "supplier_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stay" json NOT NULL,
	"offers" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancellation_intents" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"accepted_penalty" bigint,
	"waived" boolean NOT NULL,
	"reason" text,
	"requested_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hotel_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"booked_by" uuid NOT NULL,
	"brand" text,
	"status" text NOT NULL,
	"hotel_id" integer NOT NULL,
	"room_type_id" integer NOT NULL,
	"plan_code" text NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"rooms" smallint NOT NULL,
	"adults" smallint NOT NULL,
	"child_ages" smallint[] NOT NULL,
	"parties" jsonb,
	"guest" jsonb NOT NULL,
	"room_guests" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"loyalty" jsonb,
	"special_requests" text[] NOT NULL,
	"note" text NOT NULL,
	"arrival_time" text,
	"trip_purpose" text NOT NULL,
	"total_amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"terms" jsonb NOT NULL,
	"cancellation_deadline" timestamp with time zone,
	"credit_month" text NOT NULL,
	"credit_source" text NOT NULL,
	"client_ref" text NOT NULL,
	"locator" text,
	"hotel_confirmation_number" text,
	"hotel_cancellation_number" text,
	"cancellation_penalty" bigint,
	"cancelled_rooms" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failure" text,
	"payment_order_id" uuid,
	"payment_due" timestamp with time zone,
	"hold_extended" boolean DEFAULT false NOT NULL,
	"unheld" jsonb,
	"booking_sent_at" timestamp with time zone,
	"release_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"notified_status" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "hotel_orders_booking_number_unique" UNIQUE("booking_number"),
	CONSTRAINT "hotel_orders_client_ref_unique" UNIQUE("client_ref")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"order_id" uuid,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "ledger_differences" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"logged_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"actor_id" uuid,
	"kind" text NOT NULL,
	"detail" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"detail" jsonb NOT NULL,
	"amount_twd" bigint NOT NULL,
	"invoice" jsonb,
	"brand" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "product_orders_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "product_orders_amount" CHECK ("product_orders"."amount_twd" >= 0)
);
--> statement-breakpoint
CREATE TABLE "questionnaire_answers" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"overall" smallint NOT NULL,
	"privileges" jsonb NOT NULL,
	"room_as_described" text NOT NULL,
	"text" text NOT NULL,
	"may_quote" boolean NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "questionnaire_answers_overall" CHECK ("questionnaire_answers"."overall" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "room_cancellation_intents" (
	"order_id" uuid NOT NULL,
	"room" smallint NOT NULL,
	"actor_id" uuid NOT NULL,
	"accepted_penalty" bigint,
	"waived" boolean NOT NULL,
	"reason" text,
	"requested_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "room_cancellation_intents_order_id_room_pk" PRIMARY KEY("order_id","room")
);
--> statement-breakpoint
CREATE TABLE "supplier_notices" (
	"supplier" text NOT NULL,
	"notice_id" text NOT NULL,
	"client_ref" text,
	"locator" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "supplier_notices_supplier_notice_id_pk" PRIMARY KEY("supplier","notice_id")
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
	"amount_twd" bigint NOT NULL,
	"status" text NOT NULL,
	"payer" jsonb NOT NULL,
	"card_last_four" text,
	"card_brand" text,
	"gateway_code" text,
	"payment_url" text,
	"capture" text,
	"capture_at" timestamp with time zone,
	"bank_refund_id" text,
	"refunded_before_twd" bigint,
	"refund_sent_at" timestamp with time zone,
	"refund_twd" bigint,
	"refunded_twd" bigint DEFAULT 0 NOT NULL,
	"refund_next_twd" bigint DEFAULT 0 NOT NULL,
	"refund_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_bank_transaction_id_unique" UNIQUE("bank_transaction_id"),
	CONSTRAINT "payments_rec_trade_id_unique" UNIQUE("rec_trade_id"),
	CONSTRAINT "payments_bank_refund_id_unique" UNIQUE("bank_refund_id")
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
CREATE TABLE "login_challenges" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"prefix" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_prefix_pk" PRIMARY KEY("user_id","prefix")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"pending_secret" text,
	"pending_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"as_of" date NOT NULL,
	"currency" text NOT NULL,
	"per_usd" double precision NOT NULL,
	CONSTRAINT "exchange_rates_as_of_currency_pk" PRIMARY KEY("as_of","currency")
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "credit_months" (
	"user_id" uuid NOT NULL,
	"month" text NOT NULL,
	"granted" integer,
	"used" integer NOT NULL,
	CONSTRAINT "credit_months_user_id_month_pk" PRIMARY KEY("user_id","month"),
	CONSTRAINT "credit_months_used" CHECK ("credit_months"."used" >= 0 and ("credit_months"."granted" is null or "credit_months"."used" <= "credit_months"."granted"))
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"subject" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_start" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text,
	"used_at" timestamp with time zone,
	"second_factor_at" timestamp with time zone,
	"browser" text,
	"system" text
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
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"title" text NOT NULL,
	"phone" text NOT NULL,
	"lang" text NOT NULL,
	"level" text NOT NULL,
	"is_paid" boolean NOT NULL,
	"membership_expires_at" timestamp with time zone,
	"roles" text[] NOT NULL,
	"claims_version" integer DEFAULT 1 NOT NULL,
	"paid_credits" integer DEFAULT 0 NOT NULL,
	"demonstration" boolean DEFAULT false NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"brand" text DEFAULT 'main' NOT NULL,
	"birth_date" date,
	"address" jsonb,
	"emergency_contact" jsonb,
	"email_verified_at" timestamp with time zone,
	"phone_verified_at" timestamp with time zone,
	"guardian_consent" jsonb,
	"particulars" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"locked_at" timestamp with time zone,
	CONSTRAINT "users_member_number_unique" UNIQUE("member_number"),
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_paid_credits" CHECK ("users"."paid_credits" >= 0)
);
--> statement-breakpoint
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
CREATE TABLE "invite_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"max_uses" integer NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"complimentary" boolean DEFAULT false NOT NULL,
	"issued_by" uuid,
	"issued_at" timestamp with time zone,
	"recipient" text,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "invite_codes_uses" CHECK ("invite_codes"."uses" >= 0 and "invite_codes"."uses" <= "invite_codes"."max_uses")
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
CREATE TABLE "mailbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"brand" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attachment" jsonb,
	"template" text NOT NULL,
	"locale" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
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
CREATE TABLE "sandbox_payments" (
	"rec_trade_id" text PRIMARY KEY NOT NULL,
	"bank_transaction_id" text NOT NULL,
	"order_number" text NOT NULL,
	"merchant_id" text NOT NULL,
	"details" text NOT NULL,
	"amount" bigint NOT NULL,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
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
	"amount" bigint NOT NULL,
	"refunded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_refunds_bank_refund_id_unique" UNIQUE("bank_refund_id")
);
--> statement-breakpoint
ALTER TABLE "coupon_serials" ADD CONSTRAINT "coupon_serials_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_serials" ADD CONSTRAINT "coupon_serials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_numbers" ADD CONSTRAINT "loyalty_numbers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concierge_conversations" ADD CONSTRAINT "concierge_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concierge_messages" ADD CONSTRAINT "concierge_messages_user_id_concierge_conversations_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."concierge_conversations"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concierge_messages" ADD CONSTRAINT "concierge_messages_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_inquiries" ADD CONSTRAINT "contact_inquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allotments" ADD CONSTRAINT "allotments_room_type_id_room_types_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_plans" ADD CONSTRAINT "rate_plans_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_types" ADD CONSTRAINT "room_types_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_orders" ADD CONSTRAINT "hotel_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_orders" ADD CONSTRAINT "hotel_orders_booked_by_users_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_orders" ADD CONSTRAINT "hotel_orders_payment_order_id_product_orders_id_fk" FOREIGN KEY ("payment_order_id") REFERENCES "public"."product_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_answers" ADD CONSTRAINT "questionnaire_answers_order_id_hotel_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."hotel_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_terms" ADD CONSTRAINT "membership_terms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_terms" ADD CONSTRAINT "membership_terms_product_order_id_product_orders_id_fk" FOREIGN KEY ("product_order_id") REFERENCES "public"."product_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_product_order_id_product_orders_id_fk" FOREIGN KEY ("product_order_id") REFERENCES "public"."product_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_hotel_order_id_hotel_orders_id_fk" FOREIGN KEY ("hotel_order_id") REFERENCES "public"."hotel_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tailor_made_requests" ADD CONSTRAINT "tailor_made_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_challenges" ADD CONSTRAINT "login_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_requests" ADD CONSTRAINT "account_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_months" ADD CONSTRAINT "credit_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accepted_invitations" ADD CONSTRAINT "accepted_invitations_code_invite_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."invite_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accepted_invitations" ADD CONSTRAINT "accepted_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_codes" ADD CONSTRAINT "invite_codes_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_rec_trade_id_sandbox_payments_rec_trade_id_fk" FOREIGN KEY ("rec_trade_id") REFERENCES "public"."sandbox_payments"("rec_trade_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_serials_coupon" ON "coupon_serials" USING btree ("coupon_id","user_id");--> statement-breakpoint
CREATE INDEX "concierge_unanswered" ON "concierge_conversations" USING btree ("unanswered_from") WHERE "concierge_conversations"."unanswered_from" is not null;--> statement-breakpoint
CREATE INDEX "concierge_messages_user" ON "concierge_messages" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "newsletter_token" ON "newsletter_subscribers" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "room_types_hotel" ON "room_types" USING btree ("hotel_id");--> statement-breakpoint
CREATE INDEX "listed_rates_priced" ON "listed_rates" USING btree ("priced_at");--> statement-breakpoint
CREATE INDEX "supplier_offers_created" ON "supplier_offers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "cancellation_intents_next_attempt" ON "cancellation_intents" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "hotel_orders_user" ON "hotel_orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "hotel_orders_status" ON "hotel_orders" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "hotel_orders_unnotified" ON "hotel_orders" USING btree ("updated_at") WHERE "hotel_orders"."status" in ('confirmed', 'failed', 'cancelled', 'completed') and "hotel_orders"."notified_status" is distinct from "hotel_orders"."status";--> statement-breakpoint
CREATE INDEX "hotel_orders_confirmed" ON "hotel_orders" USING btree ("id") WHERE "hotel_orders"."status" = 'confirmed';--> statement-breakpoint
CREATE INDEX "hotel_orders_due" ON "hotel_orders" USING btree ("payment_due") WHERE "hotel_orders"."status" = 'payment';--> statement-breakpoint
CREATE INDEX "hotel_orders_release" ON "hotel_orders" USING btree ("release_at") WHERE "hotel_orders"."release_at" is not null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_order" ON "idempotency_keys" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "product_orders_user" ON "product_orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "membership_terms_user" ON "membership_terms" USING btree ("user_id","ends_at");--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("product_order_id");--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "payments_capture" ON "payments" USING btree ("capture_at") WHERE "payments"."capture" in ('later', 'requested');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("product_order_id") WHERE "payments"."status" in ('created', 'redirected', 'unknown', 'captured');--> statement-breakpoint
CREATE INDEX "tailor_made_requests_user" ON "tailor_made_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "login_challenges_user" ON "login_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_requests_user" ON "account_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_requests_due" ON "account_requests" USING btree ("done_at","due_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_events_subject" ON "staff_events" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "accepted_invitations_user" ON "accepted_invitations" USING btree ("user_id","pay_by");--> statement-breakpoint
CREATE INDEX "invite_codes_issued" ON "invite_codes" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "verification_codes_target" ON "verification_codes" USING btree ("channel","target","created_at");--> statement-breakpoint
CREATE INDEX "mailbox_recipient" ON "mailbox" USING btree ("recipient","id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("kind","priority","next_attempt_at") WHERE "outbox"."state" in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "sandbox_payments_order" ON "sandbox_payments" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "sandbox_payments_notify" ON "sandbox_payments" USING btree ("notify_at");--> statement-breakpoint
CREATE INDEX "sandbox_primes_created" ON "sandbox_primes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_payment" ON "sandbox_refunds" USING btree ("rec_trade_id");