/**
 * What a visitor does before the page works is not lost: this runs in the page itself, before any other script, and is
 * sent as its own text (`Function.prototype.toString`), so it may use nothing from outside.
 *
 * A press of a button or box that React has not taken over yet is held back and made once it has; text typed and choices
 * made before are reported to React then. Links are the browser's and go their way. Where the scripts never come, after
 * `patience` milliseconds the browser does what it would have done.
 *
 * Whether an element is React's by now is asked with an event: the document answers an untrusted `copy` by preventing its
 * default (Document.tsx), and React dispatches it only where hydration has been committed. It is one of the events for
 * which React hydrates a part at once, as for a press. Marks on the elements are no answer: they are there before the
 * commit, and a box pressed in between takes the press for its initial state.
 *
 * An action follows 20 ms later: what the page's first effects change is written then. Of a text that was typed early
 * React takes for granted that it wrote it itself; so the field is emptied through React's own setter, filled past it,
 * and the change is dispatched.
 */
export function holdUntilHydrated(patience: number): void {
  const hydrated = new WeakSet<Element>();
  const isHydrated = (element: Element) => {
    if (hydrated.has(element)) return true;
    const question = new Event('copy', { bubbles: true, cancelable: true });
    element.dispatchEvent(question);
    if (question.defaultPrevented) hydrated.add(element);
    return question.defaultPrevented;
  };
  /** What a press on `target` activates; a label's is its box. */
  const pressable = (target: EventTarget | null): Element | null | undefined =>
    target instanceof Element
      ? (target.closest('button, input, select, textarea') ??
        target.closest<HTMLLabelElement>('label')?.control)
      : undefined;
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
      if (element.isConnected && !late && ((typed.size > 0 && !typed.has(element)) || !isHydrated(element)))
        return;
      clearInterval(look);
      held.delete(element);
      if (!element.isConnected) return void typed.delete(element);
      if (late) released.add(element);
      setTimeout(act, 20);
    }, 30);
  };
  const waits = (element: Element, ready: boolean) => (typed.size > 0 || !ready) && !released.has(element);
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Asked before a box changes or a text is typed: what React hydrates after that it takes for the initial state.
  for (const before of ['pointerdown', 'keydown', 'focusin', 'beforeinput'])
    addEventListener(
      before,
      ({ target }) => {
        const element = pressable(target);
        if (element) isHydrated(element);
      },
      true,
    );
  addEventListener(
    'click',
    (event) => {
      const pressed = (event.target as Element).closest?.<HTMLElement>(
        'button, input[type=checkbox], input[type=radio], input[type=submit]',
      );
      if (!pressed) return;
      const changed = pressed.matches('[type=checkbox], [type=radio]');
      if (!waits(pressed, changed ? hydrated.has(pressed) : isHydrated(pressed))) return;
      hold(event);
      when(pressed, () => pressed.click());
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!waits(form, isHydrated(form))) return;
      hold(event);
      when(form, () => form.requestSubmit());
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      const field = target as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
      if (hydrated.has(field) || released.has(field) || /^(?:checkbox|radio)$/.test(field.type)) return;
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
