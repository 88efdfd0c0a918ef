const names: Record<string, string> = {
  visa: 'VISA',
  mastercard: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
};
/** The brand's own spelling of its name. */
export const cardName = (brand: string | null): string => (brand && names[brand]) || '';
