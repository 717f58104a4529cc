/** US submarines per year, and in total by the end of a year. */
export const usBuilds = { perYear: 1, maxAdded: 3, lastYear: 1941 };
