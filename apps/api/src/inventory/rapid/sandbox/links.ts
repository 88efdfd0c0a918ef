import * as v from 'valibot';

/** What is sold: a rate of a room with some beds, for rooms of some occupancies. */
const sale = v.object({
  propertyId: v.string(),
  roomId: v.string(),
  rateId: v.string(),
  bedsId: v.string(),
  checkIn: v.string(),
  checkOut: v.string(),
  occupancies: v.pipe(v.array(v.string()), v.minLength(1)),
  currency: v.string(),
  /** A night, when it was offered. */
  surcharge: v.number(),
});
export type Sale = v.InferOutput<typeof sale>;

/** What a link stands for. Its token says it all, so that links outlive the process that gave them. */
const target = v.variant('kind', [
  v.object({ kind: v.picklist(['check', 'book']), sale, expires: v.number() }),
  v.object({
    kind: v.picklist(['retrieve', 'resume', 'cancel']),
    id: v.string(),
    /** Its position. */
    room: v.optional(v.number()),
  }),
]);
export type Target = v.InferOutput<typeof target>;

export const tokenOf = (of: Target): string => Buffer.from(JSON.stringify(of)).toString('base64url');

/** Null: it is not one of ours. */
export function targetOf(token: string): Target | null {
  try {
    return v.parse(target, JSON.parse(Buffer.from(token, 'base64url').toString()));
  } catch {
    return null;
  }
}
