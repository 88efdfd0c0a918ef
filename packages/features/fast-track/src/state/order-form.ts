import { maxFastTrackPassengers, fastTrackPassenger, orderFastTrack } from '@voyage/contracts/fast-track.ts';
import { formDraft } from '@voyage/forms/form-draft.ts';
import type { FormHandle } from '@voyage/forms/use-form.ts';
import * as v from 'valibot';

const { serviceDay, serviceTime, flightNumber, terminal, contactName, contactPhone, note } =
  orderFastTrack.body.entries;

/** Form values: twelve name fields, adults first, of which as many count as there are travellers. */
export interface OrderValues {
  flightNumber: string;
  serviceDay: string;
  serviceTime: string;
  terminal: string;
  adults: number;
  children: number;
  names: string[];
  contactName: string;
  contactPhone: string;
  note: string;
}
/** The contract's own rules. */
export const orderSchema = v.pipe(
  v.custom<OrderValues>(() => true),
  v.transform((typed) => ({ ...typed, names: typed.names.slice(0, typed.adults + typed.children) })),
  v.object({
    flightNumber,
    serviceDay,
    serviceTime,
    terminal: terminal.wrapped,
    adults: v.number(),
    children: v.number(),
    names: v.array(fastTrackPassenger.entries.name),
    contactName,
    contactPhone,
    note: note.wrapped,
  }),
  v.transform(({ adults, children: _children, names, ...rest }) => ({
    ...rest,
    passengers: names.map((name, at) => ({ name, child: at >= adults })),
  })),
);
export type OrderForm = FormHandle<OrderValues>;

/** Indices of the name fields, up to the maximum of an order. */
export const places = Array.from({ length: maxFastTrackPassengers }, (_, at) => at);
export const noOrder: OrderValues = {
  flightNumber: '',
  serviceDay: '',
  serviceTime: '',
  terminal: '',
  adults: 1,
  children: 0,
  names: places.map(() => ''),
  contactName: '',
  contactPhone: '',
  note: '',
};
/** Survives a reload, a login and a rejection. */
export const orderDraft = formDraft('fastTrackDraft');

export type NameField = `names.${number}`;
export const nameField = (at: number): NameField => `names.${at}`;

/** Rearranges the names for a changed party: everybody who still travels keeps theirs. */
export function namesOf(
  names: readonly string[],
  before: { adults: number; children: number },
  after: { adults: number; children: number },
): string[] {
  const part = (from: number, had: number, has: number) =>
    Array.from({ length: has }, (_, at) => (at < had ? (names[from + at] ?? '') : ''));
  const kept = [
    ...part(0, before.adults, after.adults),
    ...part(before.adults, before.children, after.children),
  ];
  return places.map((at) => kept[at] ?? '');
}
