import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { spaceBetween } from '@voyage/ui/base/looks.ts';

export const help = style({ display: 'grid', gap: theme.space.x2, minWidth: 0 });
/**
 * In the passport's own font, so that the two can be compared character by character; on a separate line, so
 * that nothing moves when the name appears.
 */
export const line = style({
  display: 'block',
  width: 'fit-content',
  marginBlock: theme.space.x1,
  fontFamily: 'ui-monospace, "OCR B", Menlo, Consolas, monospace',
  fontSize: theme.size.s16,
  letterSpacing: '0.06em',
  color: theme.color.text,
  background: theme.color.panel,
  borderRadius: theme.radius.control,
  padding: `${theme.space.x1} ${theme.space.x2}`,
  overflowWrap: 'anywhere',
});
export const question = style({
  ...spaceBetween,
  alignItems: 'center',
  gap: theme.space.x3,
  padding: theme.space.x4,
  borderInlineStart: `2px solid ${theme.color.ornament}`,
  background: theme.color.panel,
});
