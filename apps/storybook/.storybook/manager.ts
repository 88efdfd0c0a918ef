import * as club from '@voyage/themes/club/tokens.ts';
import * as main from '@voyage/themes/main/tokens.ts';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

// Storybook's own frame is bundled apart, where no module condition is set: the brand comes by the environment.
const isClub = process.env.STORYBOOK_BRAND === 'club';
const { color, own } = isClub ? club : main;
const radius = Number.parseInt(own.radius.control, 10);

addons.setConfig({
  panelPosition: 'bottom',
  sidebar: { showRoots: true },
  theme: create({
    base: isClub ? 'dark' : 'light',
    brandTitle: isClub ? 'Lanthorn Club: components' : 'Aldermere: components',
    brandUrl: './',
    appBg: color.panel,
    appContentBg: color.page,
    appPreviewBg: color.page,
    appBorderColor: color.hairline,
    appBorderRadius: radius,
    colorPrimary: color.action,
    colorSecondary: color.action,
    textColor: color.text,
    textInverseColor: color.onAction,
    textMutedColor: color.secondary,
    barBg: color.raised,
    barTextColor: color.secondary,
    barHoverColor: color.action,
    barSelectedColor: color.action,
    inputBg: color.raised,
    inputBorder: color.border,
    inputTextColor: color.text,
    inputBorderRadius: radius,
  }),
});
