/**
 * Preserves what a visitor does before hydration. This runs inline in the page before any other script and
 * is sent as its own source (`Function.prototype.toString`), so it must not use anything from its module.
 *
 * A press on a button or checkbox that React has not hydrated yet is held and replayed afterwards; text
 * typed and choices made earlier are then reported to React. Links work natively. If the scripts have not arrived
 * after `timeoutMs` milliseconds, the browser submits a form by itself; other presses would do nothing without them,
 * so they wait for as long as it takes.
 *
 * To find out whether an element is hydrated, this dispatches an untrusted `drag` event, which the document
 * answers with preventDefault (Document.tsx); React dispatches it only where hydration has been committed.
 * Unlike a press, it does not make React hydrate anything: that would take the new state of a just-changed
 * box as its initial one. So would a press between the commit and the earlier moment when React attaches its
 * properties to the elements.
 *
 * Actions follow 20 ms later, because the page's first effects still write state. React assumes that it
 * wrote any text typed early itself; so the field is cleared through React's own setter, filled again
 * bypassing it, and the change is dispatched.
 */
export function holdUntilHydrated(timeoutMs: number): void {
  const isHydrated = (element: Element) =>
    !element.dispatchEvent(new Event('drag', { bubbles: true, cancelable: true }));
  const held = new Set<Element>();
  /** Fields whose text React does not know yet: presses made in the meantime follow after them. */
  const typed = new Set<Element>();
  const released = new WeakSet<Element>();
  const when = (element: Element, act: () => void) => {
    if (held.has(element)) return;
    held.add(element);
    const from = performance.now();
    const submits = element.matches('form, [type=submit]');
    const look = setInterval(() => {
      const late = submits && performance.now() - from > timeoutMs;
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
