import {
  RouterServer,
  defineHandlerCallback,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { hasFailed, hotelsOfPage } from '../service/service-calls.ts';
import type { SiteContext } from '@voyage/site-core/context/site-context.ts';
import { hotelsHeader, type Page } from './site-pages.ts';

/** React begins a document with it, and so does the router. */
const doctype = '<!DOCTYPE html>';

/**
 * The whole page at once, with the parts whose script was not loaded yet; an error anywhere is thrown.
 * @throws what a component threw
 */
const render = (page: ReactElement): Promise<string> =>
  new Promise((done, fail) => {
    const parts: Buffer[] = [];
    const sink = new Writable({ write: (part: Buffer, _encoding, next) => (parts.push(part), next()) }).on(
      'finish',
      () => done(Buffer.concat(parts).toString('utf8').slice(doctype.length)),
    );
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(sink),
      onError: fail,
    });
  });

/** Requests whose page is expected unchanged, without a body to parse. */
const wanted = new WeakMap<Request, string>();

/** A page that failed because of the service will recover: search engines keep their version. */
const statusOf = (status: number, failed: boolean): number => (status === 500 && failed ? 503 : status);

/**
 * A page as one string of HTML: it waits for no data once the loaders are done, so streaming gains nothing.
 */
export const renderPage = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  const html = await transformHtmlStringWithRouter(router, await render(<RouterServer router={router} />));
  const { api }: SiteContext = router.options.context;
  const failed = hasFailed(api);
  if (failed) responseHeaders.set('cache-control', 'no-store');
  responseHeaders.set(hotelsHeader, [...hotelsOfPage(api)].join(' '));
  if (wanted.has(request)) wanted.set(request, html);
  return new Response(wanted.has(request) ? null : html, {
    status: statusOf(getSsrStatus(router), failed),
    headers: responseHeaders,
  });
});

/** The page of a request, from a request handler that ends in `renderPage`. @throws what a component threw */
export const pageRenderer =
  (fetch: (request: Request) => Promise<Response> | Response) =>
  async (request: Request): Promise<Page> => {
    wanted.set(request, '');
    const response = await fetch(request);
    return {
      status: response.status,
      headers: response.headers,
      html: wanted.get(request) || (await response.text()),
    };
  };
