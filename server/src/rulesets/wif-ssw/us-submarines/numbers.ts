/** US submarines per year, and in total by the end of a year. */
export const usBuilds = { aYear: 1, addedAtMost: 3, byTheEndOf: 1941 };
