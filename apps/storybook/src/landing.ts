import { brand as clubBrand } from '@voyage/brand/club.ts';
import { brand as mainBrand } from '@voyage/brand/main.ts';
import * as clubTokens from '@voyage/themes/club/tokens.ts';
import * as mainTokens from '@voyage/themes/main/tokens.ts';

/** Names of languages in themselves. */
const languages = { 'zh-tw': '繁體中文', 'zh-cn': '简体中文', ja: '日本語', en: 'English' };

const card = ({ id, name, locales }: typeof mainBrand, { color, own }: typeof mainTokens) =>
  `<section style="background:${color.page};color:${color.text};border-color:${color.hairline};border-radius:${own.radius.card};--action:${color.action};--focus:${color.focus}">
<h2 style="font-family:${own.font.display.replaceAll('"', "'")}"><a href="./${id}/">${name}</a></h2>
<ul>${locales.map((locale) => `<li><a lang="${locale}" href="./${id}/?globals=locale:${locale}">${languages[locale]}</a></li>`).join('')}</ul>
</section>`;

/**
 * The page above both builds: each brand in each of its languages. Its links are relative, so that it can be
 * published under any path.
 */
export const landingPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Components of both brands</title>
<link rel="icon" href="./main/favicon.svg" type="image/svg+xml">
<style>
body { margin: 0; padding: clamp(1.5rem, 6vw, 5rem); font: 1rem/1.6 system-ui, sans-serif; background: ${mainTokens.color.panel}; color: ${mainTokens.color.text}; }
main { display: grid; gap: 1.5rem; max-width: 70rem; margin: auto; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); }
header { grid-column: 1 / -1; }
h1, p { margin: 0; font-weight: 500; }
p { font-weight: 400; }
section { padding: 2.5rem; border: 1px solid; }
h2 { margin: 0 0 1rem; font-size: 2rem; font-weight: 500; }
ul { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; margin: 0; padding: 0; list-style: none; }
a { display: inline-block; padding: .25rem 0; color: var(--action); text-underline-offset: .25em; }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; }
</style>
<main>
<header><h1>Components and pages</h1><p>One set of parts, two brands. The switch in the toolbar keeps the story and changes the brand.</p></header>
${card(mainBrand, mainTokens)}
${card(clubBrand, clubTokens)}
</main>
</html>
`;
