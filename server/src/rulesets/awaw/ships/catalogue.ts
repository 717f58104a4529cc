/** The ship catalogue: what is known of a ship by its name. The user's own list, where the scenario has one, takes precedence over ours. */
import { nearest } from '../../../model/nearest';
import type { Header, NamedShip, Speed } from '../data';
import { shipClasses, usualNames, type NamedType } from './ship-catalogue';

export interface CatalogueShip {
  readonly nation: string;
  readonly name: string;
  readonly type: NamedType;
  /** In naval factors. */
  readonly size: number;
  /** While undamaged. */
  readonly speed: Speed;
}

const ours: readonly CatalogueShip[] = shipClasses.flatMap(({ names, ...rest }) =>
  names.map((name) => ({ ...rest, name })),
);

/** The ships of the user's list, then ours. */
export function catalogueOf({ tables }: Header): readonly CatalogueShip[] {
  const own = tables?.ships;
  return own === undefined || typeof own === 'string' ? ours : [...own.entries, ...ours];
}

/**
 * The ship of a name: its own, its usual one, or an abbreviation of it (`Pr of Wales` for Prince of Wales), whatever the case and the
 * punctuation.
 * @param nation of the owner; a name that two nations use is found with it alone
 */
export function shipNamed(name: string, nation: string | undefined, header: Header): CatalogueShip | undefined {
  const ships = catalogueOf(header).filter((ship) => nation === undefined || ship.nation === nation);
  const words = wordsOf(name);
  const joined = words.join('');
  return (
    onlyOne(ships.filter((ship) => wordsOf(ship.name).join('') === joined)) ??
    onlyOne(ships.filter((ship) => abbreviates(wordsOf(ship.name), words))) ??
    onlyOne(ships.filter((ship) => ship.name === asListed.get(joined)))
  );
}

/** What is known of a unit: by its name, else by its id. */
export function catalogueEntry(unit: NamedShip, nation: string | undefined, header: Header): CatalogueShip | undefined {
  return shipNamed(unit.name ?? unit.id, nation, header);
}

/** The name of the catalogue that a name comes close to, for misspellings. */
export function nearestShipName(name: string, nation: string | undefined, header: Header): string | undefined {
  const ships = catalogueOf(header).filter((ship) => nation === undefined || ship.nation === nation);
  return nearest(
    name,
    ships.map((ship) => ship.name),
  );
}

const ourWords = new Map(ours.map(({ name }) => [name, split(name)]));

const asListed = new Map(Object.entries(usualNames).map(([usual, listed]) => [split(usual).join(''), listed]));

function wordsOf(name: string): readonly string[] {
  return ourWords.get(name) ?? split(name);
}

function split(name: string): readonly string[] {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function abbreviates(short: readonly string[], long: readonly string[]): boolean {
  return short.length === long.length && short.every((word, index) => long[index]!.startsWith(word));
}

/** The first of ships that are alike; undefined where there is none, or where they differ. */
function onlyOne(ships: readonly CatalogueShip[]): CatalogueShip | undefined {
  const [first] = ships;
  return new Set(ships.map(({ nation }) => nation)).size === 1 ? first : undefined;
}
