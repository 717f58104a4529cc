/** A turn: the combats impulse by impulse, strategic submarine warfare before naval combat (1.2), and who is left for the later ones. */
import type { Combat, Counter, State } from '../../../engine/combat';
import { withCounters } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import type { CombatSite } from '../../../model/ruleset';
import { turnOf, type CarriedOver, type OrderedSite, type ScenarioTurn, type TurnOrder } from '../../../model/turn';
import { isSub, type Engagement, type NavalCombat, type Scenario, type Unit } from '../data';
import { impulseOf } from '../impulse';
import { attackers } from '../initiation/participants';
import { marks } from '../naval-combat/marked';
import { included } from '../naval-combat/ships';
import type { RuleId } from '../rules';
import { countOf } from '../units';
import { typeOf } from './board';
import { combatOfLeft, convoyHits, convoyKey, groupsOf, type LeftCombat, type Stated } from './left';

/** A combat in the turn. */
interface Fight extends Stated, OrderedSite {
  readonly impulse: number;
  /** How many of each unit it takes, by id. */
  readonly takes: ReadonlyMap<string, number>;
}

/** What carries over of the units that several combats take. */
interface Pool {
  /** How many there are of each, by id. */
  readonly sizes: ReadonlyMap<string, number>;
  readonly counters: readonly Counter[];
  /** By id: how many were destroyed, damaged or aborted. Whoever was is out of action for the rest of the turn. */
  readonly hit: ReadonlyMap<string, number>;
  /** By impulse and id: how many submarines are marked, and barred from naval combat in the impulse (1.3). */
  readonly marked: ReadonlyMap<string, number>;
}

/** The turn that some combats of a scenario make. */
export function turn(scenario: Scenario, ids: Ids, sites: readonly CombatSite[]): ScenarioTurn {
  const { engagements = [], navalCombats = [] } = scenario;
  const fights = turnOrder(scenario, sites).map(({ site, order }): Fight => {
    const engagement = engagements.find((one) => one === site.object);
    const navalCombat = navalCombats.find((one) => one === site.object);
    const impulse = impulseOf(engagement ?? navalCombat ?? {}, scenario) ?? 0;
    return { site, order, impulse, takes: takenBy(engagement, navalCombat, ids), engagement, navalCombat };
  });
  const pool = poolOf(fights, ids);
  const stages = fights.map((fight, index) => {
    const later = fights.slice(index + 1);
    const shared = [...fight.takes.keys()].some((id) => pool.hit.has(id));
    return {
      site: fight.site,
      order: fight.order,
      ...(shared && { carried: carriedBy(fight, later, pool, scenario, ids) }),
    };
  });
  return turnOf(
    titleOf(scenario),
    stages,
    pool.counters,
    pool.counters.map(() => 0),
  );
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

/** Impulse by impulse, strategic submarine warfare before naval combat. */
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

/** Units with an id that a combat takes, several lines of a unit together, and the points of a convoy of the order of battle. */
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

/** Units that one combat takes alone are not in it. */
function poolOf(fights: readonly Fight[], ids: Ids): Pool {
  const sizes = new Map<string, number>();
  for (const id of new Set(fights.flatMap(({ takes }) => [...takes.keys()]))) {
    const takers = fights.filter(({ takes }) => takes.has(id));
    if (takers.length < 2) continue;
    sizes.set(id, Math.max(declaredSize(id, ids), ...takers.map(({ takes }) => takes.get(id)!)));
  }
  const counters: Counter[] = [];
  const counter = (name: string, title: string, max: number) => counters.push({ name, title, max }) - 1;
  const hit = new Map([...sizes].map(([id, size]) => [id, counter(`hit.${id}`, `${id} out of action`, size)]));
  const marked = new Map<string, number>();
  for (const { engagement, impulse } of fights)
    for (const unit of engagement?.subs.units.filter(isSub) ?? []) {
      const size = sizes.get(unit.id);
      const key = markOf(impulse, unit.id);
      if (size !== undefined && !marked.has(key))
        marked.set(key, counter(`marked.${key}`, `${unit.id} marked in impulse ${impulse}`, size));
    }
  return { sizes, counters, hit, marked };
}

/** How many there are by the order of battle, or where the unit is written. */
function declaredSize(id: string, ids: Ids): number {
  const unit = ids.find('unit', id)?.object as Unit | undefined;
  if (unit) return countOf(unit);
  const convoy = ids.all('convoy').find((one) => convoyKey(one.id) === id)?.object as
    { convoyPoints?: number } | undefined;
  return convoy?.convoyPoints ?? 0;
}

function markOf(impulse: number, id: string): string {
  return `${impulse}.${id}`;
}

/** How a combat depends on earlier ones, and what it leaves. */
function carriedBy(fight: Fight, later: readonly Fight[], pool: Pool, scenario: Scenario, ids: Ids): CarriedOver {
  const { takes, impulse } = fight;
  const shared = [...takes.keys()].filter((id) => pool.hit.has(id));
  const keeps = new Set(shared.filter((id) => later.some((other) => other.takes.has(id))));
  const boards = new WeakMap<Combat, LeftCombat>();
  const markAt = (id: string): number | undefined => pool.marked.get(markOf(impulse, id));
  const leftOf = (id: string, state: State): number => {
    const mark = markAt(id);
    return pool.sizes.get(id)! - state[pool.hit.get(id)!]! - (mark === undefined ? 0 : state[mark]!);
  };
  return {
    involves: shared.flatMap((id) => [pool.hit.get(id)!, ...[markAt(id)].filter((mark) => mark !== undefined)]),
    combat: (state) => {
      const left = new Map(shared.map((id) => [id, leftOf(id, state)]));
      const stated = combatOfLeft(fight, left, keeps, scenario, ids);
      boards.set(stated.combat, stated);
      return stated.combat;
    },
    leaves: (state, end, combat) => {
      const { board, engagement } = boards.get(combat)!;
      const type = typeOf(board, end);
      const hits = (id: string): number => {
        if (engagement?.convoy.from !== undefined && id === convoyKey(engagement.convoy.from))
          return convoyHits(engagement, board, end);
        return end[board.kept.get(id) ?? -1] ?? 0;
      };
      const areMarked = engagement !== undefined && marks(type === 'undecided' ? 'none' : type, scenario);
      const joined = areMarked ? attackers(engagement, scenario) : [];
      return withCounters(
        state,
        ...[...keeps].flatMap((id) => {
          const hit = pool.hit.get(id)!;
          const mark = markAt(id);
          const count = joined.reduce((sum, unit) => sum + (unit.id === id ? countOf(unit) : 0), 0);
          return [
            [hit, state[hit]! + hits(id)] as const,
            ...(mark === undefined || count === 0 ? [] : [[mark, state[mark]! + count - hits(id)] as const]),
          ];
        }),
      );
    },
  };
}
