import type { ButtonHTMLAttributes, Ref } from 'react';
import { quiet } from './order.css.ts';

/** A secondary action, which looks like a link. `name`: with what it is done to, if several have its text. */
export const QuietButton = ({
  name,
  ...button
}: { name?: string; ref?: Ref<HTMLButtonElement> } & Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'name'
>) => <button type="button" className={quiet} aria-label={name} {...button} />;
