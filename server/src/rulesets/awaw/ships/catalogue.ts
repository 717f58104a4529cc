/** The ship catalogue: known data of ships by name. The user's list, if any, takes precedence over the built-in one. */
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

/** The ships of the user's list, then the built-in ones. */
export function catalogueOf({ tables }: Header): readonly CatalogueShip[] {
  const own = tables?.ships;
  return own === undefined || typeof own === 'string' ? ours : [...own.entries, ...ours];
}

/**
 * Finds a ship by its name, a common name, or an abbreviation (`Pr of Wales` for Prince of Wales), ignoring case and punctuation.
 * @param nation of the owner; required for a name that two nations use
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

/** The catalogue entry of a unit: by its name, else by its id. */
export function catalogueEntry(unit: NamedShip, nation: string | undefined, header: Header): CatalogueShip | undefined {
  return shipNamed(unit.name ?? unit.id, nation, header);
}

/** The closest name in the catalogue, for misspellings. */
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

/** The first ship if all are of one nation; otherwise undefined. */
function onlyOne(ships: readonly CatalogueShip[]): CatalogueShip | undefined {
  const [first] = ships;
  return new Set(ships.map(({ nation }) => nation)).size === 1 ? first : undefined;
}
