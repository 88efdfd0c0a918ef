import type { ButtonHTMLAttributes, Ref } from 'react';
import * as css from './Button.css.ts';

export type ButtonVariant = keyof typeof css.button;

/** The look of a button, for anchors. */
export const buttonClass = (variant: ButtonVariant = 'primary', { block = false } = {}): string =>
  block ? `${css.button[variant]} ${css.block}` : css.button[variant];

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  block?: boolean;
  /** Replaces the label while an action is running; the button cannot be pressed meanwhile. */
  busy?: string | false;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant = 'primary',
  block,
  busy,
  children,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={`${buttonClass(variant, { block })} ${className ?? ''}`}
      aria-disabled={busy ? true : undefined}
      aria-live={busy === undefined ? undefined : 'polite'}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? (
        <>
          <span className={css.spinner} aria-hidden="true" />
          <span>{busy}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
