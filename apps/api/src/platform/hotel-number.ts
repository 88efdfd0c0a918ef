/** The number of a hotel by its id; -1, which no hotel has, for anything else that reads as one (`1e3`, `0x10`). */
export const hotelNumber = (id: string): number => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : -1);
