/** Nationality modifiers (DRMs): the user supplies the values, by nation and date (A17, A18, A21; 22.552A). */
import type { Basis } from '../../engine/amount';
import type { Turn, Header, Tables } from './data';
import { placeAt, type Line } from './kit';
import { formatNation } from './wording';

const seasons: readonly Turn['season'][] = ['winter', 'spring', 'summer', 'fall'];

/** The number of a turn; later turns have higher numbers. */
export function toTurnNumber({ year, season }: Turn): number {
  return year * seasons.length + seasons.indexOf(season);
}

/** The turn after another. */
export function computeNextTurn({ year, season }: Turn): Turn {
  const nextSeason = seasons[seasons.indexOf(season) + 1];
  return nextSeason ? { year, season: nextSeason } : { year: year + 1, season: seasons[0]! };
}

/** Ships have naval modifiers, squadrons air modifiers. */
export type DrmKind = 'naval' | 'air';

/** An entry of the supplied table of modifiers. */
export type NationalityEntry = Exclude<Tables['nationality'], string | undefined>['entries'][number];

/** The entry in force for a nation at the date of the scenario: the latest one that has begun, of several the first. Without a turn, only entries without a date apply. */
export function findNationalityEntry(
  nation: string,
  kind: DrmKind,
  { turn, tables }: Header,
): NationalityEntry | undefined {
  const table = tables?.nationality;
  if (typeof table !== 'object') return undefined;
  const getFirstTurn = ({ from }: NationalityEntry): number => (from === undefined ? -Infinity : toTurnNumber(from));
  const currentTurn = turn === undefined ? -Infinity : toTurnNumber(turn);
  const inForce = table.entries.filter(
    (entry) => entry.nation === nation && entry[kind] !== undefined && getFirstTurn(entry) <= currentTurn,
  );
  return inForce.reduce<NationalityEntry | undefined>(
    (latest, entry) => (latest === undefined || getFirstTurn(entry) > getFirstTurn(latest) ? entry : latest),
    undefined,
  );
}

/** The modifier of a nation; 0 if it is not set, or the nation is unknown. */
export function getNationalityModifier(nation: string | undefined, kind: DrmKind, header: Header): number {
  return (nation === undefined ? undefined : findNationalityEntry(nation, kind, header)?.[kind]) ?? 0;
}

/**
 * The modifier line of a nation in a roll. A modifier that is not set is shown as zero, with a basis that says so.
 * @param sign -1 to subtract the modifier of the target
 * @param option the option that chose this nation among several
 */
export function createNationalityLine(
  nation: string | undefined,
  kind: DrmKind,
  sign: 1 | -1,
  header: Header,
  option?: Basis,
): Line {
  const entry = nation === undefined ? undefined : findNationalityEntry(nation, kind, header);
  const nationName = nation === undefined ? 'an unknown nation' : formatNation(nation);
  const label = `${kind === 'air' ? 'Air' : 'Naval'} Nationality DRM of ${nationName}`;
  const value = entry?.[kind];
  if (entry === undefined || value === undefined) {
    return { label: `${label}: nationality modifier not set`, by: 0, basis: missingBasis };
  }
  // Adding 0 turns -0 into 0.
  return { label, by: sign * value + 0, from: placeAt(entry, kind), basis: option ?? suppliedBasis };
}

const suppliedBasis: Basis = { kind: 'supplied-table', name: 'nationality' };
const missingBasis: Basis = { kind: 'missing-table', name: 'nationality' };
