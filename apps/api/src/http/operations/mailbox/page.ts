import { htmlLang, intlLocale, locales, type Locale } from '@voyage/domain/locale.ts';
import { html, raw } from 'hono/html';
import {
  mailboxLines,
  senders,
  type MailboxFilter,
  type MailboxLine,
  type MailboxMessage,
} from '../../../use-cases/maintenance/read-mailbox.ts';
import { mailboxStyle } from './style.ts';
import { languageNames, mailboxWords } from './words.ts';

interface View extends MailboxFilter {
  locale: Locale;
  nonce: string;
  rows: MailboxLine[];
  /** The open message: beside the list, or instead of it on a narrow screen. */
  message: MailboxMessage | undefined;
  /** Whether the address names the message: otherwise it is the newest, and the list comes first. */
  named: boolean;
}
type Part = ReturnType<typeof html> | '';

/** The query of a link that keeps the other parameters. */
function queryOf({ to, brand, locale }: MailboxFilter & { locale: Locale }): string {
  const query = new URLSearchParams({ ...(to && { to }), ...(brand && { brand }), lang: locale });
  return `?${query}`;
}

/** The beginning of a message, without the brand's name above it. */
const snippetOf = (text: string, brand: MailboxLine['brand']): string =>
  text.trim().replace(senders[brand], '').replaceAll(/\s+/g, ' ').trim().slice(0, 120);

function timeOf(at: Date, locale: Locale, dateStyle: 'medium' | 'long'): Part {
  const words = new Intl.DateTimeFormat(intlLocale(locale), {
    dateStyle,
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at);
  return html`<time datetime="${at.toISOString()}">${words}${dateStyle === 'long' ? ' UTC' : ''}</time>`;
}

const links = (label: string, choices: { href: string; name: string; current: boolean; lang?: string }[]) =>
  html`<nav aria-label="${label}">
    <ul class="links">
      ${choices.map(
        ({ href, name, current, lang }) =>
          html`<li>
            <a href="${href}" ${lang ? html`lang="${lang}"` : ''} ${current ? raw('aria-current="true"') : ''}
              >${name}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;

function header(view: View): Part {
  const { locale, to, brand, named } = view;
  const words = mailboxWords[locale];
  const list = named ? '../mailbox' : 'mailbox';
  const brands = [null, 'main', 'club'] as const;
  return html`<header>
    <div class="top">
      <div>
        <h1>${words.title}</h1>
        <p class="quiet">${words.note}</p>
      </div>
      ${links(
        words.languages,
        locales.map((other) => ({
          href: queryOf({ ...view, locale: other }),
          name: languageNames[other],
          current: other === locale,
          lang: htmlLang(other),
        })),
      )}
    </div>
    <div class="filters">
      ${links(
        words.brands,
        brands.map((other) => ({
          href: `${list}${queryOf({ to, brand: other, locale })}`,
          name: other ? senders[other] : words.all,
          current: other === brand,
        })),
      )}
      <form action="${list}">
        <label for="to">${words.recipient}</label>
        <input id="to" name="to" value="${to}" autocomplete="off" inputmode="email" />
        ${brand ? html`<input type="hidden" name="brand" value="${brand}" />` : ''}
        <input type="hidden" name="lang" value="${locale}" />
        <button>${words.show}</button>
      </form>
    </div>
  </header>`;
}

function list(view: View): Part {
  const { locale, rows, message, named, to, brand } = view;
  const words = mailboxWords[locale];
  const line = ({ id, brand: of, kind, subject, text, recipient, sent_at, locale: written }: MailboxLine) =>
    html`<li>
      <a
        href="${named ? '' : 'mailbox/'}${id}${queryOf(view)}"
        ${id === message?.id ? raw('aria-current="true"') : ''}
      >
        <span class="sign ${of}" aria-hidden="true">${senders[of].slice(0, 1)}</span>
        <span class="line"><span>${senders[of]}</span>${timeOf(sent_at, locale, 'medium')}</span>
        <span class="subject" lang="${htmlLang(written)}">${kind === 'sms' ? words.sms : subject}</span>
        <span class="snippet quiet" lang="${htmlLang(written)}">${recipient} · ${snippetOf(text, of)}</span>
      </a>
    </li>`;
  const nothing = to || brand ? words.nothingFound : words.empty;
  return html`<nav class="list" aria-label="${words.messages}">
    ${
      rows.length > 0
        ? html`<ol>
            ${rows.map(line)}
          </ol>`
        : html`<p>${nothing}</p>`
    }
    ${rows.length === mailboxLines ? html`<p class="quiet">${words.newest}</p>` : ''}
  </nav>`;
}

function article(view: View): Part {
  const { locale, message, named } = view;
  if (!message) return '';
  const words = mailboxWords[locale];
  const { id, kind, brand, subject, recipient, sent_at, text, attachment, locale: written } = message;
  const place = `${named ? '' : 'mailbox/'}${id}`;
  const lang = htmlLang(written);
  return html`<article aria-labelledby="subject">
    <div>
      ${named ? html`<a class="back" href="../mailbox${queryOf(view)}">${words.back}</a>` : ''}
      <div class="head">
        <h2 id="subject" lang="${kind === 'sms' ? htmlLang(locale) : lang}">
          ${kind === 'sms' ? words.sms : subject}
        </h2>
        <p>${senders[brand]}</p>
        <p class="quiet">${words.to}: ${recipient} · ${timeOf(sent_at, locale, 'long')}</p>
        ${
          attachment
            ? html`<p class="files">
                <a href="${place}/attachment">${words.attachment}: ${attachment.name}</a>
              </p>`
            : ''
        }
      </div>
    </div>
    ${
      kind === 'mail'
        ? html`<iframe
              title="${words.content}"
              loading="lazy"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              src="${place}/html"
            ></iframe>
            <details>
              <summary>${words.plainText}</summary>
              <pre lang="${lang}">${text}</pre>
            </details>`
        : html`<p class="bubble" lang="${lang}">${text}</p>`
    }
  </article>`;
}

/** The mailbox: a list and the open message. No script. */
export function mailboxPage(view: View) {
  const { locale, nonce, named, message } = view;
  return html`<!doctype html>
    <html lang="${htmlLang(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>
          ${named && message?.subject ? `${message.subject} · ` : ''}${mailboxWords[locale].title}
        </title>
        <style nonce="${nonce}">
          ${raw(mailboxStyle(named ? '../../docs' : '../docs'))}
        </style>
      </head>
      <body class="${named ? 'of-message' : 'of-list'}">
        ${header(view)}
        <main>${list(view)} ${article(view)}</main>
      </body>
    </html>`;
}
