import { pictureOrigin } from '@voyage/domain/hotel-picture.ts';
import { isConciergePath } from '@voyage/routes/concierge-path.ts';
import { chatSources } from './chat-policy.ts';
import type { SiteEnvironment } from '../platform/environment.ts';
import { hashSource, type InlineHashes } from '../platform/inline-hashes.ts';

/**
 * The payment provider's server with which a site takes cards; undefined: the embedded gateway, whose frames
 * the site serves itself.
 */
export type CardFrames = 'sandbox' | 'production' | undefined;

/** From the environment that the service has too (docs/payments.md, "Configuration"). */
export const cardFramesOf = ({
  TAPPAY_APP_ID,
  TAPPAY_ENV,
}: Pick<SiteEnvironment, 'TAPPAY_APP_ID' | 'TAPPAY_ENV'>): CardFrames =>
  TAPPAY_APP_ID ? TAPPAY_ENV : undefined;

const provider = 'https://js.tappaysdk.com';
const servers = { sandbox: 'https://sandbox.tappaysdk.com', production: 'https://prod.tappaysdk.com' };

/**
 * The origins of an operator's own map: its style, and the resources that it names (docs/operations/run.md).
 */
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
  /** Hosts of pictures of hotels, besides the site itself. */
  pictureHosts?: readonly string[];
  /** The origins of an operator's own map. */
  mapOrigins?: readonly string[];
  /** Whether members may chat with the concierge. */
  hasChat?: boolean;
}

/** The page on which a card is entered, not its result. */
const isCardPage = (path: string): boolean =>
  /^\/[^/]+\/payment\/credit-card\/[^/]+\/[^/]+\/(?!result\/?$)[^/]+\/?$/.test(path);

/**
 * The two styles that react-aria inserts in the browser, character for character: of pressable elements
 * (usePress), and on iOS of a dialog whose background must not scroll (usePreventScroll). If they change with
 * an upgrade, browsers block them, and tooling/e2e/src/policy.spec.ts fails.
 */
const libraryStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
].map(hashSource);

/**
 * Everything a page may load; inline only the scripts and styles that it was rendered with, by their hashes,
 * which are calculated once per cached page (docs/quality.md, "Secure"). The page on which a card is entered
 * may contain frames: the payment provider's, whose script it loads too, or those of the embedded gateway.
 * The page of the concierge may contain Intercom's messenger, if the site has a chat.
 */
export function pagePolicy(
  hashes: InlineHashes,
  path: string,
  { cardFrames, pictureHosts = [], mapOrigins = [], hasChat = false }: PolicyChoices = {},
): string {
  const isForCards = isCardPage(path);
  const takesCards = cardFrames && isForCards;
  const chat = hasChat && isConciergePath(path) ? chatSources : undefined;
  const join = (...sources: (string | readonly string[] | false | undefined)[]): string =>
    sources.flatMap((source) => source || []).join(' ');
  const script = join("'self'", hashes.scripts, takesCards && provider, chat?.script);
  // The messenger inserts styles into the page; with a hash browsers would ignore 'unsafe-inline'.
  const style = chat ? "'self' 'unsafe-inline'" : join("'self'", libraryStyles, hashes.styles);
  const connect = join("'self'", takesCards && servers[cardFrames], mapOrigins, chat?.connect);
  const pictures = pictureHosts.map(pictureOrigin);
  const image = join(
    "'self'",
    'data:',
    pictures,
    mapOrigins,
    mapOrigins.length > 0 && !chat && 'blob:',
    chat?.image,
  );
  const frame = takesCards ? provider : isForCards ? "'self'" : chat ? join(chat.frame) : "'none'";
  const media = chat ? ` media-src ${join("'self'", chat.media)};` : '';
  return `default-src 'self'; script-src ${script}; style-src ${style}; img-src ${image}; font-src ${join("'self'", chat?.font)}; connect-src ${connect};${media} frame-src ${frame}; object-src 'none'; base-uri 'none'; form-action ${join("'self'", chat?.form)}; frame-ancestors 'none'`;
}

/**
 * For a card frame served by the site (docs/decisions/0026): always in an opaque origin, only on our own
 * pages, and connected only to the gateway behind the site. Its document allows its own script and style.
 */
export const cardFramePolicy =
  "sandbox allow-scripts; connect-src 'self'; frame-ancestors 'self'; form-action 'none'; base-uri 'none'";
