import { endpointNames, endpointOf } from '@voyage/contracts/endpoints.ts';
import { errorCode } from '@voyage/contracts/errors.ts';
import { html } from 'hono/html';
import { errorTable } from '../../errors.ts';
import { openApi } from './open-api.ts';

/** A readable page of the OpenAPI document: plain HTML, no script. */
export function docsPage() {
  const { paths } = openApi();
  const sections = endpointNames.map((name) => {
    const e = endpointOf(name);
    const operation = paths[`/${e.path}`]?.[e.method.toLowerCase()];
    const body = operation?.requestBody?.content['application/json']?.schema;
    const answer = operation?.responses['200']?.content?.['application/json']?.schema;
    return html`<section id="${name}">
      <h2><code>${e.method} /${e.path}</code></h2>
      <p>${e.summary}</p>
      <p>Token: ${e.access}.${e.idempotent ? ' Needs an Idempotency-Key.' : ''}</p>
      ${
        body
          ? html`<details>
              <summary>Body</summary>
              <pre>${JSON.stringify(body, null, 2)}</pre>
            </details>`
          : ''
      }
      ${
        answer
          ? html`<details>
              <summary>Answer</summary>
              <pre>${JSON.stringify(answer, null, 2)}</pre>
            </details>`
          : ''
      }
      ${
        e.errors
          ? html`<ul>
              ${e.errors.map((name) => errorCode[name]).map((code) => html`<li><code>${code}</code> ${errorTable[code].status}: ${errorTable[code].message}</li>`)}
            </ul>`
          : ''
      }
    </section>`;
  });
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Service calls</title>
        <style>
          body {
            font: 16px/1.6 system-ui;
            max-width: 56rem;
            margin: 2rem auto;
            padding: 0 1rem;
          }
          pre {
            overflow: auto;
            background: Canvas;
            border: 1px solid;
            padding: 1rem;
          }
          h2 {
            margin-top: 3rem;
            font-size: 1.1rem;
          }
        </style>
      </head>
      <body>
        <h1>Service calls</h1>
        <p>
          The same as <a href="/openapi.json">openapi.json</a>. A response counts as success only if its body
          has <code>success: true</code>.
        </p>
        ${sections}
      </body>
    </html>`;
}
