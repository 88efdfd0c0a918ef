/**
 * What a visitor does before the page works is not lost: this runs in the page itself, before any other script, and is
 * sent as its own text (`Function.prototype.toString`), so it may use nothing from outside.
 *
 * A press of a button or box that React has not taken over yet is held back and made once it has; text typed and choices
 * made before are told to React then. Links are the browser's and go their way. Where the scripts never come, after
 * `patience` milliseconds the browser does what it would have done.
 *
 * React marks the elements that are its own with a property whose name begins with `__reactProps`; early.spec.ts of the
 * browser tests fails when it no longer does. An action follows 20 ms later: what the page's first effects change is
 * written then. Of a text that was typed early React takes for granted that it wrote it itself; so the field is emptied
 * through React's own setter, filled past it, and the change is told.
 */
export function holdUntilHydrated(patience: number): void {
  const live = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const held = new Set<Element>();
  /** Fields whose text React does not know yet: whatever is pressed meanwhile comes after them. */
  const typed = new Set<Element>();
  const released = new WeakSet<Element>();
  const when = (element: Element, act: () => void) => {
    if (held.has(element)) return;
    held.add(element);
    const from = performance.now();
    const look = setInterval(() => {
      const late = performance.now() - from > patience;
      if (element.isConnected && !late && (!live(element) || (typed.size > 0 && !typed.has(element)))) return;
      clearInterval(look);
      held.delete(element);
      if (!element.isConnected) return void typed.delete(element);
      if (late) released.add(element);
      setTimeout(act, 20);
    }, 30);
  };
  const waits = (element: Element | null | undefined): element is HTMLElement =>
    Boolean(element) && (typed.size > 0 || !live(element as Element)) && !released.has(element as Element);
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener(
    'click',
    (event) => {
      const pressed = (event.target as Element).closest?.(
        'button, input[type=checkbox], input[type=radio], input[type=submit]',
      );
      if (!waits(pressed)) return;
      hold(event);
      when(pressed, () => pressed.click());
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!waits(form)) return;
      hold(event);
      when(form, () => form.requestSubmit());
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      const field = target as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
      if (live(field) || !waits(field) || /^(?:checkbox|radio)$/.test(field.type)) return;
      typed.add(field);
      when(field, () => {
        typed.delete(field);
        const text = field.value;
        field.value = '';
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(
          field,
          text,
        );
        for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
      });
    },
    true,
  );
}
