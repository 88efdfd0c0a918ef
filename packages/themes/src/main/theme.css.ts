import './fonts.css.ts';
import { createGlobalTheme } from '@vanilla-extract/css';
import { theme } from '../contract.css.ts';
import '../reset.css.ts';
import { size, space } from '../scale.ts';
import { color, own } from './tokens.ts';

createGlobalTheme(':root', theme, { color, size, space, ...own });
