/** What a supplier sells in one booking. Which of its rooms takes whom, each hotel decides. */
export interface StayLimits {
  /** At most, as are the adults and children of each. */
  rooms: number;
  adults: number;
  children: number;
  /** The highest age, in years on the day of arrival, at which somebody counts as a child. */
  childAge: number;
  nights: number;
  /** Days from today at the hotel to the last day of departure. */
  horizonDays: number;
}

/** No supplier's limits are wider: what our contract accepts, and what a page assumes until it knows its supplier's. */
export const widestStay: StayLimits = {
  rooms: 8,
  adults: 8,
  children: 8,
  childAge: 17,
  nights: 60,
  horizonDays: 500,
};
