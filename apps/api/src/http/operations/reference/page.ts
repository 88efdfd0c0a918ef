import { html, raw } from 'hono/html';
import { referenceStyle } from './style.ts';

/** Only what the page brings itself; style elements by nonce, style attributes as the library writes them. */
export const referencePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The page of the OpenAPI document, rendered by Redoc (docs/decisions/0025) in our colours and typefaces. */
export const referencePage = (nonce: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="csp-nonce" content="${nonce}" />
        <title>Service reference</title>
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${raw(referenceStyle)}
        </style>
      </head>
      <body>
        <div id="reference">
          <p class="wait">
            The calls of this service, their schemas and examples. This page draws
            <a href="openapi.json">openapi.json</a>, which is everything that it knows.
          </p>
        </div>
        <script type="module" src="docs/start.js"></script>
      </body>
    </html>`;
