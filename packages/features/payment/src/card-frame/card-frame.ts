// The script inside each of the three frames of a card. Every frame has one input; the frame of the number
// collects the values of all three.
import { caretAfter, digitsIn, expiryText, grouped, type CardField } from '../state/card-number.ts';
import { isComposing } from '@voyage/ui/base/is-composing.ts';
import { cardHub } from './card-hub.ts';
import {
  isOwnPage,
  listen,
  ready,
  type SetUp,
  type ToFrame,
  type ToNumber,
  type ToPage,
} from './messages.ts';

const find = <T extends HTMLElement>(id: string, kind: new () => T): T => {
  const element = document.getElementById(id);
  if (element instanceof kind) return element;
  throw new Error(`the frame has no element ${id}`);
};
const input = find('field', HTMLInputElement);
const hint = find('hint', HTMLElement);
const error = find('error', HTMLElement);
/** A sandboxed document has an opaque origin, but its address is still one of the site. */
const site = location.origin;

const autoComplete = { number: 'cc-number', expiry: 'cc-exp', ccv: 'cc-csc' } as const;

/** Formats the input as its field requires; the caret stays at its digit. */
function format(field: CardField, before: string): void {
  const { value, selectionStart } = input;
  if (field === 'number') {
    const digits = digitsIn(value.slice(0, selectionStart ?? value.length)).length;
    input.value = grouped(value);
    const caret = caretAfter(input.value, digits);
    input.setSelectionRange(caret, caret);
  } else input.value = field === 'expiry' ? expiryText(value, before) : digitsIn(value).slice(0, 4);
}

function describe(texts: { hint: string; error: string }): void {
  hint.textContent = texts.hint;
  error.textContent = texts.error;
  input.setAttribute('aria-invalid', String(texts.error !== ''));
}

function setUp({ field, lang, label, look, accepted, primeUrl }: SetUp, ports: readonly MessagePort[]): void {
  const [control, ...others] = ports;
  if (!control) throw new Error('the page sent no port');
  document.documentElement.lang = lang;
  input.setAttribute('aria-label', label);
  input.autocomplete = autoComplete[field];
  input.name = autoComplete[field];
  for (const [name, value] of Object.entries(look))
    document.documentElement.style.setProperty(`--${name}`, value);

  const hub =
    field === 'number'
      ? cardHub({ accepted, primeUrl, toPage: (message: ToPage) => ports[0]?.postMessage(message) })
      : undefined;
  const send = (message: ToNumber) => {
    if (hub) hub.receive(field, message);
    else others[0]?.postMessage(message);
  };
  if (hub) {
    for (const [i, from] of (['expiry', 'ccv'] as const).entries()) {
      const port = others[i];
      if (port) listen<ToNumber>(port, (message) => hub.receive(from, message));
    }
  }
  let before = '';
  const sendValue = () => {
    before = input.value;
    send({ type: 'value', value: input.value });
  };
  const clear = () => {
    input.value = '';
    sendValue();
  };
  input.addEventListener('input', () => {
    format(field, before);
    sendValue();
  });
  input.addEventListener('focus', () => send({ type: 'focus' }));
  input.addEventListener('blur', () => send({ type: 'leave' }));
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !isComposing(event)) send({ type: 'enter' });
  });
  addEventListener('focus', () => input.focus());
  addEventListener('pagehide', clear); // a page in the back-forward cache must not keep card data
  listen<ToFrame>(control, (message) => {
    if (message.type === 'describe') describe(message);
    else if (message.type === 'focus') input.focus();
    else if (message.type === 'clear') clear();
    else void hub?.prime();
  });
  input.disabled = false;
  sendValue();
}

const onFirstMessage = (event: MessageEvent<SetUp>) => {
  if (!isOwnPage(event, parent, site)) return;
  removeEventListener('message', onFirstMessage);
  setUp(event.data, event.ports);
};
addEventListener('message', onFirstMessage);
parent.postMessage(ready, site);
