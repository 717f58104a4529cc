/** Matching of workspace symbol queries. */

/** Whether the letters of a query occur in a name in order, ignoring case. The empty query matches everything; editors rank the matches. */
export function matchesQuery(query: string, name: string): boolean {
  const letters = query.toLowerCase();
  const candidate = name.toLowerCase();
  let at = 0;
  for (const letter of letters) {
    at = candidate.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
