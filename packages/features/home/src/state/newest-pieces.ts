/** What Home asks of the journal. */
export const newestPieces = { pageSize: 3 };
