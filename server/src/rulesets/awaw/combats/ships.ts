/** The targets of a combat, from the units of a force: named ships individually, light ships together. */
import { formatList, convertKeyToName } from '../../../model/wording';
import { countOneFactors, type OneFactorType } from '../damage/damage';
import { doesDamagedStartAnew, countHitsBefore } from '../damage/hits-before';
import { isCapitalShip, isLightShips, isNamedShip, type Header, type NamedShip } from '../data';
import type { OwnedUnit } from '../force';
import { createOptionBasis, getReading } from '../options';
import { findCatalogueEntry } from '../ships/catalogue';
import { getShipSize } from '../ships/strength';
import { getNationAdjective, formatType } from '../wording';
import type { LightPart, Ships } from './victims';

/** A target with its owner. */
export interface OwnedShips extends Ships {
  /** Its lines of units with their owners, for modifiers. */
  readonly owned: readonly OwnedUnit[];
  /** Ids of its units. */
  readonly units: readonly string[];
}

export interface Circumstances {
  readonly header: Header;
  readonly inPort: boolean;
  readonly tieOrder?: readonly OneFactorType[];
  /** All ships of the side, if more than these, to keep names unambiguous. */
  readonly allUnits?: readonly OwnedUnit[];
}

/** Capital ships and carriers, in file order, without those of unknown size (see `explainMissingSizes`). */
export function listNamedShips(
  units: readonly OwnedUnit[],
  { header, inPort, allUnits = units }: Circumstances,
): readonly OwnedShips[] {
  return units.flatMap((owned) => {
    const { unit, nation } = owned;
    const size = isNamedShip(unit) ? getShipSize(unit, nation, header) : undefined;
    if (!isNamedShip(unit) || size === undefined) return [];
    const target = { kind: 'named', size, ...(unit.damaged === true && { wasDamaged: true }) } as const;
    const hitsBefore = countHitsBefore(unit, size, inPort, header);
    return [
      {
        ...{
          id: unit.id,
          name: formatShipName({ ...owned, unit }, allUnits, header),
          target,
          named: true,
          hitsBefore,
          inPort,
          owned: [owned],
        },
        units: [unit.id],
        bases: [
          ...(unit.damaged === true ? [createOptionBasis('damagedAgain')] : []),
          ...((unit.hits ?? 0) > 0 && !inPort ? [createOptionBasis('undersizedHits')] : []),
        ],
      },
    ];
  });
}

/** The light ships of a force as one target; undefined if it has none. */
export function getLightShips(
  units: readonly OwnedUnit[],
  { header, inPort, tieOrder, allUnits = units }: Circumstances,
  id = 'light-ships',
): OwnedShips | undefined {
  const parts: Omit<LightPart, 'title'>[] = [];
  const light: OwnedUnit[] = [];
  let damaged = 0;
  let damagedTransports = 0;
  for (const owned of units) {
    const { unit } = owned;
    if (!isLightShips(unit)) continue;
    const count = unit.count ?? 1;
    light.push(owned);
    parts.push({ unit: unit.id, type: unit.type, count });
    if (unit.type === 'ca') damaged += Math.min(count, unit.damaged ?? 0);
    if (unit.type === 'transport') damagedTransports += Math.min(count, unit.damaged ?? 0);
  }
  if (parts.length === 0) return undefined;
  const sum = (type: LightPart['type']): number =>
    parts.reduce((total, part) => total + (part.type === type ? part.count : 0), 0);
  const ones = { dd: sum('dd'), cve: sum('cve'), transport: sum('transport') };
  const startsAnew = doesDamagedStartAnew(header);
  const restarts = getReading(header, 'damagedCruiser') === 'cycle-restarts';
  const target = {
    kind: 'light',
    cruisers: sum('ca'),
    damaged,
    startsAnew,
    restarts,
    ones,
    damagedTransports,
  } as const;
  const adjective = getLightAdjective(light, allUnits);
  const lone = formatLoneCruiserName(light);
  return {
    ...{
      id,
      name: lone ?? formatLightName(light, adjective),
      adjective,
      isLone: lone !== undefined,
      target,
      named: false,
      inPort,
      tieOrder,
      owned: light,
    },
    parts: parts.map((part, index) => ({ ...part, title: lone ?? formatLineName(light[index]!, allUnits, adjective) })),
    hitsBefore: 0,
    bases: [
      ...(damaged > 0 ? [createOptionBasis('damagedAgain')] : []),
      ...(damaged > 0 && countOneFactors(ones) > 0 ? [createOptionBasis('damagedCruiser')] : []),
      ...(Object.values(ones).filter((factors) => factors > 0).length > 1 ? [createOptionBasis('oneFactorSplit')] : []),
    ],
    units: parts.map((part) => part.unit),
  };
}

/** The ships of a group in their roles in fleet combat. */
export interface ArrayedShips {
  /** Capital ships that can fire, in file order. */
  readonly capitals: readonly OwnedShips[];
  readonly light?: OwnedShips;
  /** Ships that do not fire: carriers, and those screened by order. */
  readonly screened: readonly OwnedShips[];
}

/**
 * Divides the ships of a group into capital ships, light ships and screened ships (22.53).
 * @param screened ids of units; carriers are always screened
 * @param prefix of the ids of the light ships: `attacker`, in a round `attacker-2`
 */
export function divideShips(
  units: readonly OwnedUnit[],
  screened: readonly string[] = [],
  prefix: string,
  input: Circumstances,
): ArrayedShips {
  const circumstances = { allUnits: units, ...input };
  const isScreened = ({ unit }: OwnedUnit): boolean =>
    screened.includes(unit.id) || !(isCapitalShip(unit) || isLightShips(unit));
  const front = units.filter((owned) => !isScreened(owned));
  const screenedUnits = units.filter(isScreened);
  const lightBehind = getLightShips(screenedUnits, circumstances, `${prefix}-screened-light`);
  return {
    capitals: listNamedShips(front, circumstances),
    light: getLightShips(front, circumstances, `${prefix}-light`),
    screened: [...listNamedShips(screenedUnits, circumstances), ...(lightBehind ? [lightBehind] : [])],
  };
}

/** All targets of a group, firing ships first. */
export function listShips({ capitals, light, screened }: ArrayedShips): readonly OwnedShips[] {
  return [...capitals, ...(light ? [light] : []), ...screened];
}

/** Targets in the order of the file: named ships, then light ships. @param units of the group, in that order */
export function sortByFile<S extends OwnedShips>(ships: readonly S[], units: readonly OwnedUnit[]): readonly S[] {
  const place = ({ named, owned: [first] }: S): number =>
    (named ? 0 : units.length) + units.findIndex(({ unit }) => unit.id === first?.unit.id);
  return [...ships].sort((a, b) => place(a) - place(b));
}

/** The name of a ship: `Hood`, `the Japanese battleship`. @param among all ships of its side */
export function formatShipName(ship: OwnedUnit<NamedShip>, among: readonly OwnedUnit[], header: Header): string {
  const { unit, nation } = ship;
  if (unit.name !== undefined) return unit.name;
  const listedAs = findCatalogueEntry(unit, nation, header)?.name;
  if (listedAs !== undefined) return formatLetters(listedAs) === formatLetters(unit.id) ? listedAs : unit.id;
  return nation === undefined || !isOnly(ship, among)
    ? unit.id
    : `the ${getNationAdjective(nation)} ${stripNotation(unit.type)}`;
}

/** The nation of light ships as an adjective, if it tells them from the other light ships of their side. */
export function getLightAdjective(light: readonly OwnedUnit[], among: readonly OwnedUnit[]): string | undefined {
  const [first] = light;
  if (first?.nation === undefined || light.some(({ nation }) => nation !== first.nation)) return undefined;
  const lightUnits = new Set(light.map(({ unit }) => unit));
  const isElsewhere = among.some(
    ({ unit, nation }) => isLightShips(unit) && nation === first.nation && !lightUnits.has(unit),
  );
  return isElsewhere ? undefined : getNationAdjective(first.nation);
}

/** The name of light ships as one target: `the American cruisers and destroyers`. */
export function formatLightName(light: readonly OwnedUnit[], adjective: string | undefined): string {
  if (adjective === undefined) return light.map(({ unit }) => unit.id).join(', ');
  const [only, other] = light;
  const kinds = only && !other && isOneCruiser(only) ? ['cruiser'] : light.map(({ unit }) => formatType(unit.type));
  return `the ${adjective} ${formatList([...new Set(kinds)])}`;
}

/** The name of a single cruiser without other light ships: its id, unless that only states its kind. */
export function formatLoneCruiserName([only, other]: readonly OwnedUnit[]): string | undefined {
  if (!only || other || !isOneCruiser(only) || kindPattern.test(only.unit.id)) return undefined;
  return convertKeyToName(only.unit.id);
}

function isOneCruiser({ unit }: OwnedUnit): boolean {
  return unit.type === 'ca' && (unit.count ?? 1) === 1;
}

/** Ids that state only the kind: `german-cruiser`, `ca`, `escort-2`; not `prinz-eugen`. */
const kindPattern = /cruiser|escort|screen|light|ships|(^|-)c[al](-|$)|\d/;

/** The noun counted for a line of light ships: `American cruisers`, `escorts: factors`. */
export function formatLineName(line: OwnedUnit, among: readonly OwnedUnit[], adjective: string | undefined): string {
  const { unit } = line;
  if (adjective === undefined || !isOnly(line, among))
    return `${unit.id}: ${unit.type === 'ca' ? 'cruisers' : 'factors'}`;
  if (isOneCruiser(line)) return `${adjective} cruiser`;
  return `${adjective} ${unit.type === 'dd' ? 'destroyer factors' : formatType(unit.type)}`;
}

function isOnly({ unit, nation }: OwnedUnit, among: readonly OwnedUnit[]): boolean {
  return !among.some((other) => other.unit !== unit && other.unit.type === unit.type && other.nation === nation);
}

function stripNotation(type: NamedShip['type']): string {
  return formatType(type).replace(/^an? /, '');
}

function formatLetters(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
