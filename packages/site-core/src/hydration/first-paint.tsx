import {
  Asset,
  rootRouteId,
  Scripts,
  useRouter,
  useTags,
  type AnyRouter,
  type RouterManagedTag,
} from '@tanstack/react-router';
import { contentEndScript, startScript, type Deferred } from './defer-scripts.ts';

// What a document consists of, in an order in which the first paint waits only for what the page shows. The browser's
// part is empty: what is here only for the first paint removes itself.

/** Scripts and messages are fetched after the first paint: undefined for a tag that the first paint needs. */
function deferred({ tag, attrs }: RouterManagedTag): Deferred | undefined {
  if (tag !== 'link' || !attrs) return undefined;
  const { rel, href, as, crossOrigin } = attrs;
  return rel === 'modulepreload' || (rel === 'preload' && as === 'fetch')
    ? { rel, href, ...(as && { as }), ...(crossOrigin && { crossOrigin }) }
    : undefined;
}

/** The file that starts the page, on the server; undefined in development, which has code of its own there. */
const entryOf = (router: AnyRouter): string | undefined => {
  const [script] = router.ssr?.manifest?.routes[rootRouteId]?.scripts ?? [];
  return typeof script?.attrs?.src === 'string' ? script.attrs.src : undefined;
};

function InlineScript({ id, code }: { id?: string; code: string }) {
  return <script id={id} nonce={useRouter().options.ssr?.nonce} dangerouslySetInnerHTML={{ __html: code }} />;
}

const contentEnd = 'content-end';
/**
 * The first paint shows the whole content, laid out once: otherwise a browser paints as soon as it has the styles, and
 * styles, lays out and moves the rest with each part that it parses, while the page becomes interactive. Chromium waits
 * only for the start tag of the expected element, so this is the one behind the content.
 */
export function ExpectContent() {
  return import.meta.env.SSR && <link rel="expect" href={`#${contentEnd}`} blocking="render" />;
}
/** Behind the visible content, before the data of the scripts and before the router restores a scroll position. */
export function ContentEnd() {
  return import.meta.env.SSR && <InlineScript id={contentEnd} code={contentEndScript} />;
}

/** The router's tags for the head, without those for the scripts. */
export function HeadTags() {
  const { nonce } = useRouter().options.ssr ?? {};
  return useTags()
    .filter((tag) => !deferred(tag))
    .map((tag) => <Asset key={JSON.stringify(tag)} {...tag} {...(nonce && { nonce })} />);
}

function ServerScripts() {
  const router = useRouter();
  const links = useTags().flatMap((tag) => deferred(tag) ?? []);
  const entry = entryOf(router);
  if (!entry) return <Scripts />;
  const { before = [], boundary } = router.serverSsr?.takeInitialHydrationScriptTags() ?? {};
  return (
    <>
      {before.map((tag, i) => (
        <Asset key={i} {...tag} />
      ))}
      <InlineScript code={startScript(entry, links)} />
      {boundary && <Asset {...boundary} />}
    </>
  );
}
/** The router's scripts for the body; the entry starts after the first paint. */
export const BodyScripts = () => (import.meta.env.SSR ? <ServerScripts /> : <Scripts />);
