import type { BrandConfig } from '@voyage/brand/brand.ts';
import * as club from '@voyage/themes/club/tokens.ts';
import * as main from '@voyage/themes/main/tokens.ts';
import { create, type ThemeVars } from 'storybook/theming/create';

/** Theme of a brand's Storybook: the frame around the stories, and the documentation pages. */
export function brandTheme({ id, name }: BrandConfig): ThemeVars {
  const { color, own } = id === 'club' ? club : main;
  const radius = Number.parseInt(own.radius.control, 10);
  return create({
    base: id === 'club' ? 'dark' : 'light',
    brandTitle: `${name}: components`,
    brandUrl: './',
    fontBase: own.font.text,
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
  });
}
