/** A turn: rounds of naval combat by number, other combats in their place, and the ships and aircraft that they carry over. */
import type { State } from '../../../engine/combat';
import { withCounters } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import type { CombatEntry } from '../../../model/ruleset';
import {
  fileOrder,
  createTurn,
  type CarriedOver,
  type OrderedEntry,
  type ScenarioTurn,
  type TurnOrder,
} from '../../../model/turn';
import type { RuleId } from '../kit';
import type { NavalRound, Scenario, Unit } from '../data';
import { sortInFightingOrder } from '../rounds/order';
import { createPictureFactory } from './board-picture';
import { createCombatFactory } from './combat-creators';
import { describeRemaining } from './describe-remaining';
import { canFight, isShip, listLines, toSourceId } from './turn-forces';
import { computeLosses, keepLosses } from './turn-losses';
import { computeRemaining, createPool, reduceCombat, type Pool } from './turn-pool';
import { formatShips } from './turn-ships';

/** A combat of the turn with its lines of ships and aircraft. */
interface TurnCombat extends OrderedEntry {
  readonly lines: readonly Unit[];
  readonly round?: NavalRound;
}

/** Creates the turn of some combats of a scenario. */
export function createScenarioTurn(scenario: Scenario, ids: Ids, entries: readonly CombatEntry[]): ScenarioTurn {
  return createTurnAndPool(scenario, ids, entries).scenarioTurn;
}

/** Creates the turn, and the pool of units that its combats share. @param tracksFates whether to count what becomes of every ship and aircraft: the next turn begins with it */
export function createTurnAndPool(
  scenario: Scenario,
  ids: Ids,
  entries: readonly CombatEntry[],
  tracksFates = false,
): { readonly scenarioTurn: ScenarioTurn; readonly pool: Pool } {
  const rounds = new Map<object, NavalRound>(scenario.navalRounds?.map((round) => [round, round]));
  const turnCombats = listTurnOrder(scenario, entries).map(({ entry, order }): TurnCombat => {
    return { entry, order, lines: listLines(entry.object, ids), round: rounds.get(entry.object) };
  });
  const pool = createPool(
    turnCombats.map(({ lines }) => lines),
    ids,
    tracksFates,
  );
  const createCombat = createCombatFactory(scenario);
  const drawPicture = createPictureFactory(scenario);
  const stages = turnCombats.map((turnCombat, index) => {
    const isShared = turnCombat.lines.some((line) => pool.tracked.has(toSourceId(line)));
    return {
      entry: turnCombat.entry,
      order: turnCombat.order,
      ...(isShared && {
        carried: {
          ...createCarryOver(
            turnCombat,
            tracksFates ? turnCombats : turnCombats.slice(index + 1),
            pool,
            { create: createCombat, draw: drawPicture },
            ids,
          ),
          ...(continuesFight(turnCombat, turnCombats.slice(0, index)) && { optional: true }),
        },
      }),
    };
  });
  const combinedTurn = createTurn(scenario.title ?? 'Turn', stages, pool.counters, pool.start);
  const units = new Map(turnCombats.flatMap(({ lines }) => lines.map((line) => [toSourceId(line), line])));
  const describeLeftovers = (state: State): string => formatShips(units, pool.tracked, state);
  return { scenarioTurn: { ...combinedTurn, describeLeftovers }, pool };
}

/** Whether a round continues the combat of the round before, which each side may end (22.4). */
function continuesFight({ round, lines }: TurnCombat, earlierCombats: readonly TurnCombat[]): boolean {
  const lastRound = earlierCombats.findLast((combat) => combat.round)?.round;
  if (!round || !lastRound || (lastRound.number ?? 1) >= (round.number ?? 1)) return false;
  const ships = new Set(lines.filter(isShip).map(toSourceId));
  return earlierCombats.some(
    (fight) => fight.round === lastRound && fight.lines.some((line) => ships.has(toSourceId(line))),
  );
}

const roundOrder = { why: 'rounds in the order of their numbers', rule: 'round-order' } as const satisfies TurnOrder & {
  readonly rule: RuleId;
};

/** Sorts rounds by number; other combats keep their place. */
export function listTurnOrder(scenario: Scenario, entries: readonly CombatEntry[]): readonly OrderedEntry[] {
  return sortInFightingOrder(scenario, entries).map(({ combat: entry, isByNumber: byNumber }) => ({
    ...{ entry, order: byNumber ? roundOrder : fileOrder },
  }));
}

/** What a combat of a turn carries over. @param laterCombats the combats that depend on it */
function createCarryOver(
  { entry: { object }, lines }: TurnCombat,
  laterCombats: readonly TurnCombat[],
  pool: Pool,
  {
    create,
    draw,
  }: {
    readonly create: ReturnType<typeof createCombatFactory>;
    readonly draw: ReturnType<typeof createPictureFactory>;
  },
  ids: Ids,
): CarriedOver {
  const shared = lines.filter((line) => pool.tracked.has(toSourceId(line)));
  const laterIds = new Set(laterCombats.flatMap((fight) => fight.lines.map(toSourceId)));
  const laterLines = shared.filter((line) => laterIds.has(toSourceId(line)));
  const reduceTo = (state: State) => {
    const remaining = computeRemaining(shared, state, pool);
    return { remaining, reduced: reduceCombat(object, remaining, ids) };
  };
  return {
    involves: [...new Set(shared.flatMap((line) => listCounters(pool, line)))],
    takesPlace: (state) => {
      const { reduced } = reduceTo(state);
      return canFight(object, reduced.item, ids, reduced.ids);
    },
    createCombat: (state) => {
      const { reduced } = reduceTo(state);
      return keepLosses(create(object, reduced.item, reduced.ids), reduced, laterLines);
    },
    drawPicture: (state, combat) => {
      const { reduced } = reduceTo(state);
      return draw(object, reduced.item, reduced.ids, combat);
    },
    carryOver: (state, end, combat) =>
      withCounters(state, ...computeLosses({ lines: laterLines, ...reduceTo(state), pool, state, end, combat })),
    describeRemaining: (state) => {
      const { remaining } = reduceTo(state);
      return shared.flatMap((line) => describeRemaining(line, remaining.has(line.id) ? remaining.get(line.id) : line));
    },
  };
}

function listCounters({ tracked }: Pool, line: Unit): readonly number[] {
  const counters = tracked.get(toSourceId(line))!;
  if ('fate' in counters) return [counters.fate];
  if ('out' in counters)
    return counters.eliminated === undefined ? [counters.out] : [counters.out, counters.eliminated];
  return [counters.sunk, counters.damaged];
}
