import { isReadyFrame, listen, type CardLook, type ToFrame, type ToPage } from '../card-frame/messages.ts';
import { CardRefused, type CardFields, type CardState, type Prime } from '../state/card-fields.ts';
import { cardFieldNames, type CardField } from '../state/card-number.ts';

/** The positions of the fields on the page, and the events that it receives from them. */
export interface CardPlaces {
  places: Record<CardField, HTMLElement>;
  labels: Record<CardField, string>;
  look: CardLook;
  accepted: readonly string[];
  onState: (state: CardState) => void;
  onFocusField: (field: CardField) => void;
  onLeaveField: (field: CardField) => void;
  /** Enter was pressed in a field. */
  onEnter: () => void;
}
/** Fields in frames; those of the payment provider can neither be focused nor described from outside. */
export interface FramedFields extends CardFields {
  focus?: (field: CardField) => void;
  /** What a screen reader says with the field. */
  describe?: (field: CardField, texts: { hint: string; error: string }) => void;
  remove?: () => void;
}

const loadLimit = 15_000;
const primeLimit = 20_000;

/** A frame of an opaque origin: neither our script nor another frame can read it. */
function frameAt(place: HTMLElement, address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.title = title;
  frame.src = address;
  place.replaceChildren(frame);
  return frame;
}

/** @throws Error if the frame does not load in time */
function whenReady(frame: HTMLIFrameElement): Promise<Window> {
  return new Promise((done, fail) => {
    const stop = () => {
      clearTimeout(late);
      removeEventListener('message', onMessage);
    };
    const onMessage = (event: MessageEvent) => {
      const target = frame.contentWindow;
      if (!target || !isReadyFrame(event, target)) return;
      stop();
      done(target);
    };
    const late = setTimeout(() => {
      stop();
      fail(new Error('a card field frame did not load'));
    }, loadLimit);
    addEventListener('message', onMessage);
  });
}

/**
 * The embedded gateway's fields: three frames that form a card. The page transfers a channel to each and receives
 * faults and a prime through it, never what was typed.
 * @throws Error if a frame does not load
 */
export async function framedFields(
  { address, primeUrl }: { address: string; primeUrl: string },
  { places, labels, look, accepted, onState, onFocusField, onLeaveField, onEnter }: CardPlaces,
): Promise<FramedFields> {
  const lang = document.documentElement.lang;
  const frames = cardFieldNames.map((field) => frameAt(places[field], address, labels[field]));
  const windows = await Promise.all(frames.map(whenReady));

  const controls = { number: new MessageChannel(), expiry: new MessageChannel(), ccv: new MessageChannel() };
  const between = { expiry: new MessageChannel(), ccv: new MessageChannel() };
  const portsOf: Record<CardField, MessagePort[]> = {
    number: [controls.number.port2, between.expiry.port1, between.ccv.port1],
    expiry: [controls.expiry.port2, between.expiry.port2],
    ccv: [controls.ccv.port2, between.ccv.port2],
  };
  let answer: ((prime: Prime | CardRefused) => void) | undefined;
  listen<ToPage>(controls.number.port1, (message) => {
    if (message.type === 'state') onState(message.state);
    else if (message.type === 'focus') onFocusField(message.field);
    else if (message.type === 'leave') onLeaveField(message.field);
    else if (message.type === 'enter') onEnter();
    else answer?.(message.type === 'prime' ? message : new CardRefused(message.reason));
  });
  for (const [i, field] of cardFieldNames.entries())
    windows[i]?.postMessage(
      { field, lang, label: labels[field], look, accepted, primeUrl: new URL(primeUrl, location.href).href },
      // An opaque origin cannot be named; nothing in this message is secret.
      { targetOrigin: '*', transfer: portsOf[field] },
    );
  const post = (field: CardField, message: ToFrame) => controls[field].port1.postMessage(message);
  return {
    prime: () =>
      new Promise((done, fail) => {
        const late = setTimeout(() => fail(new CardRefused('unreachable')), primeLimit);
        answer = (result) => {
          clearTimeout(late);
          if (result instanceof CardRefused) fail(result);
          else done({ prime: result.prime, lastFour: result.lastFour });
        };
        post('number', { type: 'prime' });
      }),
    clear: () => cardFieldNames.forEach((field) => post(field, { type: 'clear' })),
    focus: (field) => {
      frames[cardFieldNames.indexOf(field)]?.focus();
      post(field, { type: 'focus' });
    },
    describe: (field, texts) => post(field, { type: 'describe', ...texts }),
    remove: () => {
      for (const { port1 } of Object.values(controls)) port1.close();
      for (const frame of frames) frame.remove();
    },
  };
}
