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
  readonly gained: (subs: number, convoy: number) => SurprisePoints;
}

export type SurprisePoints = Readonly<Record<SswSide, number>>;

const searchDie = { count: 1, sides: searchDice.sides };

/** The natural rolls of the search die. */
const naturals = Array.from({ length: searchDice.sides }, (_, index) => index + 1);

/** The range of a side's totals. */
export function getTotalRange(search: Search, side: SswSide): { readonly min: number; readonly max: number } {
  const totals = naturals.map((natural) => search.totals[side](natural).total);
  return { min: Math.min(...totals), max: Math.max(...totals) };
}

/** The maximum surprise points of each side. */
export function getMaxPoints(search: Search): SurprisePoints {
  const listTotals = (side: SswSide): number[] => naturals.map((natural) => search.totals[side](natural).total);
  const max = { subs: 0, convoy: 0 };
  const convoyTotals = listTotals('convoy');
  for (const subsTotal of listTotals('subs')) {
    for (const convoyTotal of convoyTotals) {
      const { subs, convoy } = search.gained(subsTotal, convoyTotal);
      max.subs = Math.max(max.subs, subs);
      max.convoy = Math.max(max.convoy, convoy);
    }
  }
  return max;
}

/** The surprise points of both sides after the search. */
export function getSurprisePoints(board: Board, search: Search, state: State): SurprisePoints {
  return search.gained(state[board.total.subs]!, state[board.total.convoy]!);
}

/** Both search rolls, then the surprise points. */
export function createSearchSteps(board: Board, search: Search): readonly Step[] {
  const convoyTotals = naturals.map((natural) => search.totals.convoy(natural).total);
  const foretellPoints: Record<SswSide, Roll['foretell']> = {
    subs: (_, total) =>
      `Search total ${total}: ${formatPointRanges(convoyTotals.map((convoy) => search.gained(total, convoy)))}.`,
    convoy: (before, total) =>
      `Search total ${total} against ${before[board.total.subs]}: ${formatSurprisePoints(search.gained(before[board.total.subs]!, total))}.`,
  };
  const roll = (side: SswSide): Roll => ({
    kind: 'roll',
    ...createStepHead(`search.${side}`),
    by: side,
    dice: () => searchDie,
    total: (_, natural) => search.totals[side](natural),
    foretell: foretellPoints[side],
    apply: (state, total) => withCounters(state, [board.total[side], total]),
  });
  return [
    roll('subs'),
    roll('convoy'),
    {
      kind: 'update',
      ...createStepHead('surprise'),
      apply: (state) => {
        const { subs, convoy } = getSurprisePoints(board, search, state);
        return withCounters(state, [board.points.subs, subs], [board.points.convoy, convoy]);
      },
      remark: (_, after) =>
        `${after[board.total.subs]} against ${after[board.total.convoy]}: ${formatSurprisePoints(getSurprisePoints(board, search, after))}.`,
    },
  ];
}

/** `6 surprise points to the sub side`. */
export function formatSurprisePoints({ subs, convoy }: SurprisePoints): string {
  if (subs > 0) return `${pluralize(subs, 'surprise point')} to the sub side`;
  if (convoy > 0) return `${pluralize(convoy, 'surprise point')} to the convoy side`;
  return 'no surprise points';
}

/** `4 to 13 surprise points to the sub side`, `at most 3 to the sub side or 6 to the convoy side`: before the other side has rolled. */
function formatPointRanges(possible: readonly SurprisePoints[]): string {
  const [subs, convoy] = (['subs', 'convoy'] as const).map((side) => possible.map((points) => points[side]));
  const [mostSubs, mostConvoy] = [Math.max(...subs!), Math.max(...convoy!)];
  if (mostSubs > 0 && mostConvoy > 0)
    return `at most ${pluralize(mostSubs, 'surprise point')} to the sub side, or ${mostConvoy} to the convoy side`;
  if (mostSubs === 0 && mostConvoy === 0) return formatSurprisePoints({ subs: 0, convoy: 0 });
  const [points, maximum, name] = mostSubs > 0 ? [subs!, mostSubs, 'sub'] : [convoy!, mostConvoy, 'convoy'];
  const minimum = Math.min(...points);
  return `${minimum === maximum ? '' : `${minimum} to `}${pluralize(maximum, 'surprise point')} to the ${name} side`;
}
