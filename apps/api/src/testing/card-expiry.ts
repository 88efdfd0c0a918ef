/** The expiry of a good card, 'MM/YY': some years ahead of the machine's clock and of that of the tests. */
export const cardExpiry = `12/${String(new Date().getUTCFullYear() + 4).slice(-2)}`;
