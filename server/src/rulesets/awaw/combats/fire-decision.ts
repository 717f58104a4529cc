/** Fire decisions in a fleet combat, as far as the pairing leaves a choice (22.53, 22.54). */
import type { Combat, State } from '../../../engine/combat';
import { appendItem, removeMember, setMember, type Edit } from '../../../model/edit';
import type { Ids } from '../../../model/ids';
import { formatList } from '../../../model/wording';
import { fleetNumbers } from '../fleets/rules';
import type { FleetCombat, Header, RoundFleetCombat, Side } from '../data';
import { listCombinations, type Decision } from './decisions';
import { setUpFleetCombat } from './fleet-combat';
import type { BattleLine } from './fleet-line';
import { computeAims, rankCapitals } from './pairing';
import { isGone, countLightFactors, type Victim } from './victims';

/** The largest number of combinations to compare; beyond it, one ship's target changes at a time. */
const maxCombinations = 500;

type FireOrder = NonNullable<NonNullable<RoundFleetCombat['orders']>['fire']>[number];

/** Ships that can be ordered to fire at one of several targets; the first is the current one. */
interface Shooter {
  /** Ids of the units that an order may name; a new order uses the first. */
  readonly unitIds: readonly [string, ...string[]];
  readonly name: string;
  readonly targets: readonly Target[];
}

interface Target {
  /** Id of the unit that orders name. */
  readonly unitId: string;
  readonly words: string;
}

/**
 * The fire decision of a side in a fleet combat; undefined if the pairing leaves no choice.
 * @param withOrders creates the combat, or its round, with other orders
 */
export function createFireDecision(
  combat: FleetCombat,
  side: Side,
  withOrders: (orders: FleetCombat['orders']) => Combat,
  header: Header,
  ids: Ids,
  writtenCombat: FleetCombat | RoundFleetCombat = combat,
): Decision | undefined {
  const shooters = listShooters(combat, side, header, ids);
  if (shooters.length === 0) return undefined;
  const lists = shooters.map((shooter) => shooter.targets.map((target) => ({ shooter, target })));
  const combinations = listCombinations(lists, maxCombinations);
  const orderedTargets = lists.map(([first]) => first!);
  const changedShots =
    combinations?.slice(1).map((choice) => choice.filter((shot, index) => shot !== orderedTargets[index])) ??
    lists.flatMap((list) => list.slice(1).map((other) => [other]));
  const orders = combat.orders?.fire ?? [];
  return {
    id: `fire.${combat.id}`,
    title: `fire in ${combat.id}`,
    name: combat.id,
    group: 'targets of fire',
    plural: 'ways to fire',
    ordered: { title: formatTitle(orderedTargets), createCombat: () => withOrders(combat.orders) },
    candidates: changedShots.map((changes) => {
      const isChanged = ({ by }: FireOrder): boolean => changes.some(({ shooter }) => shooter.unitIds.includes(by));
      const changedOrders = changes.map(({ shooter, target }): FireOrder => ({
        by: shooter.unitIds[0],
        at: target.unitId,
      }));
      return {
        id: changedOrders.map(({ by, at }) => `${by}:${at}`).join('+'),
        title: formatTitle(changes),
        createCombat: () =>
          withOrders({ ...combat.orders, fire: [...orders.filter((order) => !isChanged(order)), ...changedOrders] }),
        createEdits: () => createEdits(writtenCombat, changes),
      };
    }),
    isComplete: combinations !== undefined,
  };
}

function formatTitle(choice: readonly { readonly shooter: Shooter; readonly target: Target }[]): string {
  return formatList(choice.map(({ shooter, target }) => `${shooter.name} ${target.words}`));
}

/** The ships of a side that have more than one possible target before the first shot. */
function listShooters(combat: FleetCombat, side: Side, header: Header, ids: Ids): readonly Shooter[] {
  const { fleet, board, missing } = setUpFleetCombat(combat, header, ids);
  if (missing !== undefined) return [];
  const ownLine = fleet.lines.find((line) => line.side === side)!;
  const enemy = fleet.lines.find((line) => line !== ownLine)!;
  const { start } = board;
  const aims = computeAims(fleet.lines, start);
  const [ownAims, enemyAims] = ownLine === fleet.lines[0] ? aims : [aims[1], aims[0]];
  const pairs = Math.min(rankCapitals(ownLine, start).length, rankCapitals(enemy, start).length);
  const capitals = rankCapitals(ownLine, start).map((capital, rank): Shooter => {
    const joinedFire = [...enemyAims].filter(([, aim]) => 'at' in aim && aim.at === capital.victim);
    const possibleTargets =
      rank < pairs ? joinedFire.map(([{ victim }]) => toTarget(victim)) : listAnyTargets(enemy, start);
    const aim = ownAims.get(capital);
    const currentTarget = aim === undefined ? undefined : 'at' in aim ? aim.at : aim.hold;
    return {
      unitIds: [capital.victim.id],
      name: capital.victim.name,
      targets: moveToFront(possibleTargets, currentTarget),
    };
  });
  const light = createLightShooter(ownLine, enemy, start);
  return [...capitals, ...(light ? [light] : [])].filter(({ targets }) => targets.length > 1);
}

/** Options of a capital ship beyond the enemy's line: join another ship's fire, fire at light ships, or wait for screened ships. */
function listAnyTargets(enemy: BattleLine, start: State): readonly Target[] {
  const light = enemy.light && !isGone(enemy.light, start) ? [enemy.light] : [];
  return [
    ...[...rankCapitals(enemy, start).map(({ victim }) => victim), ...light].map(toTarget),
    ...enemy.screened.map((victim): Target => ({ unitId: toUnitId(victim), words: `waits for ${victim.name}` })),
  ];
}

function toTarget(victim: Victim): Target {
  return { unitId: toUnitId(victim), words: `fires at ${victim.name}` };
}

/** The light ships beyond three to one, with all their free factors together. */
function createLightShooter(ownLine: BattleLine, enemy: BattleLine, start: State): Shooter | undefined {
  if (ownLine.light === undefined || isGone(ownLine.light, start)) return undefined;
  const enemyFactors = enemy.light ? countLightFactors(enemy.light, start) : 0;
  if (countLightFactors(ownLine.light, start) <= enemyFactors * fleetNumbers['fleet-pairing'].lightRatio)
    return undefined;
  const [order] = ownLine.lightOrders;
  // The name of this shooter is a plural.
  const targets = listAnyTargets(enemy, start).map((target) => ({
    ...target,
    words: target.words.replace(/^fires/, 'fire').replace(/^waits/, 'wait'),
  }));
  const currentTarget =
    order?.at ?? (enemyFactors > 0 ? enemy.light : (rankCapitals(enemy, start)[0]?.victim ?? enemy.screened[0]));
  const units = (ownLine.light.parts ?? []).map(({ unit }) => unit);
  const [first, ...others] = units;
  if (first === undefined) return undefined;
  return {
    unitIds: [first, ...others],
    name: `the spare factors of ${ownLine.light.name}`,
    targets: moveToFront(targets, currentTarget),
  };
}

function moveToFront(targets: readonly Target[], currentTarget: Victim | undefined): readonly Target[] {
  const currentFirst = targets.filter(
    ({ unitId }) => currentTarget !== undefined && unitId === toUnitId(currentTarget),
  );
  return [...currentFirst, ...targets.filter((target) => !currentFirst.includes(target))];
}

/** The unit id that orders use for a target: for light ships, the first unit. */
function toUnitId({ id, parts }: Victim): string {
  return parts?.[0]?.unit ?? id;
}

/** Changes existing orders in place, and appends missing ones. */
function createEdits(
  combat: FleetCombat | RoundFleetCombat,
  changes: readonly { readonly shooter: Shooter; readonly target: Target }[],
): readonly Edit[] {
  const fireOrders = combat.orders?.fire;
  const orderChanges = changes.map(({ shooter, target }) => ({
    order: { by: shooter.unitIds[0], at: target.unitId },
    existing: (fireOrders ?? []).filter(({ by }) => shooter.unitIds.includes(by)),
  }));
  const newOrders = orderChanges.filter(({ existing }) => existing.length === 0).map(({ order }) => order);
  const orderEdits = orderChanges.flatMap(({ order, existing: [first, ...others] }): readonly Edit[] => {
    if (first === undefined || fireOrders === undefined) return [];
    return [
      setMember(first, 'at', order.at),
      ...(first.factors === undefined ? [] : [removeMember(first, 'factors')]),
      ...others.map((other) => removeMember(fireOrders, fireOrders.indexOf(other))),
    ];
  });
  if (newOrders.length === 0) return orderEdits;
  if (fireOrders) return [...orderEdits, ...newOrders.map((order) => appendItem(fireOrders, order))];
  return [
    combat.orders ? setMember(combat.orders, 'fire', newOrders) : setMember(combat, 'orders', { fire: newOrders }),
  ];
}
