/** The name itself or, if it is used, the name with the first number from 2 that makes it unique: `convoy-2`. */
export function findFreeName(name: string, isUsed: (candidate: string) => boolean, separator = '-'): string {
  let free = name;
  for (let number = 2; isUsed(free); number++) free = `${name}${separator}${number}`;
  return free;
}

/**
 * Creates a function that returns its argument or, after the first time, the name with the next free number. The last number of each name is
 * kept, so that thousands of equal names take linear work.
 * @param reserved names that are used already
 */
export function createUniqueNames(reserved: readonly string[] = []): (name: string) => string {
  const used = new Set(reserved);
  const lastNumbers = new Map<string, number>();
  return (name) => {
    let number = lastNumbers.get(name) ?? 1;
    let free = name;
    while (used.has(free)) free = `${name}-${++number}`;
    lastNumbers.set(name, number);
    used.add(free);
    return free;
  };
}
