import { randomUUID } from 'node:crypto';

interface Plans {
  rooms: { offers: { offerRef: string; charge: unknown }[] }[];
}

/** A date so many days ahead. */
const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** What a member does, by calls of the service: for a release without a browser. */
export class MemberCalls {
  #token = '';
  readonly #address: string;
  constructor(address: string) {
    this.#address = address;
  }

  async #text(method: string, path: string, body?: unknown): Promise<string> {
    const answer = await fetch(`${this.#address}/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text;
  }

  /** The data of a response. @throws Error with the response of a call that fails, as all others */
  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { data }: { data: T } = JSON.parse(await this.#text(method, path, body));
    return data;
  }

  file(path: string): Promise<string> {
    return this.#text('GET', path);
  }

  async login(name: string): Promise<void> {
    const body = { username: `${name}@demo.test`, password: 'Voyage2026' };
    this.#token = (await this.call<{ accessToken: string }>('POST', 'v1/auth/login', body)).accessToken;
  }

  /** The session of another process of the service. */
  continueFrom(other: MemberCalls): void {
    this.#token = other.#token;
  }

  /** Searches, and books a rate that is paid at the hotel; returns the order's id. */
  async book(ahead: number): Promise<string> {
    const stay = { checkIn: day(ahead), checkOut: day(ahead + 2), adults: 2, childAges: [], rooms: 1 };
    const { hotels } = await this.call<{ hotels: { hotel: { id: string } }[] }>(
      'POST',
      'v1/tp/hotel/search',
      { code: 'tyo', stay },
    );
    for (const { hotel } of hotels) {
      const plans = await this.call<Plans>('POST', 'v1/tp/hotel/plan/search', { hotelId: hotel.id, stay });
      const offer = plans.rooms.flatMap(({ offers }) => offers).find(({ charge }) => charge === null);
      if (!offer) continue;
      const guest = {
        title: 'ms',
        firstname: 'Mei',
        lastname: 'Chen',
        email: 'noir@demo.test',
        phone: '+886912345670',
      };
      const booking = { offerRef: offer.offerRef, guest, agreed: true };
      const { orderId } = await this.call<{ orderId: string }>('POST', 'v1/hotel/booking', booking);
      return orderId;
    }
    throw new Error('there is nothing to book in Tokyo');
  }

  async statusOf(orderId: string): Promise<string> {
    return (await this.call<{ status: string }>('GET', `v1/user/hotel/order/${orderId}`)).status;
  }

  async cancel(orderId: string): Promise<void> {
    await this.call('DELETE', 'v1/hotel/booking', { orderId });
  }
}
