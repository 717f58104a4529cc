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
  readonly isInPort: boolean;
  readonly tieOrder?: readonly OneFactorType[];
  /** All ships of the side, if more than these, to keep names unambiguous. */
  readonly allUnits?: readonly OwnedUnit[];
}

/** Capital ships and carriers, in file order, without those of unknown size (see `explainMissingSizes`). */
export function listNamedShips(
  units: readonly OwnedUnit[],
  { header, isInPort, allUnits = units }: Circumstances,
): readonly OwnedShips[] {
  return units.flatMap((owned) => {
    const { unit, nation } = owned;
    const size = isNamedShip(unit) ? getShipSize(unit, nation, header) : undefined;
    if (!isNamedShip(unit) || size === undefined) return [];
    const target = { kind: 'named', size, ...(unit.damaged === true && { wasDamaged: true }) } as const;
    const hitsBefore = countHitsBefore(unit, size, isInPort, header);
    return [
      {
        ...{
          id: unit.id,
          name: formatShipName({ ...owned, unit }, allUnits, header),
          target,
          hitsBefore,
          isInPort,
          owned: [owned],
        },
        units: [unit.id],
        bases: [
          ...(unit.damaged === true ? [createOptionBasis('damagedAgain')] : []),
          ...((unit.hits ?? 0) > 0 && !isInPort ? [createOptionBasis('undersizedHits')] : []),
        ],
      },
    ];
  });
}

/** The light ships of a force as one target; undefined if it has none. */
export function getLightShips(
  units: readonly OwnedUnit[],
  { header, isInPort, tieOrder, allUnits = units }: Circumstances,
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
  const sumCounts = (type: LightPart['type']): number =>
    parts.reduce((total, part) => total + (part.type === type ? part.count : 0), 0);
  const oneFactors = { dd: sumCounts('dd'), cve: sumCounts('cve'), transport: sumCounts('transport') };
  const startsAnew = doesDamagedStartAnew(header);
  const restarts = getReading(header, 'damagedCruiser') === 'cycle-restarts';
  const target = {
    kind: 'light',
    cruisers: sumCounts('ca'),
    damaged,
    startsAnew,
    restarts,
    oneFactors,
    damagedTransports,
  } as const;
  const adjective = getLightAdjective(light, allUnits);
  const loneName = formatLoneCruiserName(light);
  return {
    ...{
      id,
      name: loneName ?? formatLightName(light, adjective),
      adjective,
      isLone: loneName !== undefined,
      target,
      isInPort,
      tieOrder,
      owned: light,
    },
    parts: parts.map((part, index) => ({
      ...part,
      title: loneName ?? formatLineName(light[index]!, allUnits, adjective),
    })),
    hitsBefore: 0,
    bases: [
      ...(damaged > 0 ? [createOptionBasis('damagedAgain')] : []),
      ...(damaged > 0 && countOneFactors(oneFactors) > 0 ? [createOptionBasis('damagedCruiser')] : []),
      ...(Object.values(oneFactors).filter((factors) => factors > 0).length > 1
        ? [createOptionBasis('oneFactorSplit')]
        : []),
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
  const getPosition = ({ target, owned: [first] }: S): number =>
    (target.kind === 'named' ? 0 : units.length) + units.findIndex(({ unit }) => unit.id === first?.unit.id);
  return [...ships].sort((a, b) => getPosition(a) - getPosition(b));
}

/** The name of a ship: `Hood`, `the Japanese battleship`. @param allShips all ships of its side */
export function formatShipName(ship: OwnedUnit<NamedShip>, allShips: readonly OwnedUnit[], header: Header): string {
  const { unit, nation } = ship;
  if (unit.name !== undefined) return unit.name;
  const catalogueName = findCatalogueEntry(unit, nation, header)?.name;
  // The id of a ship is usually its name: then the catalogue knows the spelling.
  if (catalogueName !== undefined)
    return normalizeName(catalogueName) === normalizeName(unit.id) ? catalogueName : unit.id;
  return nation === undefined || !isOnlyOfType(ship, allShips)
    ? unit.id
    : `the ${getNationAdjective(nation)} ${formatTypeWithoutArticle(unit.type)}`;
}

/** The nation of light ships as an adjective, if it tells them from the other light ships of their side. */
export function getLightAdjective(light: readonly OwnedUnit[], allShips: readonly OwnedUnit[]): string | undefined {
  const [first] = light;
  if (first?.nation === undefined || light.some(({ nation }) => nation !== first.nation)) return undefined;
  const lightUnits = new Set(light.map(({ unit }) => unit));
  const isElsewhere = allShips.some(
    ({ unit, nation }) => isLightShips(unit) && nation === first.nation && !lightUnits.has(unit),
  );
  return isElsewhere ? undefined : getNationAdjective(first.nation);
}

/** The name of light ships as one target: `the American cruisers and destroyers`. */
export function formatLightName(light: readonly OwnedUnit[], adjective: string | undefined): string {
  if (adjective === undefined) return light.map(({ unit }) => unit.id).join(', ');
  const [first, other] = light;
  const kinds = first && !other && isOneCruiser(first) ? ['cruiser'] : light.map(({ unit }) => formatType(unit.type));
  return `the ${adjective} ${formatList([...new Set(kinds)])}`;
}

/** The name of a single cruiser without other light ships: its id, unless that only states its kind. */
export function formatLoneCruiserName([first, other]: readonly OwnedUnit[]): string | undefined {
  if (!first || other || !isOneCruiser(first) || kindPattern.test(first.unit.id)) return undefined;
  return convertKeyToName(first.unit.id);
}

function isOneCruiser({ unit }: OwnedUnit): boolean {
  return unit.type === 'ca' && (unit.count ?? 1) === 1;
}

/** Ids that state only the kind: `german-cruiser`, `ca`, `escort-2`; not `prinz-eugen`. */
const kindPattern = /cruiser|escort|screen|light|ships|(^|-)c[al](-|$)|\d/;

/** The noun counted for a line of light ships: `American cruisers`, `escorts: factors`. */
export function formatLineName(line: OwnedUnit, allShips: readonly OwnedUnit[], adjective: string | undefined): string {
  const { unit } = line;
  if (adjective === undefined || !isOnlyOfType(line, allShips))
    return `${unit.id}: ${unit.type === 'ca' ? 'cruisers' : 'factors'}`;
  if (isOneCruiser(line)) return `${adjective} cruiser`;
  return `${adjective} ${unit.type === 'dd' ? 'destroyer factors' : formatType(unit.type)}`;
}

function isOnlyOfType({ unit, nation }: OwnedUnit, allShips: readonly OwnedUnit[]): boolean {
  return !allShips.some((other) => other.unit !== unit && other.unit.type === unit.type && other.nation === nation);
}

function formatTypeWithoutArticle(type: NamedShip['type']): string {
  return formatType(type).replace(/^an? /, '');
}

function normalizeName(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
