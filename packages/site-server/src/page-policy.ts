/** Which of the payment provider's servers a site takes cards with; undefined: the embedded gateway, which is our own origin. */
export type CardFrames = 'sandbox' | 'production' | undefined;

/** Of the environment that the service has too (docs/payments.md, "Configuration"). */
export const cardFramesOf = ({ TAPPAY_APP_ID, TAPPAY_ENV }: Record<string, string | undefined>): CardFrames =>
  TAPPAY_APP_ID ? (TAPPAY_ENV === 'sandbox' ? 'sandbox' : 'production') : undefined;

const provider = 'https://js.tappaysdk.com';
const servers = { sandbox: 'https://sandbox.tappaysdk.com', production: 'https://prod.tappaysdk.com' };

/** Where a card is entered, and nowhere else: not its result. */
const isCardPage = (path: string): boolean =>
  /^\/[^/]+\/payment\/credit-card\/[^/]+\/[^/]+\/(?!result\/?$)[^/]+\/?$/.test(path);

/**
 * Everything a page may load; inline scripts only with this answer's nonce (docs/quality.md, "Secure"). The page on which a card
 * is entered may load the payment provider's script and frames too, where the site takes cards with them.
 */
export function pagePolicy(nonce: string, path: string, cardFrames: CardFrames): string {
  const [script, connect, frames] =
    cardFrames && isCardPage(path)
      ? [` ${provider}`, ` ${servers[cardFrames]}`, `; frame-src ${provider}`]
      : ['', '', ''];
  return `default-src 'self'; script-src 'self' 'nonce-${nonce}'${script}; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; font-src 'self'; connect-src 'self'${connect}${frames}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
}
