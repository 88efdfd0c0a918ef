import type { RateTerms } from '@voyage/domain/rate-terms.ts';
import type { SupplierRate } from './supplier.ts';

/** What is agreed with a rate, without what only selling it needs. */
export function agreedTerms({
  nights,
  subtotal,
  discount,
  service,
  tax,
  total,
  lines,
  strikethrough,
  feesAtHotel,
  deposits,
  promotionCode,
  extras,
  supplierTerms,
  windows,
  timeZone,
  payAt,
}: SupplierRate): RateTerms {
  return {
    nights,
    subtotal,
    discount,
    service,
    tax,
    total,
    lines,
    strikethrough,
    feesAtHotel,
    deposits,
    promotionCode,
    extras,
    supplierTerms,
    windows,
    timeZone,
    payAt,
  };
}
