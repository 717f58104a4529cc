/** Paths between files of a workspace. */

/** The path of a file relative to another, as written in a scenario; both are in the same workspace folder. */
export function relativePath(from: string, to: string): string {
  const [start, end] = [from, to].map((uri) => uri.split('/').map(decodeURIComponent)) as [string[], string[]];
  let same = 0;
  while (same < start.length - 1 && same < end.length - 1 && start[same] === end[same]) same++;
  return [...start.slice(same, -1).map(() => '..'), ...end.slice(same)].join('/');
}
