/** The name itself or, if it is used, the name with the first number from 2 that makes it unique: `convoy-2`. */
export function findFreeName(name: string, isUsed: (candidate: string) => boolean, separator = '-'): string {
  let free = name;
  for (let number = 2; isUsed(free); number++) free = `${name}${separator}${number}`;
  return free;
}
