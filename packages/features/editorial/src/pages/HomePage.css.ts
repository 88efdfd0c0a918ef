import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { breakpoint } from '@voyage/themes/scale.ts';

export const hero = style({ position: 'relative', display: 'grid', minHeight: 'min(92vh, 56rem)', color: theme.color.overPicture, background: theme.color.panel });
export const picture = style({ position: 'absolute', inset: 0, display: 'grid' });
export const veil = style({ position: 'absolute', inset: 0, background: 'linear-gradient(to top, rgba(10, 9, 8, 0.78), rgba(10, 9, 8, 0.25) 55%, rgba(10, 9, 8, 0.35))' });
export const words = style({ position: 'relative', alignSelf: 'end', paddingBlock: `${theme.space.x20} ${theme.space.x20}`, maxWidth: '83rem', width: '100%', marginInline: 'auto', paddingInline: theme.space.x4, '@media': { [breakpoint.tablet]: { paddingInline: theme.space.x6, paddingBlockEnd: '7.5rem' } } });
export const title = style({ maxWidth: '13em' });
export const search = style({ position: 'relative', zIndex: 5, marginTop: '-4rem', '@media': { [breakpoint.tablet]: { marginTop: '-2.25rem' } } });
export const intro = style({ maxWidth: '40rem', marginInline: 'auto', textAlign: 'center', paddingBlock: theme.space.section });
export const places = style({ display: 'grid', gap: theme.space.x6, marginBlock: `${theme.space.x8} ${theme.space.x16}`, '@media': { [breakpoint.tablet]: { gridTemplateColumns: 'repeat(6, 1fr)', gap: theme.space.x6 } } });
export const place = style({ textDecoration: 'none', display: 'grid', gap: theme.space.x3, alignContent: 'start', '@media': { [breakpoint.tablet]: { gridColumn: 'span 2', selectors: { '&:nth-child(1), &:nth-child(5)': { gridColumn: 'span 3' }, '&:nth-child(2), &:nth-child(4)': { gridColumn: 'span 3' }, '&:nth-child(3)': { gridColumn: 'span 6' } } } } });
export const index = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))', gap: `0 ${theme.space.x6}`, marginTop: theme.space.x4 });
export const indexItem = style({ minHeight: '2.75rem', display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: theme.space.x2, textDecoration: 'none', borderTop: `1px solid ${theme.color.hairline}`, selectors: { '&:hover': { color: theme.color.action } } });
export const tiers = style({ width: '100%', borderCollapse: 'collapse', marginTop: theme.space.x8, background: theme.card.background, borderRadius: theme.radius.card });
export const cell = style({ padding: `${theme.space.x4} ${theme.space.x4}`, textAlign: 'start', borderTop: `1px solid ${theme.color.hairline}`, fontWeight: 400 });
export const count = style([cell, { textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' }]);
export const panel = style({ background: theme.color.panel, paddingBlock: theme.space.section, marginTop: theme.space.section });
