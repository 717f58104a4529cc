/** Fire decisions in a fleet combat, as far as the pairing leaves a choice (22.53, 22.54). */
import type { Combat, State } from '../../../engine/combat';
import { append, remove, set, type Edit } from '../../../model/edit';
import type { Ids } from '../../../model/ids';
import { listed } from '../../../model/wording';
import { fleetNumbers } from '../fleets/numbers';
import type { FleetCombat, Header, RoundFleetCombat, Side } from '../data';
import { combinations, type Choosing } from './advised-choices';
import { meeting } from './fleet-combat';
import type { Line } from './fleet-line';
import { aimsOf, ranks } from './pairing';
import { isGone, lightFactors, type Victim } from './victims';

/** The largest number of combinations to compare; beyond it, one ship's target changes at a time. */
const maxWays = 500;

type FireOrder = NonNullable<NonNullable<RoundFleetCombat['orders']>['fire']>[number];

/** Ships that can be ordered to fire at one of several targets; the first is the current one. */
interface Shooter {
  /** Ids of the units that an order may name; a new order uses the first. */
  readonly by: readonly [string, ...string[]];
  readonly name: string;
  readonly targets: readonly Target[];
}

interface Target {
  /** Id of the unit that orders name. */
  readonly at: string;
  readonly words: string;
}

/**
 * The fire decision of a side in a fleet combat; undefined if the pairing leaves no choice.
 * @param withOrders creates the combat, or its round, with other orders
 */
export function fireOf(
  combat: FleetCombat,
  side: Side,
  stated: (orders: FleetCombat['orders']) => Combat,
  header: Header,
  ids: Ids,
  written: FleetCombat | RoundFleetCombat = combat,
): Choosing | undefined {
  const all = shooters(combat, side, header, ids);
  if (all.length === 0) return undefined;
  const lists = all.map((shooter) => shooter.targets.map((target) => ({ shooter, target })));
  const every = combinations(lists, maxWays);
  const now = lists.map(([first]) => first!);
  const chosen = every ?? [
    now,
    ...lists.flatMap((list, index) => list.slice(1).map((other) => now.with(index, other))),
  ];
  const orders = combat.orders?.fire ?? [];
  return {
    id: `fire.${combat.id}`,
    title: `fire in ${combat.id}`,
    name: combat.id,
    group: 'targets of fire',
    words: 'ways to fire',
    ordered: { title: titleOf(now), combat: () => stated(combat.orders) },
    ways: chosen.slice(1).map((choice) => {
      const changes = choice.filter((one, index) => one !== now[index]);
      const isChanged = ({ by }: FireOrder): boolean => changes.some(({ shooter }) => shooter.by.includes(by));
      const added = changes.map(({ shooter, target }): FireOrder => ({ by: shooter.by[0], at: target.at }));
      return {
        id: choice.map(({ shooter, target }) => `${shooter.by[0]}:${target.at}`).join('+'),
        title: titleOf(changes),
        combat: () => stated({ ...combat.orders, fire: [...orders.filter((order) => !isChanged(order)), ...added] }),
        edits: () => editsOf(written, changes),
      };
    }),
    isEvery: every !== undefined,
  };
}

function titleOf(choice: readonly { readonly shooter: Shooter; readonly target: Target }[]): string {
  return listed(choice.map(({ shooter, target }) => `${shooter.name} ${target.words}`));
}

/** The ships of a side that have more than one possible target before the first shot. */
function shooters(combat: FleetCombat, side: Side, header: Header, ids: Ids): readonly Shooter[] {
  const { fleet, board, missing } = meeting(combat, header, ids);
  if (missing !== undefined) return [];
  const own = fleet.lines.find((line) => line.side === side)!;
  const enemy = fleet.lines.find((line) => line !== own)!;
  const { start } = board;
  const aims = aimsOf(fleet.lines, start);
  const [ofOwn, ofEnemy] = own === fleet.lines[0] ? aims : [aims[1], aims[0]];
  const pairs = Math.min(ranks(own, start).length, ranks(enemy, start).length);
  const capitals = ranks(own, start).map((capital, rank): Shooter => {
    const joined = [...ofEnemy].filter(([, aim]) => 'at' in aim && aim.at === capital.victim);
    const free = rank < pairs ? joined.map(([{ victim }]) => fireAt(victim)) : anyTarget(enemy, start);
    const aim = ofOwn.get(capital);
    const now = aim === undefined ? undefined : 'at' in aim ? aim.at : aim.hold;
    return { by: [capital.victim.id], name: capital.victim.name, targets: nowFirst(free, now) };
  });
  const light = lightShooter(own, enemy, start);
  return [...capitals, ...(light ? [light] : [])].filter(({ targets }) => targets.length > 1);
}

/** Options of a capital ship beyond the enemy's line: join another ship's fire, fire at light ships, or wait for screened ships. */
function anyTarget(enemy: Line, start: State): readonly Target[] {
  const light = enemy.light && !isGone(enemy.light, start) ? [enemy.light] : [];
  return [
    ...[...ranks(enemy, start).map(({ victim }) => victim), ...light].map(fireAt),
    ...enemy.screened.map((victim): Target => ({ at: unitOf(victim), words: `waits for ${victim.name}` })),
  ];
}

function fireAt(victim: Victim): Target {
  return { at: unitOf(victim), words: `fires at ${victim.name}` };
}

/** The light ships beyond three to one, with all their free factors together. */
function lightShooter(own: Line, enemy: Line, start: State): Shooter | undefined {
  if (own.light === undefined || isGone(own.light, start)) return undefined;
  const foes = enemy.light ? lightFactors(enemy.light, start) : 0;
  if (lightFactors(own.light, start) <= foes * fleetNumbers['fleet-pairing'].lightRatio) return undefined;
  const [order] = own.lightOrders;
  const targets = anyTarget(enemy, start).map((target) => ({
    ...target,
    words: target.words.replace(/^fires/, 'fire').replace(/^waits/, 'wait'),
  }));
  const now = order?.at ?? (foes > 0 ? enemy.light : (ranks(enemy, start)[0]?.victim ?? enemy.screened[0]));
  const units = (own.light.parts ?? []).map(({ unit }) => unit);
  const [first, ...others] = units;
  if (first === undefined) return undefined;
  return { by: [first, ...others], name: `the spare factors of ${own.light.name}`, targets: nowFirst(targets, now) };
}

function nowFirst(targets: readonly Target[], now: Victim | undefined): readonly Target[] {
  const first = targets.filter(({ at }) => now !== undefined && at === unitOf(now));
  return [...first, ...targets.filter((target) => !first.includes(target))];
}

/** The unit id that orders use for a target: for light ships, the first unit. */
function unitOf({ id, parts }: Victim): string {
  return parts?.[0]?.unit ?? id;
}

/** Changes existing orders in place, and appends missing ones. */
function editsOf(
  combat: FleetCombat | RoundFleetCombat,
  changes: readonly { readonly shooter: Shooter; readonly target: Target }[],
): readonly Edit[] {
  const fire = combat.orders?.fire;
  const written = changes.map(({ shooter, target }) => ({
    order: { by: shooter.by[0], at: target.at },
    there: (fire ?? []).filter(({ by }) => shooter.by.includes(by)),
  }));
  const added = written.filter(({ there }) => there.length === 0).map(({ order }) => order);
  const moved = written.flatMap(({ order, there: [first, ...others] }): readonly Edit[] => {
    if (first === undefined || fire === undefined) return [];
    return [
      set(first, 'at', order.at),
      ...(first.factors === undefined ? [] : [remove(first, 'factors')]),
      ...others.map((other) => remove(fire, fire.indexOf(other))),
    ];
  });
  if (added.length === 0) return moved;
  if (fire) return [...moved, ...added.map((order) => append(fire, order))];
  return [combat.orders ? set(combat.orders, 'fire', added) : set(combat, 'orders', { fire: added })];
}
