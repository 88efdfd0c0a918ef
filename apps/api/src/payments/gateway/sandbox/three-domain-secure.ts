import { randomBytes } from 'node:crypto';
import { acceptedLanguages } from '@voyage/domain/content-negotiation.ts';
import { locales, resolveLocale, type Locale } from '@voyage/domain/locale.ts';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { bankAnswer, newAuthCode, paidStatus, resultOf } from './pay.ts';
import { confirmPage, unresponsivePage, unknownPage } from './page.ts';
import { challengeCutoff, recordStatus, currentStatus, type PaymentRow, type Sandbox } from './sandbox.ts';

/**
 * The bank's page: `GET` shows it (in `?lang=`, else in the browser's language), `POST` handles the answer
 * and sends the cardholder back.
 */
export function threeDomainSecurePages(sandbox: Sandbox): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: 4096 }));
  app.get('/:challenge', async (c) => {
    const row = await find(sandbox, c.req.param('challenge'));
    if (!row) return show(c, unknownPage, undefined, 404);
    return isOpen(sandbox, row)
      ? show(c, (locale, nonce) => confirmPage(row, locale, nonce), row)
      : c.redirect(wayBack(row), 303);
  });
  app.post('/:challenge', async (c) => {
    const row = await find(sandbox, c.req.param('challenge'));
    if (!row) return show(c, unknownPage, undefined, 404);
    const confirmed = (await c.req.parseBody()).answer === 'confirm';
    if (confirmed && row.behaviour === 'threeDSAbandoned' && isOpen(sandbox, row))
      return show(c, (locale, nonce) => unresponsivePage(row, locale, nonce), row);
    return c.redirect(wayBack((await complete(sandbox, row, confirmed)) ?? row), 303);
  });
  return app;
}

async function find({ pool }: Sandbox, challenge: string): Promise<PaymentRow | undefined> {
  return (await pool.query<PaymentRow>('select * from sandbox_payments where challenge = $1', [challenge]))
    .rows[0];
}
const isOpen = ({ now }: Sandbox, row: PaymentRow) => currentStatus(row, now()) === recordStatus.pending;

/** Takes effect once, however often the button is pressed. Returns the resulting row. */
async function complete(
  sandbox: Sandbox,
  { rec_trade_id, behaviour, capture_at }: PaymentRow,
  confirmed: boolean,
) {
  const now = sandbox.now();
  const { paid, code } = confirmed ? bankAnswer(behaviour) : { paid: false, code: '' };
  await sandbox.pool.query(
    `update sandbox_payments set record_status = $2, bank_result_code = $3, auth_code = $4, completed_at = $5, capture_at = $6, notify_at = $7 where rec_trade_id = $1 and record_status = ${recordStatus.pending} and created_at > $8`,
    [
      rec_trade_id,
      paid ? paidStatus(capture_at) : confirmed ? recordStatus.error : recordStatus.cancelled,
      code,
      paid ? newAuthCode() : '',
      now,
      capture_at && new Date(now.getTime() + sandbox.captureDelay()),
      behaviour === 'notifyLost' ? null : now,
      challengeCutoff(now),
    ],
  );
  return (
    await sandbox.pool.query<PaymentRow>('select * from sandbox_payments where rec_trade_id = $1', [
      rec_trade_id,
    ])
  ).rows[0];
}

/** The shop's address with the result, which the shop must not trust before it has queried the record. */
function wayBack(row: PaymentRow): string {
  const target = new URL(row.frontend_redirect_url);
  const result = {
    rec_trade_id: row.rec_trade_id,
    order_number: row.order_number,
    bank_transaction_id: row.bank_transaction_id,
    status: String(resultOf(row).status),
  };
  for (const [name, value] of Object.entries(result)) target.searchParams.set(name, value);
  return target.href;
}

function show(
  c: Context,
  page: (locale: Locale, nonce: string) => ReturnType<typeof confirmPage>,
  row?: PaymentRow,
  status: 200 | 404 = 200,
) {
  const nonce = randomBytes(16).toString('base64');
  const locale = resolveLocale({
    url: c.req.query('lang'),
    browser: acceptedLanguages(c.req.header('accept-language')),
    served: locales,
    fallback: 'en',
  });
  // CSP counts the redirect of a form as its target, so the way back to the shop must be allowed too.
  const shop = row ? ` ${new URL(row.frontend_redirect_url).origin}` : '';
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'${shop}; base-uri 'none'; frame-ancestors 'none'`,
  );
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  c.header('x-content-type-options', 'nosniff');
  return c.html(page(locale, nonce), status);
}
