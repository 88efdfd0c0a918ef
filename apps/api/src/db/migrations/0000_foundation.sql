CREATE TABLE "allotments" (
	"room_type_id" integer PRIMARY KEY NOT NULL,
	"start_day" date NOT NULL,
	"rooms" "bytea" NOT NULL
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
CREATE TABLE "hotel_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"booked_by" uuid NOT NULL,
	"status" text NOT NULL,
	"hotel_id" integer NOT NULL,
	"room_type_id" integer NOT NULL,
	"plan_code" text NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"rooms" smallint NOT NULL,
	"adults" smallint NOT NULL,
	"child_ages" smallint[] NOT NULL,
	"guest" jsonb NOT NULL,
	"special_requests" text[] NOT NULL,
	"note" text NOT NULL,
	"arrival_time" text,
	"trip_purpose" text NOT NULL,
	"total_amount" integer NOT NULL,
	"currency" text NOT NULL,
	"terms" jsonb NOT NULL,
	"cancellation_deadline" timestamp with time zone,
	"credit_month" text NOT NULL,
	"credit_source" text NOT NULL,
	"client_ref" text NOT NULL,
	"locator" text,
	"hotel_confirmation_number" text,
	"hotel_cancellation_number" text,
	"cancellation_penalty" integer,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "hotel_orders_booking_number_unique" UNIQUE("booking_number"),
	CONSTRAINT "hotel_orders_client_ref_unique" UNIQUE("client_ref")
);
--> statement-breakpoint
CREATE TABLE "hotels" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"place" text NOT NULL,
	"district" text NOT NULL,
	"brand" text NOT NULL,
	"group_code" text NOT NULL,
	"name" jsonb NOT NULL,
	"address" jsonb NOT NULL,
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
	"check_in_time" text NOT NULL,
	"check_out_time" text NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "hotels_slug_unique" UNIQUE("slug")
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
CREATE TABLE "inventory_changes" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"hotel_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"subject" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_start" timestamp with time zone NOT NULL
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
CREATE TABLE "rate_plans" (
	"hotel_id" integer NOT NULL,
	"code" text NOT NULL,
	"factor_permille" integer NOT NULL,
	"cancellation" jsonb NOT NULL,
	CONSTRAINT "rate_plans_hotel_id_code_pk" PRIMARY KEY("hotel_id","code")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
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
	"base_rate" integer NOT NULL,
	"size_square_metres" smallint NOT NULL,
	"max_adults" smallint NOT NULL,
	"max_children" smallint NOT NULL,
	"max_guests" smallint NOT NULL,
	"picture" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_why" text
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
	"state" text NOT NULL,
	"confirmation_number" text NOT NULL,
	"cancellation_number" text,
	"terms" jsonb NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "supplier_bookings_client_ref_unique" UNIQUE("client_ref")
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
	CONSTRAINT "users_member_number_unique" UNIQUE("member_number"),
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_paid_credits" CHECK ("users"."paid_credits" >= 0)
);
--> statement-breakpoint
ALTER TABLE "allotments" ADD CONSTRAINT "allotments_room_type_id_room_types_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_months" ADD CONSTRAINT "credit_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_orders" ADD CONSTRAINT "hotel_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_orders" ADD CONSTRAINT "hotel_orders_booked_by_users_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_plans" ADD CONSTRAINT "rate_plans_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_types" ADD CONSTRAINT "room_types_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hotel_orders_user" ON "hotel_orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "hotel_orders_status" ON "hotel_orders" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "room_types_hotel" ON "room_types" USING btree ("hotel_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");