/** The ship catalogue: known data of ships by name. The user's list, if any, takes precedence over the built-in one. */
import { findNearest } from '../../../model/nearest';
import type { Header, NamedShip, Speed } from '../data';
import { shipClasses, catalogueNamesByAlias, type NamedType } from './ship-catalogue';

export interface CatalogueShip {
  readonly nation: string;
  readonly name: string;
  readonly type: NamedType;
  /** In naval factors. */
  readonly size: number;
  /** While undamaged. */
  readonly speed: Speed;
}

const builtInShips: readonly CatalogueShip[] = shipClasses.flatMap(({ names, ...fields }) =>
  names.map((name) => ({ ...fields, name })),
);

/** The ships of the user's list, then the built-in ones. */
export function getCatalogue({ tables }: Header): readonly CatalogueShip[] {
  const ownTable = tables?.ships;
  return ownTable === undefined || typeof ownTable === 'string' ? builtInShips : [...ownTable.entries, ...builtInShips];
}

/**
 * Finds a ship by its name in the catalogue, the full form of a name that the catalogue abbreviates (`Pr of Wales`), or another common
 * name, ignoring case and punctuation.
 * @param nation of the owner; required for a name that two nations use
 */
export function findShip(name: string, nation: string | undefined, header: Header): CatalogueShip | undefined {
  const ships = getCatalogue(header).filter((ship) => nation === undefined || ship.nation === nation);
  const words = getWords(name);
  const joinedWords = words.join('');
  return (
    getFirstOfOneNation(ships.filter((ship) => getWords(ship.name).join('') === joinedWords)) ??
    getFirstOfOneNation(ships.filter((ship) => isAbbreviation(getWords(ship.name), words))) ??
    getFirstOfOneNation(ships.filter((ship) => ship.name === namesByJoinedAlias.get(joinedWords)))
  );
}

/** The catalogue entry of a unit: by its name, else by its id. */
export function findCatalogueEntry(
  unit: NamedShip,
  nation: string | undefined,
  header: Header,
): CatalogueShip | undefined {
  return findShip(unit.name ?? unit.id, nation, header);
}

/** The closest name in the catalogue, for misspellings. */
export function findNearestShipName(name: string, nation: string | undefined, header: Header): string | undefined {
  const ships = getCatalogue(header).filter((ship) => nation === undefined || ship.nation === nation);
  return findNearest(
    name,
    ships.map((ship) => ship.name),
  );
}

const builtInWords = new Map(builtInShips.map(({ name }) => [name, splitWords(name)]));

const namesByJoinedAlias = new Map(
  Object.entries(catalogueNamesByAlias).map(([commonName, listed]) => [splitWords(commonName).join(''), listed]),
);

function getWords(name: string): readonly string[] {
  return builtInWords.get(name) ?? splitWords(name);
}

function splitWords(name: string): readonly string[] {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function isAbbreviation(short: readonly string[], long: readonly string[]): boolean {
  return short.length === long.length && short.every((word, index) => long[index]!.startsWith(word));
}

/** The first ship if all are of one nation; otherwise undefined. */
function getFirstOfOneNation(ships: readonly CatalogueShip[]): CatalogueShip | undefined {
  const [firstShip] = ships;
  return new Set(ships.map(({ nation }) => nation)).size === 1 ? firstShip : undefined;
}
