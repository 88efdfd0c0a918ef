import { globalStyle } from '@vanilla-extract/css';
import { theme } from './contract.css.ts';
import { ink } from './ink.ts';

// Slightly more specific than a brand's own tokens, which may come later.
globalStyle('html:root', {
  '@media': {
    print: {
      colorScheme: 'light',
      vars: {
        [theme.color.page]: ink.page,
        [theme.color.panel]: ink.panel,
        [theme.color.raised]: ink.raised,
        [theme.color.text]: ink.text,
        [theme.color.secondary]: ink.secondary,
        [theme.color.action]: ink.action,
        [theme.color.hairline]: ink.hairline,
      },
    },
  },
});
