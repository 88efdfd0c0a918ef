import { day, night, type Palette } from '../palettes.ts';
import { faceRules } from '../fonts.ts';

const variables = (color: Palette): string =>
  Object.entries(color)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');

/** `reference`: the path from the page to the files of the reference. */
export const mailboxStyle = (reference: string): string => `
${faceRules(reference)}
:root { color-scheme: light; ${variables(day)} }
@media (prefers-color-scheme: dark) { :root { color-scheme: dark; ${variables(night)} } }
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body {
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  background: var(--page);
  color: var(--text);
  font: 16px/1.5 'Hanken Grotesk', system-ui, 'PingFang TC', 'Noto Sans TC', sans-serif;
}
:lang(zh-Hans) { font-family: 'Hanken Grotesk', system-ui, 'PingFang SC', 'Noto Sans SC', sans-serif; }
:lang(ja) { font-family: 'Hanken Grotesk', system-ui, 'Hiragino Sans', 'Noto Sans JP', sans-serif; }
a { color: var(--action); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
h1, h2 { margin: 0; font-family: 'Cormorant Garamond', Georgia, 'Noto Serif TC', serif; font-weight: 500; line-height: 1.25; }
h1 { font-size: 28px; }
h2 { font-size: 28px; overflow-wrap: anywhere; }
:is(h1, h2):lang(zh-Hans) { font-family: 'Cormorant Garamond', Georgia, 'Noto Serif SC', serif; }
:is(h1, h2):lang(ja) { font-family: 'Cormorant Garamond', Georgia, 'Noto Serif JP', serif; }
p { margin: 0; }
.quiet { color: var(--secondary); font-size: 14px; }
header { padding: 20px 24px 12px; border-bottom: 1px solid var(--hairline); display: grid; gap: 8px; }
.top, .filters { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; justify-content: space-between; }
.filters { justify-content: flex-start; }
.links { display: flex; flex-wrap: wrap; gap: 0 4px; margin: 0; padding: 0; list-style: none; }
.links a { display: block; min-height: 44px; padding: 10px 12px; color: var(--secondary); text-decoration: none; }
.links a:hover { color: var(--text); text-decoration: underline; }
.links a[aria-current] { color: var(--text); font-weight: 600; box-shadow: inset 0 -2px var(--action); }
form { display: flex; flex: 1 1 20rem; gap: 8px; align-items: center; }
label { flex: none; color: var(--secondary); font-size: 14px; }
input, button { min-height: 44px; padding: 0 12px; border: 1px solid var(--border); border-radius: 2px; background: var(--raised); color: var(--text); font: inherit; }
input { flex: 0 1 18rem; min-width: 0; }
button { background: var(--action); border-color: var(--action); color: var(--page); cursor: pointer; }
main { display: grid; grid-template-columns: minmax(18rem, 26rem) minmax(0, 1fr); min-height: 0; }
.list { overflow-y: auto; border-inline-end: 1px solid var(--hairline); }
.list ol { margin: 0; padding: 0; list-style: none; }
.list li a {
  display: grid; grid-template-columns: 40px minmax(0, 1fr); column-gap: 12px; padding: 14px 20px;
  border-bottom: 1px solid var(--hairline); color: var(--text); text-decoration: none;
}
.list li a:hover { background: var(--panel); }
.list li a:focus-visible { outline-offset: -3px; }
.list li a[aria-current] { background: var(--panel); box-shadow: inset 3px 0 var(--action); }
.line { display: flex; gap: 12px; justify-content: space-between; }
.subject, .snippet, .line > :first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.subject { font-weight: 600; }
time { flex: none; color: var(--secondary); font-size: 14px; }
.sign { grid-row: span 3; width: 40px; height: 40px; display: grid; place-items: center; font: 500 24px/1 'Cormorant Garamond', Georgia, serif; }
.sign.main { background: ${day.raised}; color: ${day.action}; box-shadow: inset 0 0 0 1px ${day.hairline}; }
.sign.club { border-radius: 12px; background: ${night.panel}; color: ${night.action}; box-shadow: inset 0 0 0 1px ${night.hairline}; }
.list > p { padding: 24px 20px; }
article { display: grid; grid-template-rows: auto minmax(0, 1fr) auto; min-height: 0; overflow-y: auto; }
.head { display: grid; gap: 4px; padding: 20px 24px 16px; }
.files { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 8px; }
.files a { display: inline-block; min-height: 44px; padding: 10px 14px; border: 1px solid var(--border); border-radius: 2px; text-decoration: none; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 100%; min-height: 28rem; border: 0; border-block: 1px solid var(--hairline); background: #fff; }
.bubble { align-self: start; max-width: 26rem; margin: 8px 24px 24px; padding: 14px 18px; border-radius: 14px 14px 14px 2px; background: var(--panel); white-space: pre-wrap; overflow-wrap: anywhere; }
details { padding: 0 24px; }
summary { min-height: 44px; padding: 10px 0; cursor: pointer; color: var(--action); }
pre { margin: 0 0 24px; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
.back { display: none; }
@media (max-width: 860px) {
  body { display: block; }
  header { padding: 16px; }
  main { display: block; }
  .list { border: 0; }
  .list li a { padding-inline: 16px; }
  article { display: block; }
  .head { padding: 8px 16px 16px; }
  .bubble { margin-inline: 16px; }
  details { padding: 0 16px; }
  iframe { height: 80vh; }
  .of-list .list li a[aria-current] { background: none; box-shadow: none; }
  .of-list article, .of-message .list, .of-message header { display: none; }
  .back { display: inline-block; min-height: 44px; padding: 10px 16px; }
}
`;
