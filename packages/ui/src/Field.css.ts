import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const field = style({ display: 'flex', flexDirection: 'column', gap: theme.space.x1, minWidth: 0 });
export const label = style({ fontSize: theme.size.s14, fontWeight: 600 });
export const hint = style({ fontSize: theme.size.s14, color: theme.color.secondary });
export const error = style({ fontSize: theme.size.s14, color: theme.color.error });
export const control = style({
  width: '100%', minHeight: '3rem', padding: `${theme.space.x2} ${theme.space.x3}`, background: theme.color.raised, color: theme.color.text, border: `1px solid ${theme.color.border}`, borderRadius: theme.radius.control, fontSize: theme.size.s16, lineHeight: 1.5,
  selectors: { '&[aria-invalid="true"]': { borderColor: theme.color.error, borderWidth: 2 }, '&:hover': { borderColor: theme.color.text }, '&::placeholder': { color: theme.color.secondary, opacity: 1 } },
});
export const withButton = style({ position: 'relative', display: 'flex' });
export const inside = style({ position: 'absolute', insetInlineEnd: 2, insetBlock: 2, minWidth: '2.75rem', border: 0, background: theme.color.raised, color: theme.color.secondary, cursor: 'pointer', display: 'grid', placeItems: 'center', borderRadius: theme.radius.control });
export const check = style({ display: 'grid', gridTemplateColumns: '1.5rem 1fr', gap: theme.space.x2, alignItems: 'start', minHeight: '2.75rem', paddingBlock: theme.space.x2, cursor: 'pointer' });
export const box = style({ width: '1.25rem', height: '1.25rem', margin: '0.15rem 0 0', accentColor: theme.color.action });
export const summary = style({ padding: theme.space.x4, border: `2px solid ${theme.color.error}`, background: theme.color.errorPanel, borderRadius: theme.radius.control });
export const summaryList = style({ marginTop: theme.space.x2, display: 'grid', gap: theme.space.x1 });
