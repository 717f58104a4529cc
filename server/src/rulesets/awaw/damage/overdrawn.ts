/** The ships and squadrons that written results leave for later combats. */
import type { Ids } from '../../../model/ids';
import { groupBy } from '../../group-by';
import { addToTally, type Tally } from '../../tally';
import { isWrittenWithoutDice } from '../../written-result';
import { countSquadrons } from '../air/squadrons';
import { isAirUnit, type AirForce, type Group, type NavalRound, type Scenario, type Unit } from '../data';
import { listCombatSides } from '../combat-lists';
import { resolveUnits } from '../force';
import { countLineUnits } from '../order-of-battle';
import { sortInFightingOrder } from '../rounds/order';

/** A combat, raid or interception with its forces. */
interface CombatForces {
  readonly id: string;
  /** The item of the file, for places. */
  readonly object: object;
  readonly forces: readonly Group[];
  /** Forces with air units, and the squadrons of each that its written result eliminated. */
  readonly flights: readonly Flight[];
}

/** A force with air units, and the squadrons of it that the written result eliminated. */
interface Flight {
  readonly force: Group;
  readonly eliminated: number;
}

/** A ship, a line of light ships or of squadrons, of which a combat needs more than the written results of earlier combats leave. */
export interface Overdrawn {
  readonly unit: Unit;
  readonly combat: Pick<CombatForces, 'id' | 'object'>;
  /** The group that lists it. */
  readonly group: Group;
  readonly all: number;
  readonly remaining: number;
  /** The first combats that cost the missing ones. */
  readonly causes: readonly Cause[];
}

interface Cause {
  readonly combat: Pick<CombatForces, 'id' | 'object'>;
  /** Ships sunk, or squadrons eliminated. */
  readonly lost: number;
}

type AirResult = Partial<Record<'eliminated', number>>;
type StrikeResult = AirResult & Partial<Record<'cover' | 'cap', AirResult>>;

interface WrittenResult {
  readonly ships?: Readonly<Record<string, { readonly sunk?: number }>>;
  readonly squadrons?: object;
}

/**
 * Ships and squadrons that fight although a written result sank or eliminated them before. A combat whose result comes from a whole turn was
 * fought with the remaining ones: it needs no more than its result takes.
 */
export function listOverdrawn(scenario: Scenario, ids: Ids): readonly Overdrawn[] {
  const causesById = new Map<string, Tally<Cause>>();
  return sortInFightingOrder(scenario, sortInFileOrder(scenario)).flatMap(({ combat }) => {
    const result = getResult(combat);
    const unitsById = new Map<string, { unit: Unit; group: Group }>();
    for (const group of [...combat.forces, ...combat.flights.map(({ force }) => force)])
      for (const { unit } of resolveUnits(group, ids))
        if (!unitsById.has(unit.id)) unitsById.set(unit.id, { unit, group });
    const eliminated = countEliminated(combat, ids);
    const countLost = (unit: Unit): number => eliminated.get(unit.id) ?? countSunk(result, unit);
    const overdrafts = [...unitsById.values()].flatMap(({ unit, group }): Overdrawn[] => {
      const causes = causesById.get(toSourceId(unit));
      if (!causes) return [];
      const totalCount = countMembers((ids.find('unit', toSourceId(unit))?.object as Unit | undefined) ?? unit);
      const remaining = Math.max(0, totalCount - causes.count);
      const takenCount = countMembers(unit);
      const neededCount = isWrittenWithoutDice(result) ? countLost(unit) : takenCount;
      // Another check reports lines that take more units than there are.
      return neededCount <= remaining || takenCount > totalCount
        ? []
        : [{ unit, combat, group, all: totalCount, remaining, causes: causes.first }];
    });
    for (const { unit } of unitsById.values()) {
      const [id, lostCount] = [toSourceId(unit), countLost(unit)];
      if (lostCount > 0) causesById.set(id, addToTally(causesById.get(id), { combat, lost: lostCount }, lostCount));
    }
    return overdrafts;
  });
}

/** The ships, factors or squadrons of a line. */
function countMembers(unit: Unit): number {
  return isAirUnit(unit) ? countSquadrons(unit) : countLineUnits(unit);
}

/** The squadrons of each air unit that the written result of a combat eliminated, by id. The lines of a force lose in their order. */
function countEliminated({ flights }: CombatForces, ids: Ids): ReadonlyMap<string, number> {
  const losses = new Map<string, number>();
  for (const [force, flownForces] of groupBy(flights, (flight) => flight.force)) {
    let unallotted = flownForces.reduce((sum, { eliminated }) => sum + eliminated, 0);
    for (const { unit } of resolveUnits(force, ids)) {
      if (!isAirUnit(unit)) continue;
      const lostCount = Math.min(unallotted, countSquadrons(unit));
      unallotted -= lostCount;
      losses.set(unit.id, (losses.get(unit.id) ?? 0) + lostCount);
    }
  }
  return losses;
}

/** The forces of all combats of a scenario; raids and interceptions sink nothing. */
function listCombatForces(scenario: Scenario): readonly CombatForces[] {
  const { airAttacks = [], navalRounds = [], raids = [], interceptions = [] } = scenario;
  const flights = new Map<object, readonly Flight[]>([
    ...airAttacks.map((attack) => {
      const squadrons = attack.result?.squadrons as StrikeResult | undefined;
      return [attack, listFlights(attack.attacker, attack, squadrons)] as const;
    }),
    ...navalRounds.map((round) => [round, listRoundFlights(round)] as const),
  ]);
  return [
    ...listCombatSides(scenario).map(({ id, object, attacker, defender }) => ({
      ...{ id, object, forces: [...attacker, ...defender], flights: flights.get(object) ?? [] },
    })),
    ...raids.map((object) => ({ id: object.id, object, forces: [object.raiders, object.defender ?? {}], flights: [] })),
    ...interceptions.map((object) => ({ id: object.id, object, forces: [object.interceptor], flights: [] })),
  ];
}

function listRoundFlights({ strikes = [], attacker, defender, result }: NavalRound): readonly Flight[] {
  return strikes.flatMap((strike) => {
    const enemy = (strike.by === 'attacker' ? defender : attacker).groups.find(({ number }) => number === strike.group);
    const squadrons = result?.squadrons as Readonly<Record<string, StrikeResult | undefined>> | undefined;
    return listFlights(strike.attacker, enemy ?? {}, squadrons?.[strike.id]);
  });
}

function listFlights(
  attacker: AirForce,
  { cover, cap }: { readonly cover?: AirForce; readonly cap?: AirForce },
  result: StrikeResult = {},
): readonly Flight[] {
  return [
    { force: attacker, eliminated: result.eliminated ?? 0 },
    ...(cover ? [{ force: cover, eliminated: result.cover?.eliminated ?? 0 }] : []),
    ...(cap ? [{ force: cap, eliminated: result.cap?.eliminated ?? 0 }] : []),
  ];
}

/** The combats whose written results have sunk ships of a unit, by its id in the order of battle. */
export function listSinkings(scenario: Scenario, ids: Ids): ReadonlyMap<string, readonly Cause[]> {
  const causesById = new Map<string, Cause[]>();
  for (const combat of listCombatSides(scenario)) {
    const units = [...combat.attacker, ...combat.defender].flatMap((group) =>
      resolveUnits(group, ids).map(({ unit }) => unit),
    );
    for (const unit of new Map(units.map((each) => [each.id, each])).values()) {
      const sunkCount = countSunk(getResult(combat), unit);
      if (sunkCount === 0) continue;
      const causes = causesById.get(toSourceId(unit)) ?? [];
      causes.push({ combat, lost: sunkCount });
      causesById.set(toSourceId(unit), causes);
    }
  }
  return causesById;
}

/** The id of the unit in the order of battle, if it is taken from there. */
function toSourceId({ id, unit }: Unit): string {
  return unit ?? id;
}

/** Combats in file order; lists come in the order of the root. */
function sortInFileOrder(scenario: Scenario): readonly CombatForces[] {
  const lists = Object.values(scenario).filter((value): value is object[] => Array.isArray(value));
  const positions = new Map(lists.flat().map((object, index) => [object, index]));
  return listCombatForces(scenario).toSorted((a, b) => positions.get(a.object)! - positions.get(b.object)!);
}

function getResult({ object }: Pick<CombatForces, 'object'>): WrittenResult | undefined {
  return 'result' in object ? (object.result as WrittenResult) : undefined;
}

function countSunk(result: WrittenResult | undefined, unit: Unit): number {
  return Math.min(countLineUnits(unit), result?.ships?.[unit.id]?.sunk ?? 0);
}
