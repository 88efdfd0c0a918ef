import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { breakpoint } from '@voyage/themes/scale.ts';

export const skip = style({ position: 'absolute', insetInlineStart: theme.space.x4, insetBlockStart: '-10rem', zIndex: 101, padding: theme.space.x3, background: theme.color.raised, selectors: { '&:focus': { insetBlockStart: theme.space.x4 } } });
export const shell = style({ minHeight: '100dvh', display: 'flex', flexDirection: 'column' });
export const main = style({ flex: 1, outline: 'none' });
export const header = style({ position: 'relative', zIndex: 20, borderBottom: `1px solid ${theme.color.hairline}`, selectors: { '&[data-over]': { position: 'absolute', insetInline: 0, insetBlockStart: 0, color: theme.color.overPicture, borderBottomColor: 'transparent', background: 'linear-gradient(rgba(12, 10, 8, 0.72), rgba(12, 10, 8, 0.5) 60%, transparent)' } } });
export const bar = style({ display: 'flex', alignItems: 'center', gap: theme.space.x4, minHeight: '4.5rem' });
export const brand = style({ fontFamily: theme.font.display, fontWeight: theme.font.displayWeight, fontSize: theme.size.s28, textDecoration: 'none', marginInlineEnd: 'auto', lineHeight: 1.2, whiteSpace: 'nowrap', '@media': { 'screen and (max-width: 25rem)': { fontSize: '1.5rem' } } });
export const item = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space.x2, minHeight: '2.75rem', paddingInline: theme.space.x2, textDecoration: 'none', background: 'transparent', border: 0, color: 'inherit', cursor: 'pointer', fontSize: theme.size.s16, selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' } } });
export const onlyDesktop = style({ display: 'none', '@media': { [breakpoint.tablet]: { display: 'flex', alignItems: 'center', gap: theme.space.x2 } } });
export const menu = style({ position: 'relative' });
export const panel = style({ position: 'absolute', insetInlineEnd: 0, insetBlockStart: '100%', zIndex: 30, width: 'min(20rem, calc(100vw - 2rem))', padding: theme.space.x5, background: theme.color.raised, color: theme.color.text, border: `1px solid ${theme.color.hairline}`, borderRadius: theme.radius.card, boxShadow: theme.shadow.raised, display: 'grid', gap: theme.space.x3 });
export const footer = style({ borderTop: `1px solid ${theme.color.hairline}`, paddingBlock: theme.space.x12, marginTop: 'auto', background: theme.color.panel });
export const columns = style({ display: 'grid', gap: theme.space.x8, '@media': { [breakpoint.tablet]: { gridTemplateColumns: '2fr 1fr 1fr' } } });
export const small = style({ fontSize: theme.size.s14, color: theme.color.secondary, display: 'grid', gap: theme.space.x1 });
