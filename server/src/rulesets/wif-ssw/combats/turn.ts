/** A turn: the combats by impulse, strategic submarine warfare before naval combat (1.2), with the units that remain for later combats. */
import type { Basis } from '../../../engine/amount';
import { withCounters, type Combat, type Counter, type State } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import type { CombatEntry } from '../../../model/ruleset';
import {
  createTurn,
  type CarriedOver,
  type OrderedEntry,
  type ScenarioTurn,
  type TurnOrder,
} from '../../../model/turn';
import type { RuleId } from '../kit';
import { isAircraft, isSub, type Engagement, type NavalCombat, type Scenario, type Unit } from '../data';
import { getImpulse } from '../impulse';
import { listAttackers } from '../initiation/participants';
import { marksSubmarines } from '../naval-combat/marked';
import { listIncluded } from '../naval-combat/ships';
import { createOptionBasis, getReading } from '../options';
import { getCount } from '../units';
import { getCombatType } from './board';
import {
  reduceCombat,
  countConvoyHits,
  createConvoyKey,
  listGroups,
  isDamaged,
  type Remaining,
  type ReducedCombat,
  type CombatSource,
} from './remaining';
import { drawEngagement, drawSubCombat } from './board-picture';
import { describeRemaining } from './describe-remaining';

/** A combat of the turn. */
interface TurnCombat extends CombatSource, OrderedEntry {
  readonly impulse: number;
  /** The number of each unit that it takes, by id. */
  readonly takenCounts: ReadonlyMap<string, number>;
}

/** The units that several combats share, with the counters that carry over. */
interface Pool {
  /** The total of each unit, by id. */
  readonly sizes: ReadonlyMap<string, number>;
  readonly counters: readonly Counter[];
  readonly start: State;
  /** By id: units out of action for the rest of the turn. */
  readonly outOfAction: ReadonlyMap<string, number>;
  /** By id: damaged units among the others, if they fight on (`hitUnits`). */
  readonly damaged: ReadonlyMap<string, number>;
  /** By impulse and id: submarines that are marked, and so barred from naval combat in the impulse (1.3), and those of them that are damaged. */
  readonly marked: ReadonlyMap<string, { readonly all: number; readonly damaged?: number }>;
  /** By impulse and convoy: points in port until the end of the impulse (`hitConvoyPoints`). */
  readonly inPort: ReadonlyMap<string, number>;
  /** By id: what the next turn lacks, and units that it begins with as damaged; empty if it does not matter. */
  readonly fates: ReadonlyMap<string, { readonly lost: number; readonly damaged?: number }>;
}

/** The turn formed by some combats of a scenario. */
export function createScenarioTurn(scenario: Scenario, ids: Ids, entries: readonly CombatEntry[]): ScenarioTurn {
  return createTurnAndPool(scenario, ids, entries).scenarioTurn;
}

/** Creates a turn with the pool of its units. @param tracksFates true if the next turn needs to know what became of every unit */
export function createTurnAndPool(
  scenario: Scenario,
  ids: Ids,
  entries: readonly CombatEntry[],
  tracksFates = false,
): { readonly scenarioTurn: ScenarioTurn; readonly pool: Pool } {
  const { engagements = [], navalCombats = [] } = scenario;
  const turnCombats = listTurnOrder(scenario, entries).map(({ entry, order }): TurnCombat => {
    const engagement = engagements.find((item) => item === entry.object);
    const navalCombat = navalCombats.find((item) => item === entry.object);
    const impulse = getImpulse(engagement ?? navalCombat ?? {}, scenario) ?? 0;
    return { entry, order, impulse, takenCounts: countUnits(engagement, navalCombat, ids), engagement, navalCombat };
  });
  const pool = createPool(turnCombats, scenario, ids, tracksFates);
  const stages = turnCombats.map((turnCombat, index) => {
    const laterCombats = turnCombats.slice(index + 1);
    const isShared = [...turnCombat.takenCounts.keys()].some((id) => pool.outOfAction.has(id));
    return {
      entry: turnCombat.entry,
      order: turnCombat.order,
      ...(isShared && { carried: createCarriedOver(turnCombat, laterCombats, pool, scenario, ids) }),
    };
  });
  const wholeTurn = createTurn(getTitle(scenario), stages, pool.counters, pool.start);
  return { scenarioTurn: { ...wholeTurn, bases: listBases(pool) }, pool };
}

const engagementOrder = {
  why: 'one sea zone after the other, in the order of the file',
  rule: 'zones-one-at-a-time',
} as const satisfies OrderByRule;
const navalCombatOrder = {
  why: 'naval combat comes after strategic submarine warfare',
  rule: 'ssw-step',
} as const satisfies OrderByRule;

type OrderByRule = TurnOrder & { readonly rule: RuleId };

/** The combats in the order of their impulses, in each impulse strategic submarine warfare before naval combat. */
export function listTurnOrder(scenario: Scenario, entries: readonly CombatEntry[]): readonly OrderedEntry[] {
  const naval = new Set<object>(scenario.navalCombats);
  const impulses = new Map(entries.map(({ object }) => [object, getImpulse(object, scenario) ?? 0]));
  const isNaval = ({ object }: CombatEntry): boolean => naval.has(object);
  return entries
    .toSorted((a, b) => impulses.get(a.object)! - impulses.get(b.object)! || Number(isNaval(a)) - Number(isNaval(b)))
    .map((entry) => ({ entry, order: isNaval(entry) ? navalCombatOrder : engagementOrder }));
}

function getTitle({ title }: Scenario): string {
  return title ?? 'Turn';
}

/** The units that a combat takes, by id, and the points of its convoy from the order of battle. */
function countUnits(
  engagement: Engagement | undefined,
  navalCombat: NavalCombat | undefined,
  ids: Ids,
): ReadonlyMap<string, number> {
  const units = engagement
    ? listGroups(engagement).flatMap((group) => group.units ?? [])
    : navalCombat
      ? [navalCombat.attacker, navalCombat.defender].flatMap((group) =>
          listIncluded(group, ids).map(({ unit }) => unit),
        )
      : [];
  const counts = new Map<string, number>();
  for (const unit of units) counts.set(unit.id, (counts.get(unit.id) ?? 0) + getCount(unit));
  const { from, convoyPoints = 0 } = engagement?.convoy ?? {};
  if (from !== undefined) counts.set(createConvoyKey(from), convoyPoints);
  return counts;
}

/** The options that decide what later combats lack. */
function listBases({ sizes }: Pool): readonly Basis[] {
  const isConvoy = (id: string) => id.startsWith(createConvoyKey(''));
  const ids = [...sizes.keys()];
  return [
    ...(ids.some((id) => !isConvoy(id)) ? [createOptionBasis('hitUnits')] : []),
    ...(ids.some(isConvoy) ? [createOptionBasis('hitConvoyPoints')] : []),
  ];
}

/** Units that only one combat takes are not included, unless their fates count. */
function createPool(turnCombats: readonly TurnCombat[], scenario: Scenario, ids: Ids, tracksFates: boolean): Pool {
  const sizes = new Map<string, number>();
  for (const id of new Set(turnCombats.flatMap(({ takenCounts }) => [...takenCounts.keys()]))) {
    const takingCombats = turnCombats.filter(({ takenCounts }) => takenCounts.has(id));
    if (takingCombats.length < (tracksFates ? 1 : 2)) continue;
    sizes.set(id, Math.max(getDeclaredSize(id, ids), ...takingCombats.map(({ takenCounts }) => takenCounts.get(id)!)));
  }
  const counters: Counter[] = [];
  const start: number[] = [];
  const addCounter = (name: string, title: string, max: number, value = 0): number => {
    start.push(value);
    return counters.push({ name, title, max }) - 1;
  };
  const outCounters = new Map(
    [...sizes].map(([id, size]) => [id, addCounter(`out.${id}`, `${id} out of action`, size)]),
  );
  const damaged = new Map<string, number>();
  if (getReading(scenario, 'hitUnits') === 'damaged-fight-on')
    for (const [id, size] of sizes) {
      const unit = ids.find('unit', id)?.object as Unit | undefined;
      if (unit === undefined || isAircraft(unit)) continue;
      damaged.set(id, addCounter(`damaged.${id}`, `${id} damaged`, size, isDamaged(unit) ? size : 0));
    }
  const markedCounters = new Map<string, { all: number; damaged?: number }>();
  const inPort = new Map<string, number>();
  for (const { engagement, impulse } of turnCombats) {
    for (const { id } of engagement?.subs.units.filter(isSub) ?? []) {
      const size = sizes.get(id);
      const key = createImpulseKey(impulse, id);
      if (size === undefined || markedCounters.has(key)) continue;
      const title = `${id} marked in impulse ${impulse}`;
      const all = addCounter(`marked.${key}`, title, size);
      markedCounters.set(key, {
        all,
        ...(damaged.has(id) && { damaged: addCounter(`markedDamaged.${key}`, `${title}, damaged`, size) }),
      });
    }
    const convoy = engagement?.convoy.from === undefined ? undefined : createConvoyKey(engagement.convoy.from);
    const size = convoy === undefined ? undefined : sizes.get(convoy);
    if (size === undefined || getReading(scenario, 'hitConvoyPoints') === 'sail-no-farther') continue;
    const key = createImpulseKey(impulse, convoy!);
    if (!inPort.has(key)) inPort.set(key, addCounter(`inPort.${key}`, `${convoy} in port in impulse ${impulse}`, size));
  }
  const fates = new Map<string, { lost: number; damaged?: number }>();
  for (const [id, size] of tracksFates ? sizes : []) {
    const unit = ids.find('unit', id)?.object as Unit | undefined;
    fates.set(id, {
      lost: addCounter(`lost.${id}`, `${id} lost`, size),
      ...(unit && { damaged: addCounter(`hurt.${id}`, `${id} damaged`, size, isDamaged(unit) ? size : 0) }),
    });
  }
  return { sizes, counters, start, fates, outOfAction: outCounters, damaged, marked: markedCounters, inPort };
}

/** The total by the order of battle, or by the unit's own line. */
function getDeclaredSize(id: string, ids: Ids): number {
  const unit = ids.find('unit', id)?.object as Unit | undefined;
  if (unit) return getCount(unit);
  const convoy = ids.listDeclarations('convoy').find((item) => createConvoyKey(item.id) === id)?.object as
    { convoyPoints?: number } | undefined;
  return convoy?.convoyPoints ?? 0;
}

function createImpulseKey(impulse: number, id: string): string {
  return `${impulse}.${id}`;
}

/** How a combat depends on earlier ones, and its effect on later ones. */
function createCarriedOver(
  turnCombat: TurnCombat,
  laterCombats: readonly TurnCombat[],
  pool: Pool,
  scenario: Scenario,
  ids: Ids,
): CarriedOver {
  const { takenCounts, impulse } = turnCombat;
  const sharedIds = [...takenCounts.keys()].filter((id) => pool.outOfAction.has(id));
  const tracksFates = pool.fates.size > 0;
  const trackedIds = new Set(
    sharedIds.filter((id) => tracksFates || laterCombats.some((other) => other.takenCounts.has(id))),
  );
  const reducedCombats = new WeakMap<Combat, ReducedCombat>();
  const findCounters = (id: string) => {
    const marks = pool.marked.get(createImpulseKey(impulse, id));
    return {
      out: pool.outOfAction.get(id)!,
      damaged: pool.damaged.get(id),
      marked: marks?.all,
      markedDamaged: marks?.damaged,
      inPort: pool.inPort.get(createImpulseKey(impulse, id)),
      lost: pool.fates.get(id)?.lost,
      hurt: pool.fates.get(id)?.damaged,
    };
  };
  const computeRemaining = (id: string, state: State): Remaining => {
    const idCounters = findCounters(id);
    const readCounter = (counter: number | undefined): number => (counter === undefined ? 0 : state[counter]!);
    const damaged = readCounter(idCounters.damaged) - readCounter(idCounters.markedDamaged);
    const availableCount =
      pool.sizes.get(id)! - state[idCounters.out]! - readCounter(idCounters.marked) - readCounter(idCounters.inPort);
    return { able: Math.max(0, availableCount - damaged), damaged: Math.max(0, damaged) };
  };
  const collectRemaining = (state: State) => new Map(sharedIds.map((id) => [id, computeRemaining(id, state)]));
  const getCombat = (state: State): ReducedCombat =>
    reduceCombat(turnCombat, collectRemaining(state), { ids: trackedIds, tracksFates }, scenario, ids);
  return {
    involves: sharedIds.flatMap((id) => Object.values(findCounters(id)).filter((counter) => counter !== undefined)),
    createCombat: (state) => {
      const reduced = getCombat(state);
      reducedCombats.set(reduced.combat, reduced);
      return reduced.combat;
    },
    drawPicture: (state) => {
      const { engagement, navalCombat } = getCombat(state);
      return engagement
        ? drawEngagement(engagement, scenario)
        : navalCombat && drawSubCombat(navalCombat, scenario, ids);
    },
    describeRemaining: (state) =>
      describeRemaining(
        turnCombat,
        collectRemaining(state),
        getCombat(state),
        ids,
        (id) => state[findCounters(id).marked ?? -1] ?? 0,
      ),
    carryOver: (state, end, combat) => {
      const { board, engagement } = reducedCombats.get(combat)!;
      const type = getCombatType(board, end);
      const areMarked = engagement !== undefined && marksSubmarines(type === 'undecided' ? 'none' : type, scenario);
      const attackers = areMarked ? listAttackers(engagement, scenario) : [];
      const changes = [...trackedIds].flatMap((id) => {
        const at = findCounters(id);
        const add = (counter: number | undefined, difference: number): (readonly [number, number])[] => {
          if (counter === undefined) return [];
          const sum = state[counter]! + difference;
          return [[counter, Math.min(Math.max(0, sum), pool.counters[counter]!.max)]];
        };
        if (engagement?.convoy.from !== undefined && id === createConvoyKey(engagement.convoy.from)) {
          const { gone, inPort } = countConvoyHits(engagement, board, end, scenario);
          const convoyChanges =
            at.inPort === undefined ? add(at.out, gone + inPort) : [...add(at.out, gone), ...add(at.inPort, inPort)];
          return [...convoyChanges, ...add(at.lost, gone)];
        }
        const hits = end[board.trackedHits.get(id) ?? -1] ?? 0;
        const damaged = end[board.trackedDamaged.get(id) ?? -1] ?? 0;
        const fates = board.trackedFates.get(id);
        const ownUnits = attackers.filter((unit) => unit.id === id);
        const count = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + getCount(unit), 0);
        return [
          ...add(at.out, hits),
          ...add(at.damaged, damaged),
          ...(fates ? [...add(at.lost, end[fates.destroyed]!), ...add(at.hurt, end[fates.damaged]!)] : []),
          ...(ownUnits.length === 0
            ? []
            : [
                ...add(at.marked, count(ownUnits) - hits),
                ...add(at.markedDamaged, count(ownUnits.filter(isDamaged)) + damaged),
              ]),
        ];
      });
      return withCounters(state, ...changes);
    },
  };
}
