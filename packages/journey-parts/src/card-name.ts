const names: Record<string, string> = {
  visa: 'VISA',
  mastercard: 'MasterCard',
  amex: 'American Express',
  jcb: 'JCB',
};
/** How a brand writes itself. */
export const cardName = (brand: string | null): string => (brand && names[brand]) || '';
