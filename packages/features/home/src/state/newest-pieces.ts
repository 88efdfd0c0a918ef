/** Home's query for journal articles. */
export const newestPieces = { pageSize: 3 };
