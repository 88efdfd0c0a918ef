import type { RouteId } from '@voyage/routes/pages.ts';

/** Which page was shown when during a page view, in milliseconds since its start. */
export class PageLog {
  readonly #pages: { from: number; page: RouteId }[];
  constructor(loaded: RouteId) {
    this.#pages = [{ from: 0, page: loaded }];
  }
  /** The page that was loaded. */
  get first(): RouteId {
    return this.at(0);
  }
  add(from: number, page: RouteId): void {
    this.#pages.push({ from, page });
  }
  at(time: number): RouteId {
    return this.#pages.findLast(({ from }) => from <= time)?.page ?? '404';
  }
}
