import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { MessageValues } from '../generated/message-values.ts';

/** A compiled catalog: the tree of each message. */
export type Messages = Record<string, MessageFormatElement[]>;
/** A compiled catalog that was imported: TypeScript reads of its file the shape of each single message. */
export const messagesOf = (module: { default: unknown }): Messages => module.default as Messages; // compile.ts wrote it
/** Every message there is; one that is not is a type error. */
export type MessageId = keyof MessageValues;
/** The arguments that a message takes: none, or an object of them. */
export type ValuesOf<Id extends MessageId> = Id extends MessageId
  ? [MessageValues[Id]] extends [never]
    ? [values?: Record<string, string | number>]
    : [values: MessageValues[Id]]
  : never;
