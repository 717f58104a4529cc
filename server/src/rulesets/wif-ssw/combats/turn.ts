/** A turn: the combats by impulse, strategic submarine warfare before naval combat (1.2), with the units that remain for later combats. */
import type { Basis } from '../../../engine/amount';
import type { Combat, Counter, State } from '../../../engine/combat';
import { withCounters } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import type { CombatSite } from '../../../model/ruleset';
import { turnOf, type CarriedOver, type OrderedSite, type ScenarioTurn, type TurnOrder } from '../../../model/turn';
import { isAircraft, isSub, type Engagement, type NavalCombat, type Scenario, type Unit } from '../data';
import { impulseOf } from '../impulse';
import { attackers } from '../initiation/participants';
import { marks } from '../naval-combat/marked';
import { included } from '../naval-combat/ships';
import { optionBasis, reading } from '../options';
import type { RuleId } from '../rules';
import { countOf } from '../units';
import { typeOf } from './board';
import {
  combatOfLeft,
  convoyHits,
  convoyKey,
  groupsOf,
  isDamaged,
  type Left,
  type LeftCombat,
  type Stated,
} from './left';
import { leftInWords } from './left-in-words';

/** A combat of the turn. */
interface Fight extends Stated, OrderedSite {
  readonly impulse: number;
  /** The number of each unit that it takes, by id. */
  readonly takes: ReadonlyMap<string, number>;
}

/** The units that several combats share, with the counters that carry over. */
interface Pool {
  /** The total of each unit, by id. */
  readonly sizes: ReadonlyMap<string, number>;
  readonly counters: readonly Counter[];
  readonly start: State;
  /** By id: units out of action for the rest of the turn. */
  readonly out: ReadonlyMap<string, number>;
  /** By id: damaged units among the others, if they fight on (`hitUnits`). */
  readonly damaged: ReadonlyMap<string, number>;
  /** By impulse and id: submarines that are marked, and so barred from naval combat in the impulse (1.3), and those of them that are damaged. */
  readonly marked: ReadonlyMap<string, { readonly all: number; readonly damaged?: number }>;
  /** By impulse and convoy: points in port until the end of the impulse (`hitConvoyPoints`). */
  readonly inPort: ReadonlyMap<string, number>;
}

/** The turn formed by some combats of a scenario. */
export function turn(scenario: Scenario, ids: Ids, sites: readonly CombatSite[]): ScenarioTurn {
  const { engagements = [], navalCombats = [] } = scenario;
  const fights = turnOrder(scenario, sites).map(({ site, order }): Fight => {
    const engagement = engagements.find((one) => one === site.object);
    const navalCombat = navalCombats.find((one) => one === site.object);
    const impulse = impulseOf(engagement ?? navalCombat ?? {}, scenario) ?? 0;
    return { site, order, impulse, takes: takenBy(engagement, navalCombat, ids), engagement, navalCombat };
  });
  const pool = poolOf(fights, scenario, ids);
  const stages = fights.map((fight, index) => {
    const later = fights.slice(index + 1);
    const shared = [...fight.takes.keys()].some((id) => pool.out.has(id));
    return {
      site: fight.site,
      order: fight.order,
      ...(shared && { carried: carriedBy(fight, later, pool, scenario, ids) }),
    };
  });
  return { ...turnOf(titleOf(scenario), stages, pool.counters, pool.start), bases: basesOf(pool) };
}

const ofEngagements = {
  why: 'one sea zone after the other, in the order of the file',
  rule: 'zones-one-at-a-time',
} as const satisfies OrderByRule;
const ofNavalCombats = {
  why: 'naval combat comes after strategic submarine warfare',
  rule: 'ssw-step',
} as const satisfies OrderByRule;

type OrderByRule = TurnOrder & { readonly rule: RuleId };

/** By impulse, strategic submarine warfare before naval combat. */
export function turnOrder(scenario: Scenario, sites: readonly CombatSite[]): readonly OrderedSite[] {
  const naval = new Set<object>(scenario.navalCombats);
  const impulses = new Map(sites.map(({ object }) => [object, impulseOf(object, scenario) ?? 0]));
  const isNaval = ({ object }: CombatSite): boolean => naval.has(object);
  return sites
    .toSorted((a, b) => impulses.get(a.object)! - impulses.get(b.object)! || Number(isNaval(a)) - Number(isNaval(b)))
    .map((site) => ({ site, order: isNaval(site) ? ofNavalCombats : ofEngagements }));
}

function titleOf({ title }: Scenario): string {
  return title ?? 'Turn';
}

/** The units that a combat takes, by id, and the points of its convoy from the order of battle. */
function takenBy(
  engagement: Engagement | undefined,
  navalCombat: NavalCombat | undefined,
  ids: Ids,
): ReadonlyMap<string, number> {
  const units = engagement
    ? groupsOf(engagement).flatMap((group) => group.units ?? [])
    : navalCombat
      ? [navalCombat.attacker, navalCombat.defender].flatMap((group) => included(group, ids).map(({ unit }) => unit))
      : [];
  const taken = new Map<string, number>();
  for (const unit of units) taken.set(unit.id, (taken.get(unit.id) ?? 0) + countOf(unit));
  const { from, convoyPoints = 0 } = engagement?.convoy ?? {};
  if (from !== undefined) taken.set(convoyKey(from), convoyPoints);
  return taken;
}

/** The options that decide what later combats lack. */
function basesOf({ sizes }: Pool): readonly Basis[] {
  const isConvoy = (id: string) => id.startsWith(convoyKey(''));
  const ids = [...sizes.keys()];
  return [
    ...(ids.some((id) => !isConvoy(id)) ? [optionBasis('hitUnits')] : []),
    ...(ids.some(isConvoy) ? [optionBasis('hitConvoyPoints')] : []),
  ];
}

/** Units that only one combat takes are not included. */
function poolOf(fights: readonly Fight[], scenario: Scenario, ids: Ids): Pool {
  const sizes = new Map<string, number>();
  for (const id of new Set(fights.flatMap(({ takes }) => [...takes.keys()]))) {
    const takers = fights.filter(({ takes }) => takes.has(id));
    if (takers.length < 2) continue;
    sizes.set(id, Math.max(declaredSize(id, ids), ...takers.map(({ takes }) => takes.get(id)!)));
  }
  const counters: Counter[] = [];
  const start: number[] = [];
  const counter = (name: string, title: string, max: number, value = 0): number => {
    start.push(value);
    return counters.push({ name, title, max }) - 1;
  };
  const out = new Map([...sizes].map(([id, size]) => [id, counter(`out.${id}`, `${id} out of action`, size)]));
  const damaged = new Map<string, number>();
  if (reading(scenario, 'hitUnits') === 'damaged-fight-on')
    for (const [id, size] of sizes) {
      const unit = ids.find('unit', id)?.object as Unit | undefined;
      if (unit === undefined || isAircraft(unit)) continue;
      damaged.set(id, counter(`damaged.${id}`, `${id} damaged`, size, isDamaged(unit) ? size : 0));
    }
  const marked = new Map<string, { all: number; damaged?: number }>();
  const inPort = new Map<string, number>();
  for (const { engagement, impulse } of fights) {
    for (const { id } of engagement?.subs.units.filter(isSub) ?? []) {
      const size = sizes.get(id);
      const key = inImpulse(impulse, id);
      if (size === undefined || marked.has(key)) continue;
      const title = `${id} marked in impulse ${impulse}`;
      const all = counter(`marked.${key}`, title, size);
      marked.set(key, {
        all,
        ...(damaged.has(id) && { damaged: counter(`markedDamaged.${key}`, `${title}, damaged`, size) }),
      });
    }
    const convoy = engagement?.convoy.from === undefined ? undefined : convoyKey(engagement.convoy.from);
    const size = convoy === undefined ? undefined : sizes.get(convoy);
    if (size === undefined || reading(scenario, 'hitConvoyPoints') === 'sail-no-farther') continue;
    const key = inImpulse(impulse, convoy!);
    if (!inPort.has(key)) inPort.set(key, counter(`inPort.${key}`, `${convoy} in port in impulse ${impulse}`, size));
  }
  return { sizes, counters, start, out, damaged, marked, inPort };
}

/** The total by the order of battle, or by the unit's own line. */
function declaredSize(id: string, ids: Ids): number {
  const unit = ids.find('unit', id)?.object as Unit | undefined;
  if (unit) return countOf(unit);
  const convoy = ids.all('convoy').find((one) => convoyKey(one.id) === id)?.object as
    { convoyPoints?: number } | undefined;
  return convoy?.convoyPoints ?? 0;
}

function inImpulse(impulse: number, id: string): string {
  return `${impulse}.${id}`;
}

/** How a combat depends on earlier ones, and its effect on later ones. */
function carriedBy(fight: Fight, later: readonly Fight[], pool: Pool, scenario: Scenario, ids: Ids): CarriedOver {
  const { takes, impulse } = fight;
  const shared = [...takes.keys()].filter((id) => pool.out.has(id));
  const keeps = new Set(shared.filter((id) => later.some((other) => other.takes.has(id))));
  const stated = new WeakMap<Combat, LeftCombat>();
  const countersOf = (id: string) => {
    const marks = pool.marked.get(inImpulse(impulse, id));
    return {
      out: pool.out.get(id)!,
      damaged: pool.damaged.get(id),
      marked: marks?.all,
      markedDamaged: marks?.damaged,
      inPort: pool.inPort.get(inImpulse(impulse, id)),
    };
  };
  const leftOf = (id: string, state: State): Left => {
    const at = countersOf(id);
    const read = (counter: number | undefined): number => (counter === undefined ? 0 : state[counter]!);
    const damaged = read(at.damaged) - read(at.markedDamaged);
    const all = pool.sizes.get(id)! - state[at.out]! - read(at.marked) - read(at.inPort);
    return { able: Math.max(0, all - damaged), damaged: Math.max(0, damaged) };
  };
  const leftAt = (state: State) => new Map(shared.map((id) => [id, leftOf(id, state)]));
  const combatAt = (state: State): LeftCombat => combatOfLeft(fight, leftAt(state), keeps, scenario, ids);
  return {
    involves: shared.flatMap((id) => Object.values(countersOf(id)).filter((counter) => counter !== undefined)),
    combat: (state) => {
      const now = combatAt(state);
      stated.set(now.combat, now);
      return now.combat;
    },
    left: (state) =>
      leftInWords(fight, leftAt(state), combatAt(state), ids, (id) => state[countersOf(id).marked ?? -1] ?? 0),
    leaves: (state, end, combat) => {
      const { board, engagement } = stated.get(combat)!;
      const type = typeOf(board, end);
      const areMarked = engagement !== undefined && marks(type === 'undecided' ? 'none' : type, scenario);
      const joined = areMarked ? attackers(engagement, scenario) : [];
      const changes = [...keeps].flatMap((id) => {
        const at = countersOf(id);
        const add = (counter: number | undefined, by: number): (readonly [number, number])[] => {
          if (counter === undefined) return [];
          const sum = state[counter]! + by;
          return [[counter, Math.min(Math.max(0, sum), pool.counters[counter]!.max)]];
        };
        if (engagement?.convoy.from !== undefined && id === convoyKey(engagement.convoy.from)) {
          const { gone, inPort } = convoyHits(engagement, board, end, scenario);
          return at.inPort === undefined
            ? add(at.out, gone + inPort)
            : [...add(at.out, gone), ...add(at.inPort, inPort)];
        }
        const hits = end[board.kept.get(id) ?? -1] ?? 0;
        const damaged = end[board.keptDamaged.get(id) ?? -1] ?? 0;
        const own = joined.filter((unit) => unit.id === id);
        const count = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + countOf(unit), 0);
        return [
          ...add(at.out, hits),
          ...add(at.damaged, damaged),
          ...(own.length === 0
            ? []
            : [...add(at.marked, count(own) - hits), ...add(at.markedDamaged, count(own.filter(isDamaged)) + damaged)]),
        ];
      });
      return withCounters(state, ...changes);
    },
  };
}
