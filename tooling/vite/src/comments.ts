/** Comments that explain our sources are removed: they also mention the other brand. */
export const comments = { legal: true, annotation: true, jsdoc: false };
