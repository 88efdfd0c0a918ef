import { isConciergePath } from '@voyage/routes/concierge-path.ts';
import { chatSources } from './chat-policy.ts';
import { hashSource, type InlineHashes } from './inline-hashes.ts';

/** Which of the payment provider's servers a site takes cards with; undefined: the embedded gateway, whose frames the site serves itself. */
export type CardFrames = 'sandbox' | 'production' | undefined;

/** Of the environment that the service has too (docs/payments.md, "Configuration"). */
export const cardFramesOf = ({ TAPPAY_APP_ID, TAPPAY_ENV }: Record<string, string | undefined>): CardFrames =>
  TAPPAY_APP_ID ? (TAPPAY_ENV === 'sandbox' ? 'sandbox' : 'production') : undefined;

const provider = 'https://js.tappaysdk.com';
const servers = { sandbox: 'https://sandbox.tappaysdk.com', production: 'https://prod.tappaysdk.com' };

/** Where an operator's own map comes from, as origins: its style, and what that names besides (docs/operations/run.md). */
export const mapOriginsOf = (styleUrl: string | undefined, others: string | undefined): readonly string[] =>
  styleUrl
    ? [
        ...new Set(
          [styleUrl, ...(others ?? '').split(/[\s,]+/)]
            .filter((url) => URL.canParse(url))
            .map((url) => new URL(url).origin),
        ),
      ]
    : [];

export interface PolicyChoices {
  /** Where a card is entered, its fields may be the payment provider's. */
  cardFrames?: CardFrames;
  /** Where an operator's own map comes from. */
  mapOrigins?: readonly string[];
  /** Whether members may chat with the concierge. */
  hasChat?: boolean;
}

/** Where a card is entered, and nowhere else: not its result. */
const isCardPage = (path: string): boolean =>
  /^\/[^/]+\/payment\/credit-card\/[^/]+\/[^/]+\/(?!result\/?$)[^/]+\/?$/.test(path);

/**
 * The two styles that react-aria writes into the page in the browser, letter for letter: of what can be pressed
 * (usePress), and on iOS of a dialog whose background must not scroll (usePreventScroll). Other letters after an
 * upgrade are refused by the browser, and tooling/e2e/src/policy.spec.ts fails.
 */
const libraryStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
].map(hashSource);

/**
 * Everything a page may load; inline only the scripts and styles that it was rendered with, by their hashes, which
 * are worked out once for a page that many read (docs/quality.md, "Secure"). The page on which a card is entered may
 * contain frames: the payment provider's, whose script it loads too, or those of the embedded gateway. The page of
 * the concierge may contain Intercom's messenger, if the site has a chat.
 */
export function pagePolicy(
  hashes: InlineHashes,
  path: string,
  { cardFrames, mapOrigins = [], hasChat = false }: PolicyChoices = {},
): string {
  const isForCards = isCardPage(path);
  const takesCards = cardFrames && isForCards;
  const chat = hasChat && isConciergePath(path) ? chatSources : undefined;
  const join = (...sources: (string | readonly string[] | false | undefined)[]): string =>
    sources.flatMap((source) => source || []).join(' ');
  const script = join("'self'", hashes.scripts, takesCards && provider, chat?.script);
  // The messenger writes its styles into the page; a hash besides would make browsers ignore 'unsafe-inline'.
  const style = chat ? "'self' 'unsafe-inline'" : join("'self'", libraryStyles, hashes.styles);
  const connect = join("'self'", takesCards && servers[cardFrames], mapOrigins, chat?.connect);
  const image = join("'self'", 'data:', mapOrigins, mapOrigins.length > 0 && !chat && 'blob:', chat?.image);
  const frame = takesCards ? provider : isForCards ? "'self'" : chat ? join(chat.frame) : "'none'";
  const media = chat ? ` media-src ${join("'self'", chat.media)};` : '';
  return `default-src 'self'; script-src ${script}; style-src ${style}; img-src ${image}; font-src ${join("'self'", chat?.font)}; connect-src ${connect};${media} frame-src ${frame}; object-src 'none'; base-uri 'none'; form-action ${join("'self'", chat?.form)}; frame-ancestors 'none'`;
}

/**
 * Of a frame of the card that the site serves (docs/decisions/0026): in an opaque origin, however it is
 * opened, on our own pages only, and connected to nothing but the gateway behind the site. Its document
 * adds which script and style are its own.
 */
export const cardFramePolicy =
  "sandbox allow-scripts; connect-src 'self'; frame-ancestors 'self'; form-action 'none'; base-uri 'none'";
