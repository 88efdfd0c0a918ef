import * as v from 'valibot';
import type { RapidAnswer } from './client.ts';
import { refusal } from './wire.ts';

/**
 * What an answer says, if it is one of success.
 * @throws Error of another status, and if it is not of that shape: what was done then is unknown
 */
export function read<Schema extends v.GenericSchema>(
  { status, body }: RapidAnswer,
  schema: Schema,
): v.InferOutput<Schema> {
  const read = status >= 200 && status < 300 ? v.safeParse(schema, body) : undefined;
  if (read?.success) return read.output;
  throw new Error(
    `response status ${status}${read ? ': unexpected shape' : ` (${refusalReasons(body).join()})`}`,
  );
}

/** Why a call was refused, by the supplier's codes. */
export function refusalReasons(body: unknown): string[] {
  const read = v.safeParse(refusal, body);
  return read.success ? [read.output.type, ...read.output.errors.map(({ type }) => type)] : [];
}
