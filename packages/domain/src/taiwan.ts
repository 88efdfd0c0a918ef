const weights = [1, 2, 1, 2, 1, 2, 4, 1];

/** 統一編號: weighted digit sums divisible by five (the rule since April 2023); a seventh digit of 7 counts as 0 or 1. */
export function isCompanyNumber(value: string): boolean {
  if (!/^\d{8}$/.test(value) || value === '00000000') return false;
  const sum = weights.reduce((total, weight, i) => {
    const product = Number(value[i]) * weight;
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return sum % 5 === 0 || (value[6] === '7' && (sum + 1) % 5 === 0);
}
/** A phone's e-invoice carrier: '/' and seven of 0-9 A-Z . + - */
export const isMobileCarrier = (value: string): boolean => /^\/[0-9A-Z.+-]{7}$/.test(value);
/** 自然人憑證: two capitals and fourteen digits. */
export const isCitizenCertificate = (value: string): boolean => /^[A-Z]{2}\d{14}$/.test(value);
/** 愛心碼: three to seven digits. */
export const isDonationCode = (value: string): boolean => /^\d{3,7}$/.test(value);
