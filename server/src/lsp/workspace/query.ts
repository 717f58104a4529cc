/** Which names a query for symbols means. */

/** Whether the letters of a query occur in a name in their order, whatever their case. An empty query fits all; editors rank what fits. */
export function fitsQuery(query: string, name: string): boolean {
  const letters = query.toLowerCase();
  const among = name.toLowerCase();
  let at = 0;
  for (const letter of letters) {
    at = among.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
