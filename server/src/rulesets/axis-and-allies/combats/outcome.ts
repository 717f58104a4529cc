/** Results read from the end of a sea battle: the winner, the remaining units, and the value of the losses. */
import type { Label, LabelWord, Measure, State } from '../../../engine/combat';
import { battleSides, type BattleSide } from '../data';
import { formatList } from '../wording';
import type { Group } from './battle';
import { countRemaining, countHidden, sumCounters, type Board, type GroupCounters } from './board';

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
export const netGainTitle = `net ${currency} gain`;

/** Determines which sides have units left. Submerged submarines count; whether submarines that took no part count depends on the battle. */
export function determineOutcome(board: Board, end: State): BattleOutcome {
  const attacker = isSideLeft(board, end, 'attacker');
  const defender = isSideLeft(board, end, 'defender');
  if (attacker && defender) return 'both-left';
  return attacker ? 'attacker-wins' : defender ? 'defender-wins' : 'nobody-left';
}

/** True if a side has units left. A side of which nobody took part has met no enemy and remains as well. */
function isSideLeft(board: Board, end: State, side: BattleSide): boolean {
  const unitsLeft = countUnitsLeft(board, end, side);
  const hiddenCount = sumCounters(end, board.hidden[side]);
  if (board.countsHidden || hiddenCount === 0) return unitsLeft > 0;
  const tookNoPart = board.groups[side].every((tracked) => countHidden(tracked, end) === tracked.group.count);
  return tookNoPart ? unitsLeft > 0 : unitsLeft > hiddenCount;
}

/** The label that says who won. @param retreats true if the attacker has orders to retreat, which is then distinguished from other ways in which both sides survive */
export function createOutcomeLabel(board: Board, retreats: boolean): Label {
  const labelWords = Object.entries(outcomes).map(([word, properties]): LabelWord => ({ word, ...properties }));
  const words = retreats
    ? labelWords.flatMap((labelWord) =>
        labelWord.word === 'both-left' ? splitBothLeft(board, labelWord) : [labelWord],
      )
    : labelWords;
  const formatWord = (word: string): string => labelWords.find((labelWord) => labelWord.word === word)?.title ?? word;
  return { path: ['outcome'], title: 'outcome', read: (end) => determineOutcome(board, end), words, formatWord };
}

function splitBothLeft({ retreated }: Board, labelWord: LabelWord): readonly LabelWord[] {
  return [
    { ...labelWord, title: 'the attacker retreats', when: (state) => state[retreated] === 1 },
    { ...labelWord, title: `${labelWord.title}, without a retreat`, when: (state) => state[retreated] !== 1 },
  ];
}

/** The remaining units of each group, type and side, and the losses. */
export function createBattleMeasures(board: Board): readonly Measure[] {
  const swing: Measure = {
    path: ['swing'],
    title: `${netGainTitle} for the attacker`,
    read: (end) => computeValueLost(board, end, 'defender') - computeValueLost(board, end, 'attacker'),
    subject: { kind: 'value', currency },
  };
  const cycles: readonly Measure[] =
    board.cycles === undefined
      ? []
      : [{ path: ['rounds'], title: 'cycles fought', read: (end) => end[board.cycles!]! }];
  const values = isPriced(board) ? [swing] : [];
  return [...battleSides.flatMap((side) => createSideMeasures(board, side)), ...values, ...cycles];
}

function createSideMeasures(board: Board, side: BattleSide): readonly Measure[] {
  const groups = board.groups[side];
  const start = groups.reduce((sum, { group }) => sum + group.count, 0);
  return [
    {
      path: [side, 'units'],
      title: `units left, ${side}`,
      read: (end) => countUnitsLeft(board, end, side),
      subject: { kind: 'side', side, start },
    },
    ...groups.map((tracked) => createGroupMeasure(tracked)),
    ...createTypeMeasures(side, groups),
    ...(isPriced(board) ? [createLostMeasure(board, side)] : []),
  ];
}

function createLostMeasure(board: Board, side: BattleSide): Measure {
  return {
    path: [side, 'lost'],
    title: `value lost by the ${side}`,
    read: (end) => computeValueLost(board, end, side),
    subject: { kind: 'value', side, currency },
  };
}

/** True if anything in the battle has a price, so that losses have a value in IPCs. */
function isPriced({ groups }: Board): boolean {
  return battleSides.some((side) => groups[side].some(({ group }) => group.cost !== undefined));
}

function createGroupMeasure(tracked: GroupCounters): Measure {
  const { side, group } = tracked;
  const { name, title, singular, count, cost, owner } = group;
  return {
    path: [side, name],
    title: `${title} left, ${side}`,
    read: (end) => countRemaining(tracked, end),
    subject: {
      ...{ kind: 'units', side, title, singular, start: count },
      ...(cost !== undefined && { valuePerUnit: cost }),
      ...(owner && { owner }),
    },
  };
}

/** Totals by type, if several groups have the type or its group has a name of its own. */
function createTypeMeasures(side: BattleSide, groups: readonly GroupCounters[]): readonly Measure[] {
  const names = new Set(groups.map(({ group }) => group.name));
  return [...new Set(groups.map(({ group }) => group.type))]
    .filter((type) => !names.has(type))
    .map((type) => {
      const typeGroups = groups.filter(({ group }) => group.type === type);
      return {
        path: [side, type],
        title: `${formatTypeTitle(typeGroups)} left, ${side}`,
        read: (end) => typeGroups.reduce((sum, tracked) => sum + countRemaining(tracked, end), 0),
        repeats: typeGroups.length === 1,
      };
    });
}

/** The title of all groups of a type: the type's title, or all titles if a group already uses it (`submarines` beside `Kaitens`). */
function formatTypeTitle(groups: readonly GroupCounters[]): string {
  const titles = groups.map(({ group }) => group.title);
  const { typeTitle } = groups[0]!.group;
  return titles.includes(typeTitle) ? formatList(titles) : typeTitle;
}

function countUnitsLeft(board: Board, end: State, side: BattleSide): number {
  return sumCounters(end, board.remaining[side]);
}

/** The losses of a side in IPCs; units without a price count as 0. */
function computeValueLost(board: Board, end: State, side: BattleSide): number {
  let lostValue = 0;
  const groups = board.groups[side];
  for (let index = 0; index < groups.length; index++) {
    const tracked = groups[index]!;
    const { count, cost = 0 } = tracked.group;
    lostValue += (count - countRemaining(tracked, end)) * cost;
  }
  return lostValue;
}

/** `the attacker wins with 2 submarines and 1 destroyer left`. */
export function summarizeBattle(board: Board, end: State): string {
  const outcome = determineOutcome(board, end);
  const [attacker, defender] = battleSides.map((side) => formatSurvivors(board, end, side));
  switch (outcome) {
    case 'attacker-wins':
      return `the attacker wins with ${formatList(attacker!)} left${formatAbsent(board, end)}`;
    case 'defender-wins':
      return `the defender wins with ${formatList(defender!)} left`;
    case 'nobody-left':
      return `${outcomes[outcome].title}${formatAbsent(board, end)}`;
    case 'both-left': {
      const ending = end[board.retreated] === 1 ? 'the attacker retreats' : outcomes[outcome].title;
      return `${ending}; attacker: ${attacker!.join(', ')}; defender: ${defender!.join(', ')}`;
    }
  }
}

function formatSurvivors(board: Board, end: State, side: BattleSide): readonly string[] {
  return formatUnits(
    board.groups[side].map((tracked) => ({ count: countRemaining(tracked, end), group: tracked.group })),
  );
}

/** Defending submarines that took no part, for the end of a summary. */
function formatAbsent(board: Board, end: State): string {
  const { defender } = board.groups;
  const names = formatUnits(defender.map((tracked) => ({ count: countHidden(tracked, end), group: tracked.group })));
  return names.length === 0 ? '' : `; took no part: ${names.join(', ')}`;
}

function formatUnits(units: readonly { readonly count: number; readonly group: Group }[]): readonly string[] {
  return units
    .filter(({ count }) => count > 0)
    .map(({ count, group }) => `${count} ${count === 1 ? group.singular : group.title}`);
}
