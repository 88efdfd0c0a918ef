import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const mark = style({ cursor: 'pointer' });
export const dot = style({ fill: theme.color.raised, stroke: theme.color.text });
export const chosen = style({ fill: theme.color.action, stroke: theme.color.raised });
const figures = { fontVariantNumeric: 'tabular-nums lining-nums', fontWeight: 600 } as const;
export const number = style({ ...figures, fill: theme.color.text });
export const chosenNumber = style({ ...figures, fill: theme.color.onAction });
