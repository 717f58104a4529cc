/** The search (1.2.3): a die for each side, and the surprise points of the side with the lower total. */
import type { Amount } from '../../../engine/amount';
import { withCounters, type Roll, type State, type Step } from '../../../engine/combat';
import { pluralize } from '../kit';
import type { SswSide } from '../data';
import { searchDice } from '../search/numbers';
import type { Board } from './board';
import { createStepHead } from './step-kinds';

export interface Search {
  /** The modified search roll of a side for each natural roll. */
  readonly totals: Readonly<Record<SswSide, (natural: number) => Amount>>;
  /** The surprise points that the two totals give. */
  readonly computeGain: (subs: number, convoy: number) => SurprisePoints;
}

export type SurprisePoints = Readonly<Record<SswSide, number>>;

const searchDie = { count: 1, sides: searchDice.sides };

/** The natural rolls of the search die. */
const naturalRolls = Array.from({ length: searchDice.sides }, (_, index) => index + 1);

/** The range of a side's totals. */
export function getTotalRange(search: Search, side: SswSide): { readonly min: number; readonly max: number } {
  const totals = naturalRolls.map((natural) => search.totals[side](natural).total);
  return { min: Math.min(...totals), max: Math.max(...totals) };
}

/** The maximum surprise points of each side. */
export function getMaxPoints(search: Search): SurprisePoints {
  const listTotals = (side: SswSide): number[] => naturalRolls.map((natural) => search.totals[side](natural).total);
  const max = { subs: 0, convoy: 0 };
  const convoyTotals = listTotals('convoy');
  for (const subsTotal of listTotals('subs')) {
    for (const convoyTotal of convoyTotals) {
      const { subs, convoy } = search.computeGain(subsTotal, convoyTotal);
      max.subs = Math.max(max.subs, subs);
      max.convoy = Math.max(max.convoy, convoy);
    }
  }
  return max;
}

/** The surprise points of both sides after the search. */
export function getSurprisePoints(board: Board, search: Search, state: State): SurprisePoints {
  return search.computeGain(state[board.total.subs]!, state[board.total.convoy]!);
}

/** The surprise points that a total of the sub side can lead to, over all rolls of the convoy side. */
function formatOutlook(search: Search, subs: number): string {
  const { min, max } = getTotalRange(search, 'convoy');
  const [low, high] = [search.computeGain(subs, min), search.computeGain(subs, max)];
  const format = (): string => {
    if (min === max) return formatSurprisePoints(high);
    if (low.subs > 0) return `${low.subs} to ${formatSurprisePoints(high)}`;
    if (high.convoy > 0) return `${high.convoy} to ${formatSurprisePoints(low)}`;
    if (low.convoy === 0 || high.subs === 0) return `up to ${formatSurprisePoints(low.convoy > 0 ? low : high)}`;
    return `up to ${formatSurprisePoints(high)}, or ${low.convoy} to the convoy side`;
  };
  return `Total ${subs}: ${format()}.`;
}

/** Both search rolls, then the surprise points. */
export function createSearchSteps(board: Board, search: Search): readonly Step[] {
  const createRoll = (side: SswSide, describeOutlook: Roll['describeOutlook']): Roll => ({
    kind: 'roll',
    ...createStepHead(`search.${side}`),
    by: side,
    dice: () => searchDie,
    total: (_, natural) => search.totals[side](natural),
    apply: (state, total) => withCounters(state, [board.total[side], total]),
    describeOutlook,
  });
  const formatGain = (after: State): string =>
    `${after[board.total.subs]} against ${after[board.total.convoy]}: ${formatSurprisePoints(getSurprisePoints(board, search, after))}.`;
  return [
    createRoll('subs', (_, __, total) => formatOutlook(search, total)),
    createRoll('convoy', (_, after) => formatGain(after)),
    {
      kind: 'update',
      ...createStepHead('surprise'),
      apply: (state) => {
        const { subs, convoy } = getSurprisePoints(board, search, state);
        return withCounters(state, [board.points.subs, subs], [board.points.convoy, convoy]);
      },
      remark: (_, after) => formatGain(after),
    },
  ];
}

/** `6 surprise points to the sub side`. */
export function formatSurprisePoints({ subs, convoy }: SurprisePoints): string {
  if (subs > 0) return `${pluralize(subs, 'surprise point')} to the sub side`;
  if (convoy > 0) return `${pluralize(convoy, 'surprise point')} to the convoy side`;
  return 'no surprise points';
}
