/**
 * The link that calls a telephone number: `tel:+886255501800` for `+886 2 5550 1800`. Without the zero in parentheses
 * (`+44 (0)20 ...`), which is dialled within the country only.
 */
export const phoneHref = (phone: string): string =>
  `tel:${phone.replace(/^(\+.*)\(0\)/, '$1').replaceAll(/[^+\d]/g, '')}`;
