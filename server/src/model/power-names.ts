/** Names of powers and nations: the rules of each game know them by one of these, and players use the others. */
import { type Path, valueAt } from './place';

export const powerNames: readonly (readonly string[])[] = [
  ['us', 'usa', 'united-states', 'america'],
  ['uk', 'cw', 'britain', 'great-britain', 'united-kingdom', 'england', 'commonwealth', 'british-commonwealth'],
  ['ussr', 'russia', 'soviet-union', 'soviets'],
  ['germany', 'german', 'reich'],
  ['italy', 'italian'],
  ['japan', 'japanese'],
  ['france', 'french'],
  ['free-french', 'freefrench', 'free-france'],
  ['vichy-france', 'vichy'],
];

/** The names of a ruleset by their aliases: other names for the same power. */
export function mapAliases(canonicalNames: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    powerNames.flatMap((names) => {
      const canonicalName = names.find((name) => canonicalNames.includes(name));
      if (canonicalName === undefined) return [];
      return names.filter((name) => name !== canonicalName).map((name) => [name, canonicalName]);
    }),
  );
}

/** The power or nation of the object at a path, or of its nearest ancestor with one. @param root the path at which the search ends */
export function findOwner(data: unknown, path: Path, root: Path = []): string | undefined {
  for (let length = path.length; length > root.length; length--) {
    const holder = valueAt(data, path.slice(0, length));
    const owner = valueAt(holder, ['power']) ?? valueAt(holder, ['nation']);
    if (typeof owner === 'string') return owner;
  }
  return undefined;
}
