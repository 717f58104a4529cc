/** Advice on a sea battle: the aims of a side and its alternative orders. */
import type { Side } from '../../../engine/combat';
import type { Quantity } from '../../../engine/outcome';
import type { Aim, Alternative, LossOrders, SideAdvice } from '../../../model/advice';
import type { Edit, Plain } from '../../../model/edit';
import { battleSides, type BattleSide, type LeaveWhen, type SeaBattle as FileBattle } from '../data';
import { percent } from '../wording';
import type { Group, SeaBattle } from './battle';
import { lossWords } from './losses';
import { swingTitle } from './outcome';
import type { BattleCombat } from './sea-battle';

/** An order by which submarines leave or enter the battle: its key in the orders and the effect of each of its words. */
export interface SubmarineOrder {
  readonly key: string;
  readonly title: string;
  readonly words: Readonly<Record<string, string>>;
}

const leaveWords: Readonly<Record<LeaveWhen, string>> = {
  never: 'never',
  always: 'whenever the rules let them',
  'no-target-left': 'when no target is left',
  'enemy-has-aircraft': 'while the enemy has aircraft',
  'enemy-has-destroyer': 'while the enemy has a destroyer',
};

/** An order with the words of `submerge`. */
export function leavingOrder(key: string, words: readonly LeaveWhen[]): SubmarineOrder {
  return { key, title: key, words: Object.fromEntries(words.map((word) => [word, `${key} ${leaveWords[word]}`])) };
}

/** Submarines submerge only without enemy destroyers, so no order waits for one. */
export const submergeOrder = leavingOrder('submerge', ['never', 'always', 'no-target-left', 'enemy-has-aircraft']);
export const diveOrder = leavingOrder('dive', ['never', 'always', 'enemy-has-aircraft', 'enemy-has-destroyer']);

/** A battle of a file, and the functions that turn it into a combat. */
export interface AdvisedBattle<Battle extends FileBattle> {
  readonly battle: Battle;
  readonly described: SeaBattle;
  readonly combat: (battle: Battle) => BattleCombat;
  readonly submarineOrders: Readonly<Record<BattleSide, readonly SubmarineOrder[]>>;
}

/** The advice for the sides of a battle; empty if the battle does not begin. */
export function seaBattleAdvice<Battle extends FileBattle>(of: AdvisedBattle<Battle>): readonly SideAdvice[] {
  if (battleSides.some((side) => unitsIn(of.described[side].groups) === 0)) return [];
  return battleSides.map((side) => ({
    side,
    aims: [aimOfWinning(side), aimOfValue(side)],
    alternatives: [...retreats(of, side), ...submarineAlternatives(of, side)],
    ...(canChooseLosses(of.described[side].groups) && { losses: lossOrders(of, side) }),
  }));
}

/** True if hits can be taken in more than one order: by units of several types, or by several ships that are damaged before they sink. */
function canChooseLosses(all: readonly Group[]): boolean {
  const groups = all.filter(({ count }) => count > 0);
  const types = new Set(groups.map(({ type }) => type));
  return types.size > 1 || (unitsIn(groups) > 1 && lossWords(groups).length > 1);
}

function aimOfWinning(side: Side): Aim {
  return {
    id: 'win',
    title: 'chance of winning',
    unit: 'chance',
    most: () => 1,
    readOf: ({ labels = [] }) => {
      const label = labels.find(({ words = [] }) => words.some((word) => word.side === side));
      const winning = label?.words?.find((word) => word.side === side)?.word;
      return (end) => Number(label?.read(end) === winning);
    },
  };
}

/** The net gain from a side's point of view. */
function aimOfValue(side: Side): Aim {
  const sign = side === 'attacker' ? 1 : -1;
  return {
    id: 'value',
    title: swingTitle,
    unit: 'IPC',
    readOf: ({ measures }): Quantity => {
      const swing = measures.find(({ of }) => of?.kind === 'value' && of.side === undefined);
      return (end) => sign * (swing?.read(end) ?? 0);
    },
    // The value of all enemy units, without own losses.
    most: ({ measures }) =>
      measures.reduce(
        (sum, { of }) => (of?.kind === 'units' && of.side !== side ? sum + of.start * (of.worth ?? 0) : sum),
        0,
      ),
  };
}

/** The battle of the file with one order of a side replaced, or removed if undefined. */
function restated<Battle extends FileBattle>(battle: Battle, side: BattleSide, key: string, order: Plain | undefined) {
  const { [key]: _, ...others } = (battle[side].orders ?? {}) as Readonly<Record<string, Plain>>;
  const orders = order === undefined ? others : { ...others, [key]: order };
  return { ...battle, [side]: { ...battle[side], orders } };
}

function editsOf(battle: FileBattle, side: BattleSide, key: string, order: Plain | undefined): readonly Edit[] {
  const { orders } = battle[side];
  if (order === undefined) return orders === undefined ? [] : [{ edit: 'remove', owner: orders, key }];
  if (orders === undefined) return [{ edit: 'set', owner: battle[side], key: 'orders', value: { [key]: order } }];
  return [{ edit: 'set', owner: orders, key, value: order }];
}

interface Other {
  readonly group: string;
  /** Part of the alternative's id, which other programs store. */
  readonly name: string;
  /** Description, if it differs from the name. */
  readonly title?: string;
  readonly key: string;
  readonly order: Plain | undefined;
  /** The battle under this order, if it can share calculations with another one; by default it is created from the file. */
  readonly combat?: () => BattleCombat;
}

/** Alternative orders as alternatives, without the one in the file. */
function alternatives<Battle extends FileBattle>(
  { battle, combat }: AdvisedBattle<Battle>,
  side: BattleSide,
  others: readonly Other[],
): readonly Alternative[] {
  const written = (battle[side].orders ?? {}) as Readonly<Record<string, unknown>>;
  return others
    .filter(({ key, order }) => JSON.stringify(written[key]) !== JSON.stringify(order))
    .map(({ group, name, title = name, key, order, combat: stated }) => ({
      id: name.replaceAll(' ', '-'),
      group,
      title,
      combat: stated ?? (() => combat(restated(battle, side, key, order))),
      edits: () => editsOf(battle, side, key, order),
    }));
}

/** Chances of winning that are tried as retreat limits. */
const chances = [0.25, 0.5];

/** Cycles after which a retreat is tried. */
const cycles = [1, 2, 3];

/** Fractions of the force that are tried as retreat limits. */
const shares = [0.25, 0.5, 0.75];

function retreats<Battle extends FileBattle>(of: AdvisedBattle<Battle>, side: BattleSide): readonly Alternative[] {
  if (side !== 'attacker') return [];
  const units = unitsIn(of.described[side].groups);
  const fewer = [...new Set(shares.map((share) => Math.ceil(share * units)))].filter((count) => count > 1);
  /** The first alternative with a chance to look up. Others use its table; the battle of the file has a table of its own. */
  let looking: BattleCombat | undefined;
  const atChance = (below: number): BattleCombat =>
    looking
      ? looking.under.chance!(below)
      : (looking = of.combat(restated(of.battle, side, 'retreat', { chanceBelow: below })));
  const orders: readonly Omit<Other, 'group' | 'key'>[] = [
    { name: 'press on to the end', order: undefined },
    ...cycles.map((cycle) => ({ name: `retreat after cycle ${cycle}`, order: { afterRound: cycle } })),
    ...fewer.map((count) => ({
      name: `retreat with fewer than ${count} units`,
      title: `retreat with fewer than ${count} units left`,
      order: { fewerThan: count },
    })),
    ...chances.map((chance) => ({
      name: `retreat at a chance below ${percent(chance)}`,
      title: `retreat when the chance of winning is below ${percent(chance)}`,
      order: { chanceBelow: chance },
      combat: () => atChance(chance),
    })),
  ];
  return alternatives(
    of,
    side,
    orders.map((other) => ({ group: 'retreat', key: 'retreat', ...other })),
  );
}

function submarineAlternatives<Battle extends FileBattle>(
  of: AdvisedBattle<Battle>,
  side: BattleSide,
): readonly Alternative[] {
  if (!of.described[side].groups.some(({ domain }) => domain === 'submarine')) return [];
  return of.submarineOrders[side].flatMap(({ key, title: group, words }) => {
    const unordered = (of.battle[side].orders as Readonly<Record<string, unknown>> | undefined)?.[key] === undefined;
    const others = Object.entries(words)
      // Without an order they never do.
      .filter(([word]) => !(unordered && word === 'never'))
      .map(([when, name]) => ({ group, name, title: asDone(name), key, order: { when } }));
    return alternatives(of, side, others);
  });
}

/** `submerge never` becomes `never submerge`. */
function asDone(name: string): string {
  return name.replace(/^(\w+) never$/, 'never $1').replace('the rules let them', 'the rules allow it');
}

function lossOrders<Battle extends FileBattle>(
  { battle, described, combat }: AdvisedBattle<Battle>,
  side: BattleSide,
): LossOrders {
  const { groups, losses } = described[side];
  const words = lossWords(groups, losses);
  let asWritten: BattleCombat | undefined;
  return {
    written: words.map(({ word }) => word),
    titles: Object.fromEntries(words.map(({ word, title }) => [word, title])),
    combat: (order) => (asWritten ??= combat(battle)).under.losses(side, order),
    edits: (order) => editsOf(battle, side, 'losses', order),
  };
}

function unitsIn(groups: readonly Group[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}
