const groups = 'fieldset, [role=group], [role=radiogroup]';
const controls = 'input:checked, input:not(:disabled), select, textarea, button';

/**
 * Scrolls a control, or the first one of a group, into the middle of the window with its label and focuses
 * it.
 */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  const control = element?.matches(groups)
    ? (element.querySelector<HTMLElement>(controls) ?? element)
    : element;
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
