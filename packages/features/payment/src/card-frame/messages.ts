import type { CardState } from '../state/card-fields.ts';
import type { CardField } from '../state/card-number.ts';

/** The first message, from a frame to its page: the frame is ready to be set up. */
export const ready = 'card-frame:ready';

/** How the text of a frame looks; CSS variables and the fonts of the page do not reach into it. */
export interface CardLook {
  color: string;
  background: string;
  fontSize: string;
  letterSpacing: string;
}

/**
 * The page's reply, once to each frame. The ports transferred with it carry all other messages: first the
 * port of the page, then for `number` those of the other two frames, and for these the port of `number`.
 */
export interface SetUp {
  field: CardField;
  /** A language tag. */
  lang: string;
  label: string;
  look: CardLook;
  accepted: readonly string[];
  /** Absolute: where a card becomes a prime. */
  primeUrl: string;
}

/** From the page to a frame. `prime` goes to the frame of the number only. */
export type ToFrame =
  | { type: 'describe'; hint: string; error: string }
  | { type: 'focus' }
  | { type: 'clear' }
  | { type: 'prime' };

/** From the frames of the expiry date and the security code to the one of the number. */
export type ToNumber =
  | { type: 'value'; value: string }
  | { type: 'focus' }
  | { type: 'leave' }
  | { type: 'enter' };

/** From the frame of the number to the page, also for the other two. */
export type ToPage =
  | { type: 'state'; state: CardState }
  | { type: 'focus'; field: CardField }
  | { type: 'leave'; field: CardField }
  | { type: 'enter' }
  | { type: 'prime'; prime: string; lastFour: string }
  | { type: 'refused'; reason: 'card' | 'unreachable' };

/** The parts of a message event that identify its sender. */
interface ReceivedMessage {
  source: unknown;
  origin: string;
  data: unknown;
}
/** Frames are sandboxed: their origin is opaque, which browsers write as `null`. Only the source distinguishes them. */
export const isReadyFrame = (event: ReceivedMessage, frame: unknown): boolean =>
  event.source === frame && event.origin === 'null' && event.data === ready;
/** A frame accepts messages only from the page that contains it, and only if that page is of the site that the frame was loaded from. */
export const isOwnPage = (event: ReceivedMessage, page: unknown, site: string): boolean =>
  event.source === page && event.origin === site;

/** Listens to the messages of a port. */
export function listen<Message>(port: MessagePort, handle: (message: Message) => void): void {
  port.addEventListener('message', ({ data }: MessageEvent<Message>) => handle(data));
  port.start();
}
