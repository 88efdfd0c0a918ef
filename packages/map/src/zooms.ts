/** From here on the finer coasts are shown, and the world at a glance is not. */
export const fineZoom = 5;
/** From here on the sketches of cities are shown; the world's own rivers end a little later. */
export const sketchZoom = 8;
/** A drawing by hand says no more when it is larger. */
export const mostZoom = 14;
