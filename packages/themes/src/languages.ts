import { globalStyle } from '@vanilla-extract/css';
import { theme } from './contract.css.ts';

/**
 * Chinese and Japanese: text uses the system's font; display uses a Mincho or Song, preferably the
 * self-hosted one.
 */
const scripts = {
  'zh-Hant': {
    text: '"PingFang TC", "Noto Sans TC", "Noto Sans CJK TC", "Microsoft JhengHei", sans-serif',
    display: '"Noto Serif TC", "Noto Serif CJK TC", "Songti TC", "PMingLiU", serif',
  },
  'zh-Hans': {
    text: '"PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif',
    display: '"Noto Serif SC", "Noto Serif CJK SC", "Songti SC", "SimSun", serif',
  },
  ja: {
    text: '"Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic", sans-serif',
    display:
      '"Shippori Mincho", "Hiragino Mincho ProN", "Noto Serif JP", "Noto Serif CJK JP", "Yu Mincho", serif',
  },
};

/**
 * Latin letters keep the brand's fonts in every language; the fallbacks follow the element's
 * `lang`.
 */
export function languageFaces(latin: { display: string; text: string }, displayCjkWeight: string): void {
  for (const [lang, { text, display }] of Object.entries(scripts)) {
    globalStyle(`:root:lang(${lang}), [lang|="${lang}"]`, {
      vars: {
        [theme.font.text]: `${latin.text}, ${text}`,
        [theme.font.display]: `${latin.display}, ${display}`,
        [theme.font.displayWeight]: displayCjkWeight,
      },
    });
    // Below the fold (packages/site-chrome/src/loading/lazy-when-visible.tsx) the web font, 100 KiB or
    // more, waits for the first paint.
    const [, ...onSystem] = display.split(', ');
    globalStyle(`:root:lang(${lang}):not([data-painted]) [data-deferred]`, {
      '@media': {
        '(scripting: enabled)': {
          vars: { [theme.font.display]: `${latin.display}, ${onSystem.join(', ')}` },
        },
      },
    });
  }
}
