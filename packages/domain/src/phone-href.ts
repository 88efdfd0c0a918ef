/** The link that calls a telephone number: `tel:+886255501800` for `+886 2 5550 1800`. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
