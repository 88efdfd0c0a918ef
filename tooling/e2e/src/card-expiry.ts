/** The expiry date of a valid card in two parts of two digits, some years ahead. */
export const cardExpiry = { month: '12', year: String(new Date().getFullYear() + 4).slice(-2) };
