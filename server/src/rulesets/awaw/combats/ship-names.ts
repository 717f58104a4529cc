/** Names of ships in sentences: the name, else nation and kind, and the id only to avoid ambiguity. */
import { formatList, keyToName } from '../../../model/wording';
import { isLightShips, type Header, type NamedShip } from '../data';
import type { Owned } from '../force';
import { findCatalogueEntry } from '../ships/catalogue';
import { nationAdjective, typeName } from '../wording';

/** The name of a ship: `Hood`, `the Japanese battleship`. @param among all ships of its side */
export function formatShipName(ship: Owned<NamedShip>, among: readonly Owned[], header: Header): string {
  const { unit, nation } = ship;
  if (unit.name !== undefined) return unit.name;
  const listedAs = findCatalogueEntry(unit, nation, header)?.name;
  if (listedAs !== undefined) return letters(listedAs) === letters(unit.id) ? listedAs : unit.id;
  return nation === undefined || !isOnly(ship, among) ? unit.id : `the ${nationAdjective(nation)} ${bare(unit.type)}`;
}

/** The nation of light ships as an adjective, if it tells them from the other light ships of their side. */
export function lightAdjective(light: readonly Owned[], among: readonly Owned[]): string | undefined {
  const [first] = light;
  if (first?.nation === undefined || light.some(({ nation }) => nation !== first.nation)) return undefined;
  const lightUnits = new Set(light.map(({ unit }) => unit));
  const isElsewhere = among.some(
    ({ unit, nation }) => isLightShips(unit) && nation === first.nation && !lightUnits.has(unit),
  );
  return isElsewhere ? undefined : nationAdjective(first.nation);
}

/** The name of light ships as one target: `the American cruisers and destroyers`. */
export function formatLightName(light: readonly Owned[], adjective: string | undefined): string {
  if (adjective === undefined) return light.map(({ unit }) => unit.id).join(', ');
  const [only, other] = light;
  const kinds = only && !other && isOneCruiser(only) ? ['cruiser'] : light.map(({ unit }) => typeName(unit.type));
  return `the ${adjective} ${formatList([...new Set(kinds)])}`;
}

/** The name of a single cruiser without other light ships: its id, unless that only states its kind. */
export function formatLoneCruiserName([only, other]: readonly Owned[]): string | undefined {
  if (!only || other || !isOneCruiser(only) || kindPattern.test(only.unit.id)) return undefined;
  return keyToName(only.unit.id);
}

function isOneCruiser({ unit }: Owned): boolean {
  return unit.type === 'ca' && (unit.count ?? 1) === 1;
}

/** Ids that state only the kind: `german-cruiser`, `ca`, `escort-2`; not `prinz-eugen`. */
const kindPattern = /cruiser|escort|screen|light|ships|(^|-)c[al](-|$)|\d/;

/** The noun counted for a line of light ships: `American cruisers`, `escorts: factors`. */
export function formatLineName(line: Owned, among: readonly Owned[], adjective: string | undefined): string {
  const { unit } = line;
  if (adjective === undefined || !isOnly(line, among))
    return `${unit.id}: ${unit.type === 'ca' ? 'cruisers' : 'factors'}`;
  if (isOneCruiser(line)) return `${adjective} cruiser`;
  return `${adjective} ${unit.type === 'dd' ? 'destroyer factors' : typeName(unit.type)}`;
}

function isOnly({ unit, nation }: Owned, among: readonly Owned[]): boolean {
  return !among.some((other) => other.unit !== unit && other.unit.type === unit.type && other.nation === nation);
}

function bare(type: NamedShip['type']): string {
  return typeName(type).replace(/^an? /, '');
}

function letters(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
