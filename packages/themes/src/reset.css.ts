import { globalStyle } from '@vanilla-extract/css';
import { ring, theme } from './contract.css.ts';

const cjk = ':lang(zh), :lang(ja)';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  scrollPaddingTop: '6rem',
  hangingPunctuation: 'first last',
});
globalStyle('body', {
  margin: 0,
  background: theme.color.page,
  color: theme.color.text,
  fontFamily: theme.font.text,
  fontSize: theme.size.s16,
  lineHeight: 1.6,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('img, svg, video', { display: 'block', maxWidth: '100%' });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('a', { color: 'inherit' });
globalStyle(':root', { vars: { [ring]: theme.color.focus } });
globalStyle(':focus-visible', { outline: `3px solid ${ring}`, outlineOffset: '2px' });
globalStyle('::selection', { background: theme.color.action, color: theme.color.onAction });

// A foreign word on a page uses its own language's font.
globalStyle(':where(body [lang])', { fontFamily: theme.font.text });
globalStyle(`body:is(${cjk})`, { lineHeight: 1.8 });
globalStyle(`:where(${cjk})`, {
  lineBreak: 'strict',
  letterSpacing: 0,
  ...({ textSpacingTrim: 'trim-start' } as object), // newer than the types of CSS
});
globalStyle(`:is(em, i, cite, address, dfn):is(${cjk})`, { fontStyle: 'normal' });
globalStyle(`em:is(${cjk})`, { fontWeight: 600 });
// No heading leaves a lone character or word on its last line; Japanese ones break between phrases,
// if the browser supports it.
globalStyle('h1, h2, h3, h4, [data-display]', { textWrap: 'balance' });
// newer than the types of CSS
globalStyle(':is(h1, h2, h3, h4, [data-display]):lang(ja)', { wordBreak: 'auto-phrase' as 'normal' });

// The page behind a modal dialog does not scroll.
globalStyle('html:has(dialog:modal)', { overflow: 'hidden' });
globalStyle('[hidden]', { display: 'none !important' });
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionProperty: 'opacity !important',
      scrollBehavior: 'auto',
    },
  },
});
