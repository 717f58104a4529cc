/** Submarines that certainly dived or were sunk in an earlier battle against the same power. */
import { findClaimedUnits, KindMap, type ClaimedUnits } from '../../axis-and-allies/claimed-units';
import { addToTally, type Tally } from '../../tally';
import { resolveUnitDepth } from '../depths/depth';
import type { Header, LogEntry, Scenario, SeaBattle, UnitCount, UnitType } from '../data';
import { isHiddenDepth } from '../search/search';
import { listParticipants } from '../submarines';
import { getHits, isSubmarine } from '../units/units';
import { unitTypes } from '../units/unit-types';
import { destroyerBlocksDive, findDiveProhibition, resolveDiveOrder } from './dive';

/** A line of a force that a battle attacks with more of its submarines than remain after earlier battles. */
export interface RepeatedAttack {
  readonly line: ClaimedUnits;
  readonly remaining: number;
  /** The first of the earlier battles that they left. */
  readonly causes: readonly Departure[];
}

/** Submarines of a battle that left it. */
interface Departure {
  readonly battle: SeaBattle;
  readonly count: number;
}

export function findRepeatedAttacks(scenario: Scenario): readonly RepeatedAttack[] {
  const { forces = [], seaBattles = [] } = scenario;
  /** The key is the power that attacked the submarines. */
  const departuresByPower = new Map<string, KindMap<Tally<Departure>>>();
  const foughtForces = new Set<string | undefined>();
  return seaBattles.flatMap((battle) => {
    const { attacker, defender } = battle;
    const lines = findClaimedUnits(battle, forces).filter(
      ({ side, unit }) => side === 'defender' && isSubmarine(unit.type as UnitType),
    );
    const departuresByKind = departuresByPower.get(attacker.power) ?? new KindMap<Tally<Departure>>();
    departuresByPower.set(attacker.power, departuresByKind);
    const repeatedAttacks = lines.flatMap((line): RepeatedAttack[] => {
      const { count, first: causes } = departuresByKind.get(line) ?? { count: 0, first: [] };
      const remaining = Math.max(0, line.forceCount - count);
      // Another check reports lines that take more submarines than the force has.
      return count === 0 || line.count <= remaining || line.count > line.forceCount
        ? []
        : [{ line, remaining, causes }];
    });
    // An attacking force that has fought before may be lost, and then this battle does not take place.
    const isCertain = attacker.from === undefined || !foughtForces.has(attacker.from);
    for (const line of lines) {
      const count = isCertain ? countDepartures(line, battle, scenario) : 0;
      if (count > 0) departuresByKind.set(line, addToTally(departuresByKind.get(line), { battle, count }, count));
    }
    for (const from of [attacker.from, defender.from, ...(defender.forces ?? []).map((force) => force.from)])
      foughtForces.add(from);
    return repeatedAttacks;
  });
}

/** How many submarines of a line leave a battle: by its log, or without a log by their orders. */
function countDepartures({ unit, count }: ClaimedUnits, battle: SeaBattle, header: Header): number {
  const entries = battle.log?.filter(({ group }) => unit.id !== undefined && group === unit.id);
  if (entries?.some(({ did }) => did === 'dived')) return countLoggedDepartures(entries, { unit, count }, header);
  if (battle.log !== undefined) return 0;
  return divesByOrder(unit as UnitCount, battle, header) ? count : 0;
}

function countLoggedDepartures(
  entries: readonly LogEntry[],
  { unit, count }: Pick<ClaimedUnits, 'unit' | 'count'>,
  header: Header,
): number {
  if (entries.some((entry) => entry.did === 'dived' && entry.count === undefined)) return count;
  const isSunkByHit = getHits(unit.type as UnitType, header) === 1;
  const goneEntries = entries.filter(({ did }) => did === 'dived' || (did === 'hit' && isSunkByHit));
  return Math.min(
    count,
    goneEntries.reduce((sum, entry) => sum + (entry.count ?? 1), 0),
  );
}

/** Hidden submarines dive only if they are found, which is uncertain. */
function divesByOrder(unit: UnitCount, battle: SeaBattle, header: Header): boolean {
  const depth = resolveUnitDepth(unit, header);
  if (depth === undefined || isHiddenDepth(depth) || findDiveProhibition(depth, header) !== undefined) return false;
  const attackers = listParticipants(battle, 'attacker', header);
  if (attackers.length === 0 || resolveDiveOrder(unit, battle) !== 'always') return false;
  return !(destroyerBlocksDive(header) && attackers.some(({ type }) => unitTypes[type as UnitType].destroyer));
}
