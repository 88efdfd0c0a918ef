import './fonts.css.ts';
import { createGlobalTheme } from '@vanilla-extract/css';
import { theme } from '../contract.css.ts';
import { languageFaces } from '../languages.ts';
import '../reset.css.ts';
import '../print.css.ts';
import { size, space } from '../scale.ts';
import { color, faces, own } from './tokens.ts';

createGlobalTheme(':root', theme, { color, size, space, ...own });
languageFaces(faces, own.font.displayCjkWeight);
