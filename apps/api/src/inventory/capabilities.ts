/** What an adapter and its supplier can do; rules and pages follow it. */
export interface Capabilities {
  /** Calls a minute that the supplier accepts from each of our processes; null: any number. */
  callsPerMinute: number | null;
}
