/**
 * What a visitor does before the page works is not lost: this runs in the page itself, before any other script, and is
 * sent as its own text (`Function.prototype.toString`), so it may use nothing from outside.
 *
 * A press of a button or box that React has not taken over yet is held back and made once it has; text typed and choices
 * made before are reported to React then. Links are the browser's and go their way. Where the scripts never come, after
 * `patience` milliseconds the browser does what it would have done.
 *
 * Whether an element is React's by now is asked with an event: the document answers an untrusted `drag` by preventing its
 * default (Document.tsx), and React dispatches it only where hydration has been committed. Nor does React hydrate
 * anything for it, as it does for a press: a box that was just changed would take the change for its initial state. So
 * would one that is pressed between React's marks on the elements, which are there earlier, and the commit.
 *
 * An action follows 20 ms later: what the page's first effects change is written then. Of a text that was typed early
 * React takes for granted that it wrote it itself; so the field is emptied through React's own setter, filled past it,
 * and the change is dispatched.
 */
export function holdUntilHydrated(patience: number): void {
  const isHydrated = (element: Element) =>
    !element.dispatchEvent(new Event('drag', { bubbles: true, cancelable: true }));
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
  const waits = (element: Element) => (typed.size > 0 || !isHydrated(element)) && !released.has(element);
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const pressed = event.target.closest<HTMLElement>(
        'button, input[type=checkbox], input[type=radio], input[type=submit]',
      );
      if (!pressed || !waits(pressed)) return;
      hold(event);
      when(pressed, () => pressed.click());
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !waits(form)) return;
      hold(event);
      when(form, () => form.requestSubmit());
    },
    true,
  );
  addEventListener(
    'input',
    ({ target: field }) => {
      if (
        !(
          field instanceof HTMLInputElement ||
          field instanceof HTMLSelectElement ||
          field instanceof HTMLTextAreaElement
        )
      )
        return;
      if (/^(?:checkbox|radio)$/.test(field.type) || released.has(field) || isHydrated(field)) return;
      typed.add(field);
      when(field, () => {
        typed.delete(field);
        const text = field.value;
        field.value = '';
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
        for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
      });
    },
    true,
  );
}
