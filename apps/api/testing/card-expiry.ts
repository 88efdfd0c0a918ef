/** The expiry of a valid card, 'MM/YY': some years after both the machine's clock and that of the tests. */
export const cardExpiry = `12/${String(new Date().getUTCFullYear() + 4).slice(-2)}`;
