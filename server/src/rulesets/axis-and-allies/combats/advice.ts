/** Advice on a sea battle: the aims of a side and its alternative orders. */
import type { Side } from '../../../engine/combat';
import type { Quantity } from '../../../engine/outcome';
import type { Aim, Alternative, LossOrders, SideAdvice } from '../../../model/advice';
import type { Edit, Plain } from '../../../model/edit';
import { battleSides, type BattleSide, type LeaveWhen, type SeaBattle as FileBattle } from '../data';
import { formatPercent } from '../wording';
import type { Group, BattleDefinition } from './battle';
import { listLossNames } from './losses';
import { netGainTitle } from './outcome';
import type { BattleCombat } from './sea-battle';

/** An order by which submarines leave or enter the battle: its key in the orders, and what each value that it accepts does. */
export interface SubmarineOrderKind {
  readonly key: string;
  readonly title: string;
  readonly titleByValue: Readonly<Record<string, string>>;
}

const leaveTitles: Readonly<Record<LeaveWhen, string>> = {
  never: 'never',
  always: 'whenever the rules let them',
  'no-target-left': 'when no target is left',
  'enemy-has-aircraft': 'while the enemy has aircraft',
  'enemy-has-destroyer': 'while the enemy has a destroyer',
};

/** An order that says when submarines leave: `submerge` or `dive`, with some of the values of `LeaveWhen`. */
export function createLeaveOrder(key: string, values: readonly LeaveWhen[]): SubmarineOrderKind {
  return {
    key,
    title: key,
    titleByValue: Object.fromEntries(values.map((value) => [value, `${key} ${leaveTitles[value]}`])),
  };
}

/** Submarines can submerge only if the enemy has no destroyer, so `enemy-has-destroyer` makes no sense here. */
export const submergeOrder = createLeaveOrder('submerge', ['never', 'always', 'no-target-left', 'enemy-has-aircraft']);
export const diveOrder = createLeaveOrder('dive', ['never', 'always', 'enemy-has-aircraft', 'enemy-has-destroyer']);

/** A battle as written (`battle`) and as read (`definition`), and what creates its combat. */
export interface AdvisedBattle<Battle extends FileBattle> {
  readonly battle: Battle;
  readonly definition: BattleDefinition;
  readonly createCombat: (battle: Battle) => BattleCombat;
  readonly submarineOrders: Readonly<Record<BattleSide, readonly SubmarineOrderKind[]>>;
}

/** The advice for the sides of a battle; empty if the battle does not begin. */
export function adviseSeaBattle<Battle extends FileBattle>(advised: AdvisedBattle<Battle>): readonly SideAdvice[] {
  if (battleSides.some((side) => countUnits(advised.definition[side].groups) === 0)) return [];
  return battleSides.map((side) => ({
    side,
    aims: [
      createWinAim(side),
      createValueAim(side),
      createSurvivalAim(side, countUnits(advised.definition[side].groups)),
    ],
    alternatives: [...createRetreatAlternatives(advised, side), ...createSubmarineAlternatives(advised, side)],
    ...(canChooseLosses(advised.definition[side].groups) && { losses: createLossOrders(advised, side) }),
  }));
}

/** True if hits can be taken in more than one order: by units of several types, or by several ships that are damaged before they sink. */
function canChooseLosses(allGroups: readonly Group[]): boolean {
  const groups = allGroups.filter(({ count }) => count > 0);
  const types = new Set(groups.map(({ type }) => type));
  return types.size > 1 || (countUnits(groups) > 1 && listLossNames(groups).length > 1);
}

function createWinAim(side: Side): Aim {
  return {
    id: 'win',
    title: 'chance of winning',
    unit: 'chance',
    getMaximum: () => 1,
    getQuantity: ({ labels = [] }) => {
      // The label that says who wins has a word for the success of the side.
      const label = labels.find(({ words = [] }) => words.some((word) => word.side === side));
      const winning = label?.words?.find((word) => word.side === side)?.word;
      return (end) => Number(label?.read(end) === winning);
    },
  };
}

/** The net gain from a side's point of view. */
function createValueAim(side: Side): Aim {
  const sign = side === 'attacker' ? 1 : -1;
  return {
    id: 'value',
    title: netGainTitle,
    unit: 'IPC',
    getQuantity: ({ measures }): Quantity => {
      const netGain = measures.find(({ subject }) => subject?.kind === 'value' && subject.side === undefined);
      return (end) => sign * (netGain?.read(end) ?? 0);
    },
    // The value of all enemy units, without own losses.
    getMaximum: ({ measures }) =>
      measures.reduce(
        (sum, { subject }) =>
          subject?.kind === 'units' && subject.side !== side ? sum + subject.start * (subject.valuePerUnit ?? 0) : sum,
        0,
      ),
  };
}

/** Own units that survive, whether they stay, retreat or submerge. @param count the number of units at the start of the battle as written */
function createSurvivalAim(side: Side, count: number): Aim {
  return {
    id: 'own',
    title: 'own units not lost',
    unit: '',
    getQuantity: ({ measures }): Quantity => {
      const units = measures.find(({ subject }) => subject?.kind === 'side' && subject.side === side);
      // In a turn, units may have been lost in earlier combats: these count as lost.
      const start = units?.subject?.kind === 'side' ? units.subject.start : 0;
      return (end) => count - start + (units?.read(end) ?? 0);
    },
    getMaximum: () => count,
    preserved: { count, lossTitle: 'own units lost' },
  };
}

/** The battle of the file with one order of a side replaced, or removed if undefined. */
function replaceOrder<Battle extends FileBattle>(
  battle: Battle,
  side: BattleSide,
  key: string,
  order: Plain | undefined,
) {
  const { [key]: _, ...otherOrders } = (battle[side].orders ?? {}) as Readonly<Record<string, Plain>>;
  const orders = order === undefined ? otherOrders : { ...otherOrders, [key]: order };
  return { ...battle, [side]: { ...battle[side], orders } };
}

function createOrderEdits(
  battle: FileBattle,
  side: BattleSide,
  key: string,
  order: Plain | undefined,
): readonly Edit[] {
  const { orders } = battle[side];
  if (order === undefined) return orders === undefined ? [] : [{ edit: 'remove', owner: orders, key }];
  if (orders === undefined) return [{ edit: 'set', owner: battle[side], key: 'orders', value: { [key]: order } }];
  return [{ edit: 'set', owner: orders, key, value: order }];
}

interface AlternativeOrder {
  readonly group: string;
  /** Part of the alternative's id, which other programs store. */
  readonly name: string;
  /** Description, if it differs from the name. */
  readonly title?: string;
  readonly key: string;
  readonly order: Plain | undefined;
  /** Creates the battle under this order, if it shares calculations with another one. By default the battle is created from the file. */
  readonly createCombat?: () => BattleCombat;
}

/** Alternative orders as alternatives, without the one in the file. */
function createAlternatives<Battle extends FileBattle>(
  { battle, createCombat }: AdvisedBattle<Battle>,
  side: BattleSide,
  candidates: readonly AlternativeOrder[],
): readonly Alternative[] {
  const writtenOrders = (battle[side].orders ?? {}) as Readonly<Record<string, unknown>>;
  return candidates
    .filter(({ key, order }) => JSON.stringify(writtenOrders[key]) !== JSON.stringify(order))
    .map(({ group, name, title = name, key, order, createCombat: ownCombat }) => ({
      id: name.replaceAll(' ', '-'),
      group,
      title,
      createCombat: ownCombat ?? (() => createCombat(replaceOrder(battle, side, key, order))),
      createEdits: () => createOrderEdits(battle, side, key, order),
    }));
}

/** Chances of winning that are tried as retreat limits. */
const retreatChances = [0.25, 0.5];

/** Cycles after which a retreat is tried. The rules say cycle, the key of the order is `afterRound`. */
const retreatCycles = [1, 2, 3];

/** Fractions of the force that are tried as retreat limits. */
const retreatFractions = [0.25, 0.5, 0.75];

function createRetreatAlternatives<Battle extends FileBattle>(
  advised: AdvisedBattle<Battle>,
  side: BattleSide,
): readonly Alternative[] {
  if (side !== 'attacker') return [];
  const units = countUnits(advised.definition[side].groups);
  const unitThresholds = [...new Set(retreatFractions.map((fraction) => Math.ceil(fraction * units)))].filter(
    (count) => count > 1,
  );
  /** Alternatives that look up a chance of winning differ only in the threshold: all use the table of the first. */
  let firstLookup: BattleCombat | undefined;
  const createRetreatCombat = (below: number): BattleCombat =>
    firstLookup
      ? firstLookup.variants.withRetreatChance!(below)
      : (firstLookup = advised.createCombat(replaceOrder(advised.battle, side, 'retreat', { chanceBelow: below })));
  const orders: readonly Omit<AlternativeOrder, 'group' | 'key'>[] = [
    { name: 'press on to the end', order: undefined },
    ...retreatCycles.map((cycle) => ({ name: `retreat after cycle ${cycle}`, order: { afterRound: cycle } })),
    ...unitThresholds.map((count) => ({
      name: `retreat with fewer than ${count} units`,
      title: `retreat with fewer than ${count} units left`,
      order: { fewerThan: count },
    })),
    ...retreatChances.map((chance) => ({
      name: `retreat at a chance below ${formatPercent(chance)}`,
      title: `retreat when the chance of winning is below ${formatPercent(chance)}`,
      order: { chanceBelow: chance },
      createCombat: () => createRetreatCombat(chance),
    })),
  ];
  return createAlternatives(
    advised,
    side,
    orders.map((order) => ({ group: 'retreat', key: 'retreat', ...order })),
  );
}

function createSubmarineAlternatives<Battle extends FileBattle>(
  advised: AdvisedBattle<Battle>,
  side: BattleSide,
): readonly Alternative[] {
  if (!advised.definition[side].groups.some(({ domain }) => domain === 'submarine')) return [];
  return advised.submarineOrders[side].flatMap(({ key, title: group, titleByValue }) => {
    const isUnordered =
      (advised.battle[side].orders as Readonly<Record<string, unknown>> | undefined)?.[key] === undefined;
    const candidates = Object.entries(titleByValue)
      // No order means `never`, so `never` is no alternative to it.
      .filter(([value]) => !(isUnordered && value === 'never'))
      .map(([when, name]) => ({ group, name, title: formatOrderTitle(name), key, order: { when } }));
    return createAlternatives(advised, side, candidates);
  });
}

/** `submerge never` becomes `never submerge`: ids contain the name, and only the title is reworded. */
function formatOrderTitle(name: string): string {
  return name.replace(/^(\w+) never$/, 'never $1').replace('the rules let them', 'the rules allow it');
}

function createLossOrders<Battle extends FileBattle>(
  { battle, definition, createCombat }: AdvisedBattle<Battle>,
  side: BattleSide,
): LossOrders {
  const { groups, losses } = definition[side];
  const names = listLossNames(groups, losses);
  let combatInFile: BattleCombat | undefined;
  return {
    writtenOrder: names.map(({ name }) => name),
    titles: Object.fromEntries(names.map(({ name, title }) => [name, title])),
    createCombat: (order) => (combatInFile ??= createCombat(battle)).variants.withLossOrder(side, order),
    createEdits: (order) => createOrderEdits(battle, side, 'losses', order),
  };
}

function countUnits(groups: readonly Group[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}
