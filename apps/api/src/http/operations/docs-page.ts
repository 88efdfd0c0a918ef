import { endpointNames, endpointOf, type EndpointName } from '@voyage/contracts/endpoints.ts';
import { errorCode } from '@voyage/contracts/errors.ts';
import { html, raw } from 'hono/html';
import { errorTable } from '../../errors.ts';
import type { OpenApi } from './open-api.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** JSON in which the name of a schema leads to it. */
const json = (value: unknown) =>
  raw(
    escape(JSON.stringify(value, null, 2)).replaceAll(
      /"#\/components\/schemas\/(\w+)"/g,
      '"<a href="#schema-$1">$1</a>"',
    ),
  );
const unfolding = (title: string, value: unknown) =>
  value === undefined
    ? ''
    : html`<details>
        <summary>${title}</summary>
        <pre>${json(value)}</pre>
      </details>`;

function call(name: EndpointName, { paths }: OpenApi) {
  const e = endpointOf(name);
  const operation = paths[`/${e.path}`]?.[e.method.toLowerCase()];
  const sent = operation?.requestBody?.content['application/json'];
  const answered = operation?.responses['200']?.content?.['application/json'];
  const refusals = Object.values(operation?.responses ?? {}).flatMap(({ content }) =>
    Object.entries(content?.['application/json']?.examples ?? {}),
  );
  return html`<section id="${name}">
    <h3><code>${e.method} /${e.path}</code></h3>
    <p>${e.summary}</p>
    <p>Token: ${e.access}.${e.idempotent ? ' Needs an Idempotency-Key.' : ''}</p>
    ${unfolding('Body', sent?.schema)} ${unfolding('Example of a body', sent?.example)}
    ${unfolding('Answer', answered?.schema)} ${unfolding('Example of an answer', answered?.example)}
    ${refusals.map(([code, { value }]) => unfolding(`Example of a refusal: ${code}`, value))}
    ${
      e.errors
        ? html`<ul>
            ${e.errors.map((error) => errorCode[error]).map((code) => html`<li><code>${code}</code> ${errorTable[code].status}: ${errorTable[code].message}</li>`)}
          </ul>`
        : ''
    }
  </section>`;
}

/** A readable page of the OpenAPI document: plain HTML, no script. */
export function docsPage(document: OpenApi) {
  const byTag = Map.groupBy(endpointNames, (name) => endpointOf(name).tag);
  const { schemas } = document.components;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Service calls</title>
        <style>
          :root {
            color-scheme: light dark;
          }
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
          code {
            overflow-wrap: anywhere;
          }
          summary,
          nav a {
            padding: 0.25rem 0;
          }
          nav ul {
            columns: 16rem;
            padding: 0;
            list-style: none;
          }
          h2 {
            margin-top: 4rem;
          }
          h3 {
            margin-top: 3rem;
            font-size: 1.1rem;
          }
        </style>
      </head>
      <body>
        <h1>Service calls</h1>
        <p>
          The same as <a href="openapi.json">openapi.json</a>. A response counts as success only if its body
          has <code>success: true</code>. Examples are what a test of ours sent and was answered.
        </p>
        <nav aria-label="Calls">
          <ul>
            ${[...byTag].map(
              ([tag, names]) =>
                html`<li>
                  <strong>${tag}</strong>
                  <ul>
                    ${names.map((name) => html`<li><a href="#${name}">${name}</a></li>`)}
                  </ul>
                </li>`,
            )}
          </ul>
          <p><a href="#schemas">Schemas</a></p>
        </nav>
        ${[...byTag].map(
          ([tag, names]) =>
            html`<h2>${tag}</h2>
              ${names.map((name) => call(name, document))}`,
        )}
        <h2 id="schemas">Schemas</h2>
        ${Object.entries(schemas).map(
          ([name, schema]) =>
            html`<section id="schema-${name}">
              <h3><code>${name}</code></h3>
              <pre>${json(schema)}</pre>
            </section>`,
        )}
      </body>
    </html>`;
}
