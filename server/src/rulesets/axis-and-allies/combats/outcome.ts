/** Results read from the end of a sea battle: the winner, the remaining units, and the value of the losses. */
import type { Label, LabelWord, Measure, State } from '../../../engine/combat';
import { battleSides, type BattleSide } from '../data';
import { listed } from '../wording';
import type { Group } from './battle';
import { left, stayedHidden, total, type Board, type GroupCounters } from './board';

/** The outcomes of a battle, in the words of a scenario. */
const outcomes = {
  'attacker-wins': { title: 'the attacker wins', side: 'attacker' },
  'defender-wins': { title: 'the defender wins', side: 'defender' },
  'nobody-left': { title: 'nobody is left' },
  'both-left': { title: 'both sides survive' },
} satisfies Readonly<Record<string, { title: string; side?: BattleSide }>>;

export type BattleOutcome = keyof typeof outcomes;

const currency = 'IPC';

/** The net value of both sides' losses, from one side's point of view. */
export const swingTitle = `net ${currency} gain`;

/** Determines which sides have units left. Submerged submarines count; whether submarines that took no part count depends on the battle. */
export function outcomeOf(board: Board, end: State): BattleOutcome {
  const attacker = isLeft(board, end, 'attacker');
  const defender = isLeft(board, end, 'defender');
  if (attacker && defender) return 'both-left';
  return attacker ? 'attacker-wins' : defender ? 'defender-wins' : 'nobody-left';
}

/** True if a side has units left. A side of which nobody took part has met no enemy and remains as well. */
function isLeft(board: Board, end: State, side: BattleSide): boolean {
  const all = unitsLeft(board, end, side);
  const hidden = total(end, board.hidden[side]);
  if (board.countsHidden || hidden === 0) return all > 0;
  const tookNoPart = board.groups[side].every((tracked) => stayedHidden(tracked, end) === tracked.group.count);
  return tookNoPart ? all > 0 : all > hidden;
}

/** @param retreats true if the attacker has orders to retreat, which is then distinguished from other ways in which both sides survive */
export function outcomeLabel(board: Board, retreats: boolean): Label {
  const ways = Object.entries(outcomes).map(([word, rest]): LabelWord => ({ word, ...rest }));
  const words = retreats ? ways.flatMap((way) => (way.word === 'both-left' ? bothLeft(board, way) : [way])) : ways;
  const say = (word: string): string => ways.find((way) => way.word === word)?.title ?? word;
  return { path: ['outcome'], title: 'outcome', read: (end) => outcomeOf(board, end), words, say };
}

function bothLeft({ retreated }: Board, way: LabelWord): readonly LabelWord[] {
  return [
    { ...way, title: 'the attacker retreats', when: (state) => state[retreated] === 1 },
    { ...way, title: `${way.title}, without a retreat`, when: (state) => state[retreated] !== 1 },
  ];
}

/** The remaining units of each group, type and side, and the losses. */
export function battleMeasures(board: Board): readonly Measure[] {
  const swing: Measure = {
    path: ['swing'],
    title: `${swingTitle} for the attacker`,
    read: (end) => valueLost(board, end, 'defender') - valueLost(board, end, 'attacker'),
    of: { kind: 'value', currency },
  };
  const cycles: readonly Measure[] =
    board.cycles === undefined
      ? []
      : [{ path: ['rounds'], title: 'cycles fought', read: (end) => end[board.cycles!]! }];
  const values = isPriced(board) ? [swing] : [];
  return [...battleSides.flatMap((side) => sideMeasures(board, side)), ...values, ...cycles];
}

function sideMeasures(board: Board, side: BattleSide): readonly Measure[] {
  const groups = board.groups[side];
  const start = groups.reduce((sum, { group }) => sum + group.count, 0);
  return [
    {
      path: [side, 'units'],
      title: `units left, ${side}`,
      read: (end) => unitsLeft(board, end, side),
      of: { kind: 'side', side, start },
    },
    ...groups.map((tracked) => groupMeasure(tracked)),
    ...typeMeasures(side, groups),
    ...(isPriced(board) ? [lostMeasure(board, side)] : []),
  ];
}

function lostMeasure(board: Board, side: BattleSide): Measure {
  return {
    path: [side, 'lost'],
    title: `value lost by the ${side}`,
    read: (end) => valueLost(board, end, side),
    of: { kind: 'value', side, currency },
  };
}

/** True if anything in the battle has a price, so that losses have a value in IPCs. */
function isPriced({ groups }: Board): boolean {
  return battleSides.some((side) => groups[side].some(({ group }) => group.cost !== undefined));
}

function groupMeasure(tracked: GroupCounters): Measure {
  const { side, group } = tracked;
  const { name, title, one, count, cost, owner } = group;
  return {
    path: [side, name],
    title: `${title} left, ${side}`,
    read: (end) => left(tracked, end),
    of: {
      ...{ kind: 'units', side, title, one, start: count },
      ...(cost !== undefined && { worth: cost }),
      ...(owner && { owner }),
    },
  };
}

/** Totals by type, if several groups have the type or its group has a name of its own. */
function typeMeasures(side: BattleSide, groups: readonly GroupCounters[]): readonly Measure[] {
  const names = new Set(groups.map(({ group }) => group.name));
  return [...new Set(groups.map(({ group }) => group.type))]
    .filter((type) => !names.has(type))
    .map((type) => {
      const all = groups.filter(({ group }) => group.type === type);
      return {
        path: [side, type],
        title: `${titleOfAll(all)} left, ${side}`,
        read: (end) => all.reduce((sum, tracked) => sum + left(tracked, end), 0),
        repeats: all.length === 1,
      };
    });
}

/** The title of all groups of a type: the type's title, or all titles if a group already uses it (`submarines` beside `Kaitens`). */
function titleOfAll(groups: readonly GroupCounters[]): string {
  const titles = groups.map(({ group }) => group.title);
  const { typeTitle } = groups[0]!.group;
  return titles.includes(typeTitle) ? listed(titles) : typeTitle;
}

function unitsLeft(board: Board, end: State, side: BattleSide): number {
  return total(end, board.left[side]);
}

/** The losses of a side in IPCs; units without a price count as 0. */
function valueLost(board: Board, end: State, side: BattleSide): number {
  let lost = 0;
  const groups = board.groups[side];
  for (let at = 0; at < groups.length; at++) {
    const tracked = groups[at]!;
    const { count, cost = 0 } = tracked.group;
    lost += (count - left(tracked, end)) * cost;
  }
  return lost;
}

/** `the attacker wins with 2 submarines and 1 destroyer left`. */
export function battleSummary(board: Board, end: State): string {
  const outcome = outcomeOf(board, end);
  const [attacker, defender] = battleSides.map((side) => survivors(board, end, side));
  switch (outcome) {
    case 'attacker-wins':
      return `the attacker wins with ${listed(attacker!)} left${apart(board, end)}`;
    case 'defender-wins':
      return `the defender wins with ${listed(defender!)} left`;
    case 'nobody-left':
      return `${outcomes[outcome].title}${apart(board, end)}`;
    case 'both-left': {
      const how = end[board.retreated] === 1 ? 'the attacker retreats' : outcomes[outcome].title;
      return `${how}; attacker: ${attacker!.join(', ')}; defender: ${defender!.join(', ')}`;
    }
  }
}

function survivors(board: Board, end: State, side: BattleSide): readonly string[] {
  return unitNames(board.groups[side].map((tracked) => ({ count: left(tracked, end), group: tracked.group })));
}

/** Defending submarines that took no part, for the end of a summary. */
function apart(board: Board, end: State): string {
  const { defender } = board.groups;
  const names = unitNames(defender.map((tracked) => ({ count: stayedHidden(tracked, end), group: tracked.group })));
  return names.length === 0 ? '' : `; took no part: ${names.join(', ')}`;
}

function unitNames(units: readonly { readonly count: number; readonly group: Group }[]): readonly string[] {
  return units
    .filter(({ count }) => count > 0)
    .map(({ count, group }) => `${count} ${count === 1 ? group.one : group.title}`);
}
