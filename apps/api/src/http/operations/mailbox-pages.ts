import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Services } from '../../services.ts';
import { listMailbox, readMessage } from '../../use-cases/maintenance/read-mailbox.ts';

const style =
  'body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1e1b18;background:#fbf8f3}a{color:#7a4a2b}table{border-collapse:collapse;width:100%}td,th{text-align:start;padding:.5rem;border-top:1px solid #ded4c4;vertical-align:top}pre{white-space:pre-wrap;font:inherit}iframe{width:100%;height:52rem;border:1px solid #ded4c4;background:#fff}';
const page = (title: string, body: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`;

/**
 * The embedded mailbox as pages, so that whoever tries a demonstration can read the codes and emails it
 * sends. Mounted only where mail and SMS stay in it (app.ts).
 */
export function mailboxPages(services: Services): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    // Emails bring their styles with them, and nothing else may run or load.
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'self'; form-action 'self'",
    );
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
  });
  app.get('/', async (c) => {
    const to = c.req.query('to')?.slice(0, 254) ?? '';
    const rows = await listMailbox(services, to);
    const list = rows.map(
      (row) =>
        html`<tr>
          <td>${row.sent_at.toISOString().slice(0, 19).replace('T', ' ')}</td>
          <td>${row.kind}</td>
          <td>${row.recipient}</td>
          <td><a href="mailbox/${row.id}">${row.subject || row.text.slice(0, 120)}</a></td>
          <td>${row.template} · ${row.locale}</td>
        </tr>`,
    );
    return c.html(
      page(
        'Mailbox of the demonstration',
        html`<form>
            <label>To <input name="to" value="${to}" /></label> <button>Show</button>
          </form>
          <table>
            <thead>
              <tr>
                <th>Sent (UTC)</th>
                <th>Kind</th>
                <th>To</th>
                <th>Email</th>
                <th>Template</th>
              </tr>
            </thead>
            <tbody>
              ${list}
            </tbody>
          </table>
          ${rows.length === 0 ? html`<p>Nothing has been sent yet.</p>` : ''}`,
      ),
    );
  });
  app.get('/:id', async (c) => {
    const row = await readMessage(services, c.req.param('id'));
    if (!row) return c.text('There is no such email.', 404);
    return c.html(
      page(
        row.subject || 'SMS',
        html`<p>${row.recipient} · ${row.sent_at.toISOString()}</p>
          ${row.html ? html`<iframe title="The email" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${row.id}/html"></iframe>` : ''}
          ${row.attachment ? html`<p><a href="${row.id}/attachment">${row.attachment.name}</a></p>` : ''}
          <h2>Text</h2>
          <pre>${row.text}</pre>`,
      ),
    );
  });
  app.get('/:id/attachment', async (c) => {
    const file = (await readMessage(services, c.req.param('id')))?.attachment;
    if (!file) return c.text('There is no such file.', 404);
    c.header('content-type', file.contentType);
    c.header('content-disposition', `attachment; filename="${file.name}"`);
    return c.body(file.text);
  });
  app.get('/:id/html', async (c) => {
    const row = await readMessage(services, c.req.param('id'));
    return row?.html ? c.html(row.html) : c.text('There is no such email.', 404);
  });
  return app;
}
