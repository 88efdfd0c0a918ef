/** The expiry of a good card in two pieces of two digits, some years ahead. */
export const cardExpiry = { month: '12', year: String(new Date().getFullYear() + 4).slice(-2) };
