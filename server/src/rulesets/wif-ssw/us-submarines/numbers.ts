/** How many submarines the US may build a year, and how many that comes to by the end of a year. */
export const usBuilds = { aYear: 1, addedAtMost: 3, byTheEndOf: 1941 };
