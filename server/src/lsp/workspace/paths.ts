/** Paths between the files of a workspace. */

/** From the folder of one file to another, as a scenario writes it; both lie in the same workspace folder. */
export function pathBetween(from: string, to: string): string {
  const [start, end] = [from, to].map((uri) => uri.split('/').map(decodeURIComponent)) as [string[], string[]];
  let same = 0;
  while (same < start.length - 1 && same < end.length - 1 && start[same] === end[same]) same++;
  return [...start.slice(same, -1).map(() => '..'), ...end.slice(same)].join('/');
}
