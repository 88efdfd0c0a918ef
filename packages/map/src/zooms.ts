/** From this zoom on the finer coasts replace the world overview. */
export const fineZoom = 5;
/**
 * From this zoom on the sketches of cities are shown; the world's own rivers end slightly later.
 */
export const sketchZoom = 8;
/** A hand-drawn sketch shows no more detail when enlarged further. */
export const maxZoom = 14;
