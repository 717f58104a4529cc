/** Results of a combat: measures, the type label, and a summary. */
import type { Headline, Label, Measure, State } from '../../../engine/combat';
import { pluralize, formatList } from '../kit';
import type { Header, SswSide } from '../data';
import { computeConvoyEffects } from '../options';
import { formatPower } from '../wording';
import { getCombatType, type Board, type Tally } from './board';
import { formatCombatType, type CombatType } from './combat-types';
import { effects } from './effects';
import { dockedPair } from '../milchcows/numbers';
import { combatTypeChoice, targetChoice } from '../surprise/numbers';
import type { SurprisePoints } from './search';
import type { Targets } from './target';

/** The possible fates of convoy points. */
const convoyFates = { lost: 'lost', repair: 'to the repair pool', port: 'sent to port' } as const;
type ConvoyFate = keyof typeof convoyFates;
const convoyFateNames = Object.keys(convoyFates) as readonly ConvoyFate[];

/** Counts the convoy points with a fate; the effect of a hit is an option (R17). */
function readConvoyPoints(fate: ConvoyFate, { tally }: Board, header: Header): (state: State) => number {
  const fateByEffect = computeConvoyEffects(header);
  const causes = effects.filter((effect) => fateByEffect[effect] === fate);
  return (state) => sum(causes.map((effect) => state[tally.convoyPoints[effect]]!));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** Losses of both sides. */
export function listLossMeasures(board: Board, header: Header): readonly Measure[] {
  const { tally, tallyByOwner } = board;
  const convoy = convoyFateNames.map((fate): Measure => ({
    path: ['convoyPoints', fate],
    title: `convoy points ${convoyFates[fate]}`,
    turnTotal: {
      side: 'convoy',
      title: `convoy points ${convoyFates[fate]}`,
      singular: `convoy point ${convoyFates[fate]}`,
    },
    read: readConvoyPoints(fate, board, header),
    omitAtZero: true,
  }));
  const createUnitMeasures = (name: 'subs' | 'escorts', side: SswSide, singular: string): readonly Measure[] =>
    effects.map((effect) => ({
      path: [name, effect],
      title: `${singular}s ${effect}`,
      turnTotal: {
        ...{ side, title: `${singular}s ${effect}`, singular: `${singular} ${effect}` },
        shares: [...tallyByOwner[name]].map(([owner, counts]) => ({
          owner: formatPower(owner),
          read: (state: State) => state[counts[effect]]!,
        })),
      },
      read: (state) => state[tally[name][effect]]!,
      omitAtZero: true,
    }));
  return [
    ...convoy,
    ...createUnitMeasures('subs', 'subs', 'submarine'),
    ...createUnitMeasures('escorts', 'convoy', 'escort'),
  ];
}

/** Headlines: convoy points hit, if there are any, and submarines hit. @param losses from `listLossMeasures` */
export function listLossHeadlines(
  { ships, subs: submarines }: Targets,
  losses: readonly Measure[],
): readonly Headline[] {
  const listPaths = (name: string) => losses.map(({ path }) => path).filter(([kind]) => kind === name);
  const subs: Headline = {
    side: 'subs',
    words: 'submarines hit',
    singular: 'submarine hit',
    paths: listPaths('subs'),
    as: 'expected',
    total: sum(submarines.map(({ count }) => count)),
  };
  const points = sum(ships.map(({ count, convoyPoints }) => count * convoyPoints));
  return points > 0
    ? [
        {
          side: 'convoy',
          words: 'convoy points hit',
          singular: 'convoy point hit',
          paths: listPaths('convoyPoints'),
          as: 'expected',
          total: points,
        },
        subs,
      ]
    : [subs];
}

/** The search totals, and the surprise points that they give. */
export function createSearchMeasures(
  board: Board,
  getSurprisePoints: (state: State) => SurprisePoints,
): readonly Measure[] {
  const { total } = board;
  return [
    { path: ['searchTotals', 'subs'], title: 'search total, sub side', read: (state) => state[total.subs]! },
    { path: ['searchTotals', 'convoy'], title: 'search total, convoy side', read: (state) => state[total.convoy]! },
    ...createSurpriseMeasures(getSurprisePoints),
  ];
}

export function createSurpriseMeasures(getSurprisePoints: (state: State) => SurprisePoints): readonly Measure[] {
  return [
    {
      path: ['surprisePoints', 'subs'],
      title: 'surprise points, sub side',
      read: (state) => getSurprisePoints(state).subs,
    },
    {
      path: ['surprisePoints', 'convoy'],
      title: 'surprise points, convoy side',
      read: (state) => getSurprisePoints(state).convoy,
    },
  ];
}

/** The chances of each type of combat (1.2.4), and of surprise points that suffice for a purchase or for two. */
export function listSswEvents(board: Board, getGained: (state: State) => SurprisePoints): readonly Measure[] {
  const createEvent = (path: readonly string[], title: string, hasOccurred: (state: State) => boolean): Measure => ({
    path,
    title,
    subject: { kind: 'event' },
    read: (state) => Number(hasOccurred(state)),
  });
  return [
    ...(['ssw', 'naval-air', 'avoided'] as const).map((type) =>
      createEvent(['combatType', type], formatCombatType(type), (state) => getCombatType(board, state) === type),
    ),
    ...(['subs', 'convoy'] as const).flatMap((side) =>
      surpriseThresholds.map((points) =>
        createEvent(
          ['surprisePoints', side, String(points)],
          `at least ${points} surprise points, ${side === 'subs' ? 'sub side' : 'convoy side'}`,
          (state) => getGained(state)[side] >= points,
        ),
      ),
    ),
  ];
}

/** Points for the victim of a result, the combat type, both, and a docked pair. */
const surpriseThresholds = [
  targetChoice.price,
  combatTypeChoice.price,
  combatTypeChoice.price + targetChoice.price,
  dockedPair.price,
];

/** Headlines of the lens: the chances of other combat types than strategic submarine warfare, and of the points for the first purchase of a side. */
export function listEventHeadlines(
  events: readonly Measure[],
  firstPrices: Readonly<Record<SswSide, number | undefined>>,
): readonly Headline[] {
  return events.flatMap(({ path, title }): Headline[] => {
    const [kind, typeOrSide, points] = path;
    const sharedMembers = { paths: [path], as: 'chance', ifOpen: true } as const;
    if (kind === 'combatType') return typeOrSide === 'ssw' ? [] : [{ ...sharedMembers, words: title }];
    const side = typeOrSide as SswSide;
    return firstPrices[side] === Number(points)
      ? [{ ...sharedMembers, side, words: `at least ${points} surprise points` }]
      : [];
  });
}

/** The type of combat that was fought. */
export function createTypeLabel(board: Board): Label {
  const readType = (state: State): CombatType => {
    const type = getCombatType(board, state);
    return type === 'undecided' ? 'none' : type;
  };
  return { path: ['combatType'], title: 'combat type', read: readType, formatWord: formatCombatType };
}

/** The losses of both sides: `2 convoy points lost, 8 to the repair pool; 1 submarine destroyed`; `no losses` if there are none. */
export function describeLosses(board: Board, header: Header, state: State): string {
  return formatLosses(board, header, state) || 'no losses';
}

/** The losses in the words of `describeLosses` if these are short, otherwise the number of hits: `6 convoy points and 2 submarines hit`. */
export function describeLossesBriefly(board: Board, header: Header, state: State): string {
  const losses = describeLosses(board, header, state);
  return losses.length <= maxBriefLength ? losses : `${describeHits(board, state)} hit`;
}

/** Maximum characters of the short form. */
const maxBriefLength = 40;

function describeHits({ tally }: Board, state: State): string {
  const countHits = (kind: Tally): number => sum(effects.map((effect) => state[tally[kind][effect]]!));
  const parts = [
    { count: countHits('convoyPoints'), noun: 'convoy point' },
    { count: countHits('escorts'), noun: 'escort' },
    { count: countHits('subs'), noun: 'submarine' },
  ];
  return formatList(parts.filter(({ count }) => count > 0).map(({ count, noun }) => pluralize(count, noun)));
}

function formatLosses(board: Board, header: Header, state: State): string {
  const points = convoyFateNames.map((fate) => ({
    words: convoyFates[fate],
    count: readConvoyPoints(fate, board, header)(state),
  }));
  const listUnitLosses = (kind: 'subs' | 'escorts') =>
    effects.map((effect) => ({ words: effect, count: state[board.tally[kind][effect]]! }));
  return [
    formatFates('convoy point', points),
    formatFates('escort', listUnitLosses('escorts')),
    formatFates('submarine', listUnitLosses('subs')),
  ]
    .filter((text) => text !== '')
    .join('; ');
}

/** `1 escort destroyed, 2 damaged`: the noun is not repeated. */
function formatFates(noun: string, fates: readonly { readonly words: string; readonly count: number }[]): string {
  return fates
    .filter(({ count }) => count > 0)
    .map(({ words, count }, index) => `${index === 0 ? pluralize(count, noun) : String(count)} ${words}`)
    .join(', ');
}
