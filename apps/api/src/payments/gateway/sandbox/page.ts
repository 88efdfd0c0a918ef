import { htmlLang, intlLocale, locales, type Locale } from '@voyage/domain/locale.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { html, raw } from 'hono/html';
import type { Behaviour } from './cards.ts';
import { bankAnswer } from './pay.ts';
import type { PaymentRow } from './sandbox.ts';
import { bankWords } from './words.ts';

const style = `
  :root{color-scheme:light dark;--ink:light-dark(#12263a,#e6eef5);--soft:light-dark(#4a5b6c,#a9bac9);--line:light-dark(#c9d3dc,#3b4a58);--paper:light-dark(#fff,#16212c);--ground:light-dark(#eef2f5,#0d151d);--bank:light-dark(#0b4f6c,#7cc4e0);--on-bank:light-dark(#fff,#0b1a24)}
  *{box-sizing:border-box}body{margin:0;font:16px/1.6 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
  header{background:var(--bank);color:var(--on-bank);padding:1rem max(1rem,calc(50vw - 16rem));font-weight:600;letter-spacing:.02em}
  main{max-width:34rem;margin:0 auto;padding:1.5rem 1rem 3rem}.sheet{background:var(--paper);border:1px solid var(--line);border-radius:.5rem;padding:1.5rem}
  h1{font-size:1.375rem;line-height:1.3;margin:0 0 .75rem}.notice{margin:0 0 1.25rem;padding:.75rem 1rem;border:1px solid var(--bank);border-inline-start-width:.375rem;border-radius:.25rem;background:var(--paper)}
  dl{display:grid;grid-template-columns:minmax(6rem,auto) 1fr;gap:.5rem 1rem;margin:1.25rem 0;padding:1.25rem 0;border-block:1px solid var(--line)}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}.amount{font-size:1.25rem;font-weight:600}
  form{display:flex;flex-wrap:wrap;gap:.75rem}button,.button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.25rem;border-radius:.375rem;border:1px solid var(--bank);background:transparent;color:var(--bank);cursor:pointer;text-decoration:none;display:inline-block}
  button.main{background:var(--bank);color:var(--on-bank);flex:1 1 12rem}:focus-visible{outline:3px solid var(--ink);outline-offset:3px}.hint{color:var(--soft);margin:0 0 1.25rem}
  nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;list-style:none;padding:0;margin:1.25rem 0 0}nav a{color:inherit;display:inline-block;min-height:1.75rem}nav [aria-current]{font-weight:600;text-decoration:none}`;

function frame(locale: Locale, nonce: string, title: string, body: ReturnType<typeof html>) {
  const words = bankWords[locale];
  return html`<!doctype html>
    <html lang="${htmlLang(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${words.bank}</title>
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        <header>${words.bank}</header>
        <main>
          <p class="notice">${words.demonstration}</p>
          <div class="sheet">
            <h1>${title}</h1>
            ${body}
          </div>
          <nav aria-label="${words.languages}">
            <ul>
              ${locales.map((each) => html`<li><a href="?lang=${each}" lang="${htmlLang(each)}" hreflang="${htmlLang(each)}" ${each === locale ? raw(' aria-current="true"') : ''}>${bankWords[each].language}</a></li>`)}
            </ul>
          </nav>
        </main>
      </body>
    </html>`;
}

const hint = (behaviour: Behaviour): 'succeeds' | 'fails' | 'silent' =>
  behaviour === 'threeDSAbandoned' ? 'silent' : bankAnswer(behaviour).paid ? 'succeeds' : 'fails';

/** The bank's page on which a cardholder confirms or cancels. */
export function confirmPage(row: PaymentRow, locale: Locale, nonce: string) {
  const words = bankWords[locale];
  const time = row.created_at.toLocaleString(intlLocale(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Asia/Taipei',
  });
  return frame(
    locale,
    nonce,
    words.title,
    html`<p>${words.instructions}</p>
      <dl>
        <dt>${words.shop}</dt>
        <dd>${new URL(row.frontend_redirect_url).host}</dd>
        <dt>${words.purpose}</dt>
        <dd>${row.details}</dd>
        <dt>${words.amount}</dt>
        <dd class="amount">${formatMoney({ amount: row.amount, currency: 'TWD' }, locale)}</dd>
        <dt>${words.card}</dt>
        <dd>•••• ${row.last_four}</dd>
        <dt>${words.date}</dt>
        <dd>${time}</dd>
      </dl>
      <p class="hint">${words[hint(row.behaviour)]}</p>
      <form method="post">
        <button class="main" name="answer" value="confirm">${words.confirm}</button
        ><button name="answer" value="cancel">${words.cancel}</button>
      </form>`,
  );
}

/** The page for a cardholder whose bank does not answer. */
export function unresponsivePage(row: PaymentRow, locale: Locale, nonce: string) {
  const words = bankWords[locale];
  return frame(
    locale,
    nonce,
    words.silentTitle,
    html`<p>${words.silentText}</p>
      <p><a class="button" href="${row.go_back_url}">${words.back}</a></p>`,
  );
}

export function unknownPage(locale: Locale, nonce: string) {
  const words = bankWords[locale];
  return frame(locale, nonce, words.unknownTitle, html`<p>${words.unknownText}</p>`);
}
