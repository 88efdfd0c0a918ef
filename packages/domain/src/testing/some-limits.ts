/** The limits of a supplier (stay-limits.ts), for tests and stories. */
export const someLimits = {
  rooms: 4,
  adults: 4,
  children: 4,
  childAge: 11,
  nights: 30,
  horizonDays: 400,
};
