import type { HTMLAttributes } from 'react';
import * as css from './layout.css.ts';

type Box = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'ul' | 'ol' | 'nav' | 'header' | 'footer' | 'article';
};
type Gap = keyof typeof css.stack;

function box(own: string, { as: Element = 'div', className = '', ...rest }: Box) {
  return <Element className={`${own} ${className}`} {...rest} />;
}
/** One under the other. */
export const Stack = ({ gap = 'x4', ...rest }: Box & { gap?: Gap }) => box(css.stack[gap], rest);
/** Side by side, breaking into lines. */
export const Inline = ({ gap = 'x4', ...rest }: Box & { gap?: Gap }) => box(css.inline[gap], rest);
/** As many equal columns as fit; `column` is the least width of one. */
export const Grid = ({ column = 'medium', ...rest }: Box & { column?: keyof typeof css.grid }) =>
  box(css.grid[column], rest);
/** The width of the content, or of a column of text. */
export const Container = ({ narrow = false, ...rest }: Box & { narrow?: boolean }) =>
  box(narrow ? css.narrow : css.container, rest);
/** A part of a page, with the air of the brand above and below. */
export const Section = (props: Box) => box(css.section, { as: 'section', ...props });
