import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const grow = keyframes({
  from: { transform: 'scaleX(0)' },
  '40%': { transform: 'scaleX(0.6)' },
  to: { transform: 'scaleX(0.94)' },
});
/** Both include the delay, so that nothing flickers on pages that load at once. */
export const line = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 90,
  height: 2,
  background: theme.color.action,
  transformOrigin: '0 50%',
  animation: `${appear} 1ms linear 150ms both, ${grow} 8s cubic-bezier(0.1, 0.6, 0.3, 1) 150ms both`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
