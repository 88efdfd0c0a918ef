import { mailSizes } from '@voyage/contracts/mail-pictures.ts';
import { htmlLang, type Locale } from '@voyage/domain/locale.ts';
import type { BrandColors } from '../platform/brand-colors.ts';
import { partsByLanguage, withoutMarks } from '../platform/marked-text.ts';
import { brands, type EmailBrand } from './brands.ts';
import type { EmailParts } from './email-parts.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);

/**
 * Behind the brand's Latin faces, as in packages/themes/src/languages.ts. `windows`: all that Outlook there, which
 * takes Times New Roman if it lacks the first of a list, uses for these scripts.
 */
const cjk: Record<Exclude<Locale, 'en'>, { text: string; display: string; windows: string }> = {
  'zh-tw': {
    text: "'PingFang TC', 'Noto Sans TC', 'Noto Sans CJK TC', 'Microsoft JhengHei'",
    display: "'Noto Serif TC', 'Noto Serif CJK TC', 'Songti TC', PMingLiU",
    windows: 'Microsoft JhengHei',
  },
  'zh-cn': {
    text: "'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei'",
    display: "'Noto Serif SC', 'Noto Serif CJK SC', 'Songti SC', SimSun",
    windows: 'Microsoft YaHei',
  },
  ja: {
    text: "'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic', Meiryo",
    display: "'Shippori Mincho', 'Hiragino Mincho ProN', 'Noto Serif JP', 'Noto Serif CJK JP', 'Yu Mincho'",
    windows: 'Yu Gothic',
  },
};

/**
 * What is in another language as a span that says so, in a face with its own characters: the one around it has those of
 * the reader, and some characters are drawn differently in Chinese and Japanese.
 */
const inSpans = (html: string, { brand }: Style, face: 'text' | 'display'): string =>
  partsByLanguage(html)
    .map(({ text, lang }) => {
      if (lang === null) return text;
      const stack =
        lang === 'en'
          ? ''
          : ` style="font-family:${brand[face]}, ${cjk[lang][face]}, ${face === 'text' ? 'sans-serif' : 'serif'};mso-fareast-font-family:'${cjk[lang].windows}';"`;
      return `<span lang="${htmlLang(lang)}"${stack}>${text}</span>`;
    })
    .join('');
/** The attribute of an element that is in another language as a whole, with a space before it. */
function langAttribute(text: string): string {
  const [whole, ...more] = partsByLanguage(text);
  return whole?.lang && more.length === 0 ? ` lang="${htmlLang(whole.lang)}"` : '';
}

interface Style {
  brand: EmailBrand;
  color: BrandColors;
  text: string;
  display: string;
  /** For names and numbers: Latin letters keep the brand's own face in every language. */
  latinDisplay: string;
  /** Chinese and Japanese need more line height and smaller headings. */
  leading: string;
  headingSize: number;
  placeSize: number;
  headingWeight: number;
}
function styleOf({ brand: id, locale }: EmailParts): Style {
  const brand = brands[id];
  const script = locale === 'en' ? null : cjk[locale];
  return {
    brand,
    color: brand.color,
    text: `${brand.text}${script ? `, ${script.text}` : ''}, sans-serif`,
    latinDisplay: `${brand.display}, serif`,
    display: `${brand.display}${script ? `, ${script.display}` : ''}, serif`,
    leading: script ? '1.8' : '1.6',
    headingSize: script ? 26 : 31,
    placeSize: script ? 21 : 24,
    headingWeight: script && id === 'club' ? 600 : 500,
  };
}

/** Classes repeat the inline colours, for clients in dark mode that support style sheets. */
function darkRules({ dark }: EmailBrand): string {
  if (!dark) return '';
  const rules = (
    prefix: string,
  ) => `${prefix} .page{background-color:${dark.page}!important}${prefix} .raised{background-color:${dark.raised}!important}${prefix} .panel{background-color:${dark.panel}!important}
${prefix} .text,${prefix} .text a{color:${dark.text}!important}${prefix} .secondary,${prefix} .secondary a{color:${dark.secondary}!important}${prefix} .accent{color:${dark.action}!important}${prefix} .rule{border-color:${dark.hairline}!important}
${prefix} .button{background-color:${dark.action}!important}${prefix} .button a{color:${dark.onAction}!important}`;
  // Outlook on the web marks what it has darkened; in a style sheet of its own, as Gmail drops one it does not read.
  return `<style>@media (prefers-color-scheme:dark){${rules('')}}</style>\n<style>${rules('[data-ogsc]')}</style>`;
}

/** For Outlook on Windows, which Word renders. */
const forWord = (locale: Locale): string =>
  `<!--[if mso]><style>p,h1,th,td,a{font-family:Arial,sans-serif!important${locale === 'en' ? '' : `;mso-fareast-font-family:'${cjk[locale].windows}'`}} .display{font-family:Georgia,serif!important}</style><![endif]-->`;

/**
 * The email as HTML: tables and inline styles, at most 600 px. Its only external files are pictures of the site,
 * and without them nothing is missing.
 */
export function emailHtml(parts: EmailParts): string {
  const style = styleOf(parts);
  const { color, brand, text, leading } = style;
  const scheme = brand.dark ? 'light dark' : 'dark';
  const paragraph = (
    words: string,
    {
      size = 16,
      tone = 'text',
      space = 18,
    }: { size?: number; tone?: 'text' | 'secondary'; space?: number } = {},
  ) =>
    `<p class="${tone}" style="margin:0 0 ${space}px;font-family:${text};font-size:${size}px;line-height:${leading};color:${color[tone]};">${lines(words)}</p>`;
  const inner = [
    `<h1 class="text display" style="margin:0 0 24px;font-family:${style.display};font-size:${style.headingSize}px;line-height:${parts.locale === 'en' ? '1.2' : '1.4'};font-weight:${style.headingWeight};color:${color.text};">${inSpans(escapeHtml(parts.heading), style, 'display')}</h1>`,
    parts.greeting ? paragraph(parts.greeting) : '',
    ...parts.paragraphs.map((words) => paragraph(words)),
    parts.highlight ? highlight(parts.highlight, style) : '',
    parts.quote ? quote(parts.quote, style) : '',
    parts.place ? place(parts.place, style) : '',
    parts.dates.length > 0 ? dates(parts.dates, style) : '',
    parts.facts.length > 0 ? facts(parts.facts, style) : '',
    parts.action ? button(parts.action, style) : '',
    ...parts.notes.map((words) => paragraph(words, { size: 15, tone: 'secondary', space: 14 })),
    parts.signOff
      ? `<p class="text" style="margin:28px 0 0;font-family:${text};font-size:16px;line-height:${leading};color:${color.text};">${lines(parts.signOff)}</p>`
      : '',
  ];
  const small = (words: string) =>
    `<p class="secondary" style="margin:0 0 10px;font-family:${text};font-size:14px;line-height:${leading};color:${color.secondary};">${words}</p>`;
  const unsubscribe = parts.footer.unsubscribe;
  const picture = parts.place?.picture ? cover({ ...parts.place, picture: parts.place.picture }, style) : '';
  const html = `<!doctype html>
<html lang="${parts.lang}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="color-scheme" content="${scheme}">
<meta name="supported-color-schemes" content="${scheme}">
<title>${escapeHtml(parts.subject)}</title>
<style>
:root{color-scheme:${scheme};supported-color-schemes:${scheme}}
p,h1,th,td{line-break:strict;overflow-wrap:anywhere;text-wrap:pretty}h1:lang(ja){word-break:auto-phrase}.foot p{text-wrap:balance}
@media (max-width:480px){.outer{padding:20px 10px 28px!important}.inner{padding:32px 22px 34px!important}.wide{width:100%!important}.wide td{display:block!important}.date{font-size:22px!important}}
</style>
${darkRules(brand)}
${forWord(parts.locale)}
</head>
<body class="page" style="margin:0;padding:0;background-color:${color.page};-webkit-text-size-adjust:100%;">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;font-size:1px;line-height:1px;color:${color.page};">${escapeHtml(parts.preheader)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>
<table role="presentation" lang="${parts.lang}" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${color.page}" style="background-color:${color.page};">
<tr><td class="outer" align="center" style="padding:36px 16px 44px;">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;margin:0 auto;">
<tr><td align="center" style="padding:0 0 26px;">${masthead(parts.mark, style)}</td></tr>
<tr><td class="raised" bgcolor="${color.raised}" style="background-color:${color.raised};border:1px solid ${color.ornament};border-radius:${brand.radius}px;padding:5px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate;">
${picture}<tr><td class="inner rule" style="padding:44px 46px 46px;border:1px solid ${color.hairline};${picture ? 'border-top:0;' : ''}border-radius:${picture ? `0 0 ${innerRadius(brand)} ${innerRadius(brand)}` : innerRadius(brand)};">
${inner.filter(Boolean).join('\n')}
</td></tr>
</table>
</td></tr>
<tr><td class="secondary foot" align="center" style="padding:28px 20px 0;color:${color.secondary};">
${parts.footer.lines.map((line) => small(lines(line))).join('\n')}
${unsubscribe ? small(`<a href="${escapeHtml(unsubscribe.url)}" style="color:${color.secondary};text-decoration:underline;">${escapeHtml(unsubscribe.label)}</a>`) : ''}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
  return inSpans(html, style, 'text');
}

/** A brand's name is not wrapped. */
const whole = (words: string): string =>
  Object.values(brands).reduce(
    (text, { name }) => text.replaceAll(name, name.replaceAll(' ', '\u00a0')),
    words,
  );
/**
 * Telephone numbers, amounts with their currency, and numbers with hyphens, which phones would wrap. A
 * very long one may wrap.
 */
const unbroken = (html: string): string =>
  html.replaceAll(
    /\+\d[\d ]{6,}\d|\b[A-Z]{3} \d[\d,]*(?:\.\d+)?|\d[\d,]*円|\b(?=[A-Z0-9-]*\d)[A-Z0-9]+(?:-[A-Z0-9]+)+\b/g,
    (part) => (part.length > 24 ? part : `<span style="white-space:nowrap">${part}</span>`),
  );
const lines = (words: string): string => unbroken(escapeHtml(whole(words))).replaceAll('\n', '<br>');
/** Whether a label fits on one line beside its value, at 14 px on a phone. */
const isShort = (label: string): boolean =>
  [...label].reduce((sum, character) => sum + (character > '\u2e7f' ? 2 : 1), 0) <= 16;

/** The corners of the hairline, which is five pixels within the frame. */
const innerRadius = ({ radius }: EmailBrand): string => `${Math.max(0, radius - 5)}px`;

/** The mark, in a colour that shows on a light and a dark page, over the name, which is there without pictures. */
function masthead(mark: string, { brand, color, latinDisplay }: Style): string {
  const { size, tracking, upperCase } = brand.wordmark;
  // Tracking also adds space after the last letter; the same before the first keeps the name centred.
  return `<img src="${escapeHtml(mark)}" width="${mailSizes.mark}" height="${mailSizes.mark}" alt="" style="display:block;margin:0 auto 12px;border:0;">
<p class="text display" style="margin:0;padding-left:${tracking}px;font-family:${latinDisplay};font-size:${size}px;line-height:1.2;letter-spacing:${tracking}px;font-weight:500;color:${color.text};">${escapeHtml(upperCase ? brand.name.toUpperCase() : brand.name)}</p>`;
}

/** The picture of the hotel; its name, where pictures are not shown. */
function cover(
  { picture, name }: { picture: string; name: string },
  { brand, color, display }: Style,
): string {
  const corners = `${innerRadius(brand)} ${innerRadius(brand)} 0 0`;
  const { width } = mailSizes.picture;
  return `<tr><td class="panel rule" bgcolor="${color.panel}" style="background-color:${color.panel};border:1px solid ${color.hairline};border-bottom:0;border-radius:${corners};"><img class="text" src="${escapeHtml(picture)}" width="${width}" alt="${escapeHtml(withoutMarks(name))}"${langAttribute(name)} style="display:block;width:100%;max-width:${width}px;height:auto;border:0;border-radius:${corners};font-family:${display};font-size:18px;line-height:2.4;text-align:center;color:${color.text};"></td></tr>
`;
}

function place({ name, address }: { name: string; address: string | null }, style: Style): string {
  const { color, text, display, leading, placeSize, headingWeight } = style;
  const where = address
    ? `<p class="secondary" style="margin:4px 0 0;font-family:${text};font-size:15px;line-height:${leading};color:${color.secondary};">${lines(address)}</p>`
    : '';
  return `<p class="text display" style="margin:24px 0 0;font-family:${display};font-size:${placeSize}px;line-height:1.3;font-weight:${headingWeight};color:${color.text};">${inSpans(escapeHtml(name), style, 'display')}</p>${where}`;
}

/** Side by side, also on a phone, where the year may go to a second line. */
function dates(
  list: EmailParts['dates'],
  { color, text, display, leading, placeSize, headingWeight }: Style,
): string {
  const cell = ({ label, value, detail }: EmailParts['dates'][number], i: number) =>
    `<td class="rule" valign="top" width="50%" style="width:50%;padding:16px ${i === 0 ? '14px 18px 0' : `0 18px 20px;border-left:1px solid ${color.hairline}`};"><p class="secondary" style="margin:0 0 4px;font-family:${text};font-size:14px;line-height:${leading};color:${color.secondary};">${escapeHtml(label)}</p>
<p class="text display date" style="margin:0 0 4px;font-family:${display};font-size:${placeSize}px;line-height:1.25;font-weight:${headingWeight};font-variant-numeric:lining-nums;color:${color.text};">${escapeHtml(value).replace(/\d+ \p{L}+|\d+月\d+日/u, '<span style="white-space:nowrap">$&</span>')}</p>
<p class="secondary" style="margin:0;font-family:${text};font-size:15px;line-height:${leading};color:${color.secondary};">${escapeHtml(detail)}</p></td>`;
  return `<table role="presentation" class="rule" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:18px 0 0;border-top:1px solid ${color.hairline};border-collapse:separate;"><tr>
${list.map(cell).join('\n')}
</tr></table>`;
}

function highlight(
  { label, value }: { label: string; value: string },
  { color, text, latinDisplay, brand }: Style,
): string {
  const size = value.length <= 15 ? 32 : value.length <= 20 ? 24 : 18; // on a phone there are 270 px
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 26px;border-collapse:separate;"><tr><td class="panel" align="center" bgcolor="${color.panel}" style="background-color:${color.panel};border-radius:${brand.radius / 2}px;padding:20px 16px 22px;">
<p class="secondary" style="margin:0 0 6px;font-family:${text};font-size:14px;line-height:1.5;color:${color.secondary};">${escapeHtml(label)}</p>
<p class="text display" style="margin:0;font-family:${latinDisplay};font-size:${size}px;line-height:1.2;letter-spacing:${size > 18 ? 2 : 1}px;${value.length <= 15 ? 'white-space:nowrap' : 'word-break:break-word'};font-variant-numeric:lining-nums tabular-nums;color:${color.text};">${escapeHtml(value)}</p>
</td></tr></table>`;
}

function quote(words: string, { color, text, leading }: Style): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px;"><tr><td class="text" style="border-left:2px solid ${color.ornament};padding:2px 0 2px 18px;font-family:${text};font-size:16px;line-height:${leading};color:${color.text};">${lines(words)}</td></tr></table>`;
}

function facts(rows: EmailParts['facts'], { color, text, leading }: Style): string {
  const row = ({ label, value, strong }: EmailParts['facts'][number]) =>
    `<tr><th class="secondary rule" scope="row" align="left" valign="top" width="34%" style="width:34%;${isShort(label) ? 'white-space:nowrap;' : ''}padding:11px 16px 11px 0;border-bottom:1px solid ${color.hairline};font-family:${text};font-size:14px;line-height:${leading};font-weight:400;text-align:left;color:${color.secondary};">${escapeHtml(label)}</th><td class="text rule" valign="top" style="padding:10px 0;border-bottom:1px solid ${color.hairline};font-family:${text};font-size:16px;line-height:${leading};${strong ? 'font-weight:600;' : ''}color:${color.text};">${lines(value)}</td></tr>`;
  return `<table class="rule" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 30px;border-top:1px solid ${color.hairline};border-collapse:separate;">${rows.map(row).join('\n')}</table>`;
}

function button(
  { label, url, addressHelp }: NonNullable<EmailParts['action']>,
  { color, text, brand, leading }: Style,
): string {
  const radius = brand.radius === 0 ? 2 : brand.radius;
  const help =
    addressHelp === null
      ? ''
      : `<p class="secondary" style="margin:0 0 26px;font-family:${text};font-size:14px;line-height:${leading};color:${color.secondary};">${escapeHtml(addressHelp)}<br><a class="accent" href="${escapeHtml(url)}" style="color:${color.action};text-decoration:underline;word-break:break-all;">${escapeHtml(url)}</a></p>`;
  return `<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0" style="margin:6px 0 28px;border-collapse:separate;"><tr><td class="button" align="center" bgcolor="${color.action}" style="background-color:${color.action};border-radius:${radius}px;"><a href="${escapeHtml(url)}" style="display:block;padding:13px 30px;font-family:${text};font-size:16px;line-height:20px;font-weight:600;color:${color.onAction};text-decoration:none;border-radius:${radius}px;">${escapeHtml(label)}</a></td></tr></table>${help}`;
}
