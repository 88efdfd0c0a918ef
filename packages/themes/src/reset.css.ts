import { globalStyle } from '@vanilla-extract/css';
import { theme } from './contract.css.ts';

/** Body text in Chinese and Japanese is the system's own face; display faces fall back to its serif. */
const cjkText = {
  'zh-Hant': '"PingFang TC", "Noto Sans TC", "Noto Sans CJK TC", "Microsoft JhengHei", sans-serif',
  'zh-Hans': '"PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif',
  ja: '"Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic", sans-serif',
};
const cjkDisplay = {
  'zh-Hant': '"Songti TC", "Noto Serif TC", "Noto Serif CJK TC", "PMingLiU", serif',
  'zh-Hans': '"Songti SC", "Noto Serif SC", "Noto Serif CJK SC", "SimSun", serif',
  ja: '"Hiragino Mincho ProN", "Shippori Mincho", "Noto Serif CJK JP", "Yu Mincho", serif',
};

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', { WebkitTextSizeAdjust: '100%', scrollPaddingTop: '6rem', hangingPunctuation: 'first last' });
globalStyle('body', { margin: 0, background: theme.color.page, color: theme.color.text, fontFamily: theme.font.text, fontSize: theme.size.s16, lineHeight: 1.6, WebkitFontSmoothing: 'antialiased', overflowWrap: 'break-word' });
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('img, svg, video', { display: 'block', maxWidth: '100%' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('a', { color: 'inherit' });
globalStyle(':focus-visible', { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' });
globalStyle('::selection', { background: theme.color.ornament, color: theme.color.page });
for (const lang of ['zh-Hant', 'zh-Hans', 'ja'] as const) {
  globalStyle(`html:lang(${lang}) body`, { fontFamily: `${theme.font.text}, ${cjkText[lang]}`, lineHeight: 1.8, lineBreak: 'strict' });
  globalStyle(`html:lang(${lang}) :is(h1, h2, h3, [data-display])`, { fontFamily: `${theme.font.display}, ${cjkDisplay[lang]}`, fontWeight: theme.font.displayCjkWeight, letterSpacing: 0, fontStyle: 'normal' });
}
globalStyle('html:lang(ja) :is(h1, h2, h3, [data-display])', { wordBreak: 'auto-phrase' as 'normal' });
globalStyle('[hidden]', { display: 'none !important' });
globalStyle('*, *::before, *::after', { '@media': { '(prefers-reduced-motion: reduce)': { animationDuration: '1ms !important', transitionProperty: 'opacity !important', scrollBehavior: 'auto' } } });
