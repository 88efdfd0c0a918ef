import type { HTMLAttributes } from 'react';
import * as css from './layout.css.ts';

type Box = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'ul' | 'ol' | 'nav' | 'header' | 'footer' | 'article';
};
type Gap = keyof typeof css.stack;

function box(own: string, { as: Element = 'div', className = '', ...rest }: Box) {
  return <Element className={`${own} ${className}`} {...rest} />;
}
/** Stacks its children. */
export const Stack = ({ gap = 'x4', ...rest }: Box & { gap?: Gap }) => box(css.stack[gap], rest);
/** Places its children side by side, wrapping. */
export const Inline = ({ gap = 'x4', ...rest }: Box & { gap?: Gap }) => box(css.inline[gap], rest);
/** As many equal columns as fit; `column` is their minimum width. */
export const Grid = ({ column = 'medium', ...rest }: Box & { column?: keyof typeof css.grid }) =>
  box(css.grid[column], rest);
/** Limits the width to that of the content, or of a text column. */
export const Container = ({ narrow = false, ...rest }: Box & { narrow?: boolean }) =>
  box(narrow ? css.narrow : css.container, rest);
/** A section of a page, with the brand's spacing above and below. */
export const Section = (props: Box) => box(css.section, { as: 'section', ...props });
