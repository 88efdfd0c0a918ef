import './fonts.css.ts';
import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { theme } from '../contract.css.ts';
import { languageFaces } from '../languages.ts';
import '../reset.css.ts';
import '../print.css.ts';
import { size, space } from '../scale.ts';
import { color, faces, own } from './tokens.ts';

createGlobalTheme(':root', theme, { color, size, space, ...own });
// controls drawn by the browser: boxes, scrollbars, date pickers
globalStyle(':root', { colorScheme: 'dark' });
languageFaces(faces, own.font.displayCjkWeight);
