ALTER TABLE "hotel_orders" ALTER COLUMN "total_amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "hotel_orders" ALTER COLUMN "cancellation_penalty" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "amount_twd" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "refund_twd" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "product_orders" ALTER COLUMN "amount_twd" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "room_types" ALTER COLUMN "base_rate" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ALTER COLUMN "refunded_amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
-- Free cancellation ends at a time of the hotel's clock so many days before arrival, no longer so many hours before check-in.
-- The deadlines of orders that stand are instants and stay as they were agreed.
UPDATE "rate_plans" p SET "cancellation" = jsonb_build_object('kind', 'free-until', 'daysBefore', date '2000-12-31' - n.at::date, 'time', to_char(n.at, 'HH24:MI'))
FROM (SELECT r."hotel_id", r."code", timestamp '2000-12-31' + h."check_in_time"::interval - make_interval(hours => (r."cancellation" ->> 'hoursBefore')::int) AS at
  FROM "rate_plans" r JOIN "hotels" h ON h."id" = r."hotel_id" WHERE r."cancellation" ? 'hoursBefore') n
WHERE n."hotel_id" = p."hotel_id" AND n."code" = p."code";--> statement-breakpoint
UPDATE "hotel_orders" o SET "terms" = jsonb_set(jsonb_set(o."terms", '{rate,policy}', jsonb_build_object('kind', 'free-until', 'daysBefore', n.days, 'time', n.time)), '{rate,policyHash}', to_jsonb('free-until:' || n.days || '@' || n.time))
FROM (SELECT "id", date '2000-12-31' - at::date AS days, to_char(at, 'HH24:MI') AS time FROM (
  SELECT x."id", timestamp '2000-12-31' + h."check_in_time"::interval - make_interval(hours => (x."terms" #>> '{rate,policy,hoursBefore}')::int) AS at
  FROM "hotel_orders" x JOIN "hotels" h ON h."id" = x."hotel_id" WHERE x."terms" #> '{rate,policy}' ? 'hoursBefore') t) n
WHERE n."id" = o."id";--> statement-breakpoint
UPDATE "supplier_bookings" b SET "terms" = jsonb_set(b."terms", '{policy}', jsonb_build_object('kind', 'free-until', 'daysBefore', date '2000-12-31' - n.at::date, 'time', to_char(n.at, 'HH24:MI')))
FROM (SELECT x."locator", timestamp '2000-12-31' + h."check_in_time"::interval - make_interval(hours => (x."terms" #>> '{policy,hoursBefore}')::int) AS at
  FROM "supplier_bookings" x JOIN "hotels" h ON h."id" = x."hotel_id" WHERE x."terms" -> 'policy' ? 'hoursBefore') n
WHERE n."locator" = b."locator";--> statement-breakpoint
-- Forints and rupiahs were counted whole; by ISO 4217 they have a hundred parts.
UPDATE "room_types" r SET "base_rate" = r."base_rate" * 100 FROM "hotels" h WHERE h."id" = r."hotel_id" AND h."currency" IN ('HUF', 'IDR');--> statement-breakpoint
UPDATE "hotel_orders" o SET "total_amount" = o."total_amount" * 100, "cancellation_penalty" = o."cancellation_penalty" * 100,
  "terms" = jsonb_set(o."terms", '{rate}', (o."terms" -> 'rate')
    || (SELECT jsonb_object_agg(key, value::numeric * 100) FROM jsonb_each_text(o."terms" -> 'rate') WHERE key IN ('subtotal', 'discount', 'service', 'tax', 'total', 'penalty'))
    || jsonb_build_object('nights', (SELECT coalesce(jsonb_agg(jsonb_set(night, '{rate}', to_jsonb((night ->> 'rate')::numeric * 100)) ORDER BY i), '[]') FROM jsonb_array_elements(o."terms" #> '{rate,nights}') WITH ORDINALITY AS nights (night, i))))
WHERE o."currency" IN ('HUF', 'IDR');--> statement-breakpoint
UPDATE "supplier_bookings" SET "terms" = "terms" || jsonb_build_object('total', ("terms" ->> 'total')::numeric * 100, 'penalty', ("terms" ->> 'penalty')::numeric * 100) WHERE "terms" ->> 'currency' IN ('HUF', 'IDR');--> statement-breakpoint
UPDATE "product_orders" SET "detail" = jsonb_set("detail", '{total,amount}', to_jsonb(("detail" #>> '{total,amount}')::numeric * 100)) WHERE "kind" = 'stay' AND "detail" #>> '{total,currency}' IN ('HUF', 'IDR');
