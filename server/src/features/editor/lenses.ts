/** Code lenses of combats, and inline results. They must not compute anything expensive. */
import type { DiceSource } from '../../engine/dice-source';
import { capitalize, pluralize, toPlainLabel, toPlainLines } from '../../model/wording';
import { replaceSideNames } from '../../model/replace-side-names';
import { type Range, rangeAt } from '../../text';
import type { Analysis } from '../analysis/analysis';
import { getFollowedPath } from '../analysis/followed';
import { type GetLiveOdds, type LiveOdds, formatLiveTitle, formatLiveTooltip } from '../combat/live-odds';
import { type Memory, type RecalledResult, getCombatKey, recall } from '../combat/memory';
import { listCombats } from '../scenario/scenario-combats';
import type { DisplayedCombat } from '../combat/displayed-combats';
import { type BlockingErrors, findBlockingDiagnostics } from '../resolve/blocking';
import { formatDiceSource, getUsedDice } from '../report/trace';
import { displayLimits } from '../scenario/display-limits';
import { findLineEnd } from '../../text/lines';
import type { Scenario } from '../scenario/scenario';
import { minTurnCombats } from '../resolve/turn/find';
import { turnId } from '../resolve/turn/report';

export type LensAction =
  'resolve' | 'play' | 'stepThrough' | 'odds' | 'advise' | 'history' | 'reroll' | 'writeResult' | 'showProblem';

export interface Lens<Action = LensAction> {
  /** Stable while its combat is unchanged. */
  readonly key: string;
  /** Undefined for the lens that reports truncation. */
  readonly action: Action | undefined;
  readonly title: string;
  readonly tooltip: string;
  readonly range: Range;
  readonly document: number;
  /** The combat. */
  readonly id: string;
}

/** In document order; those of a combat in display order. @param getLiveOdds current odds to show in the lenses */
export function findLenses(analysis: Analysis, memory: Memory, getLiveOdds?: GetLiveOdds): readonly Lens[] {
  const results = recallResults(analysis, memory);
  const { combats } = analysis.displayedCombats();
  const lenses = combats
    .slice(0, displayLimits.lensCombats)
    .flatMap((combat) => placeLenses(analysis, combat, results, getLiveOdds));
  const firstOmitted = combats[displayLimits.lensCombats];
  return firstOmitted
    ? [...lenses, createOverflowLens(firstOmitted, combats.length - displayLimits.lensCombats)]
    : lenses;
}

/** Number of combats per step of `prepareLenses`. */
const combatsPerStep = 8;

/** Computes and caches expensive data of lenses, a few combats at a time: most edits invalidate none of it. */
export function* prepareLenses(analysis: Analysis): Generator<void> {
  for (const [index, combat] of analysis.displayedCombats().combats.slice(0, displayLimits.lensCombats).entries()) {
    combat.canAdvise();
    if (index % combatsPerStep === combatsPerStep - 1) yield;
  }
}

/** The lenses of one combat, even beyond the display limit. */
export function createCombatLenses(
  analysis: Analysis,
  memory: Memory,
  { document, id }: Pick<Lens, 'document' | 'id'>,
): readonly Lens[] {
  const combat = analysis
    .displayedCombats()
    .combats.find((candidate) => candidate.document === document && candidate.id === id);
  return combat ? placeLenses(analysis, combat, recallResults(analysis, memory)) : [];
}

function placeLenses(
  analysis: Analysis,
  combat: DisplayedCombat,
  results: ReadonlyMap<string, RecalledResult>,
  getLiveOdds?: GetLiveOdds,
): readonly Lens[] {
  const { document, id, head, errorRange } = combat;
  const lensContents = errorRange
    ? [createUnresolvableContent(findBlockingDiagnostics(analysis, combat))]
    : createLensContents(combat, results.get(`${document} ${id}`), getLiveOdds?.(document, id));
  return lensContents.map(({ action, title, tooltip }): Lens => ({
    key: `${document} ${id} ${action}`,
    action,
    title: toPlainLabel(title),
    tooltip: toPlainLines(tooltip),
    range: head,
    document,
    id,
  }));
}

/** Shown above the first combat without lenses. */
function createOverflowLens({ document, id, head }: DisplayedCombat, remaining: number): Lens {
  return {
    key: 'rest',
    action: undefined,
    title: `${pluralize(remaining, 'more combat')} from here on: see the light bulb of each`,
    tooltip: `Only the first ${displayLimits.lensCombats} combats of a file have lenses. Put the cursor into another one and press the light bulb.`,
    range: head,
    document,
    id,
  };
}

/** A result shown after the first line of its combat. */
export interface InlineOutcome {
  readonly document: number;
  readonly id: string;
  readonly range: Range;
  /** At most `maxInline` characters. */
  readonly text: string;
  /** The full text. */
  readonly whole: string;
  readonly stale: boolean;
}

/** Longer texts would be cut beside a report, and editors would scroll sideways for them. */
const maxInline = 40;

/** The last result of each combat; not an outdated one if the file has a `result`, which would stand beside it. */
export function findInlineOutcomes(analysis: Analysis, memory: Memory): readonly InlineOutcome[] {
  const results = recallResults(analysis, memory);
  if (results.size === 0) return [];
  const combats = analysis.scenarios.flatMap(listCombats);
  const combatsWithResult = new Set(
    combats.filter(({ entry }) => Object.hasOwn(entry.object, 'result')).map(getCombatKey),
  );
  return analysis.displayedCombats().combats.flatMap(({ document, id, head, sides }): InlineOutcome[] => {
    const key = `${document} ${id}`;
    const result = results.get(key);
    if (!result || (result.stale && combatsWithResult.has(key))) return [];
    const { stale } = result;
    const tooltipLines = toPlainLines(formatTooltip(result, sides));
    return [{ document, id, range: head, text: toPlainLabel(formatBrief(result)), whole: tooltipLines, stale }];
  });
}

/** The last result of each combat. Results of combats that cannot be parsed are stale. */
function recallResults({ scenarios }: Analysis, memory: Memory): ReadonlyMap<string, RecalledResult> {
  const results = new Map(
    [...memory].flatMap(([key, [remembered]]) => (remembered ? [[key, { ...remembered, stale: true }]] : [])),
  );
  if (memory.size === 0) return results;
  for (const combatOfFile of scenarios.flatMap(listCombats)) {
    const recalled = recall(memory, combatOfFile);
    if (recalled) results.set(getCombatKey(combatOfFile), recalled);
  }
  return results;
}

interface LensContent {
  readonly action: LensAction;
  readonly title: string;
  readonly tooltip: string;
}

/** `Cannot resolve: 2 problems`; the tooltip shows the first, a click goes to it. */
function createUnresolvableContent({ diagnostics, areIgnored }: BlockingErrors): LensContent {
  const [first] = diagnostics;
  if (!first) {
    return {
      action: 'showProblem',
      title: 'Cannot resolve: what it refers to cannot be read',
      tooltip: 'Nothing is known to be wrong with the combat itself',
    };
  }
  const count = pluralize(diagnostics.length, areIgnored ? 'ignored problem' : 'problem');
  return { action: 'showProblem', title: `Cannot resolve: ${count}`, tooltip: `Go to: ${first.message}` };
}

/** Odds have a constant width while they change, so that later lenses do not move; lenses that an edit removes come last. */
function createLensContents(
  { title, dice, canAdvise, sides }: DisplayedCombat,
  lastResult: RecalledResult | undefined,
  liveOdds: LiveOdds | undefined,
): readonly LensContent[] {
  const resolve: LensContent = {
    action: 'resolve',
    title: formatResolveTitle(dice),
    tooltip: `Resolve ${title} step by step, with the rule of each step`,
  };
  const advise: LensContent = {
    action: 'advise',
    title: 'Advise',
    tooltip: `What a side should do in ${title}, and what each alternative costs`,
  };
  const play: LensContent = {
    action: 'play',
    title: 'Play',
    tooltip: 'Roll by roll at the table, with your own dice',
  };
  const liveTooltip = liveOdds && formatLiveTooltip(liveOdds, sides);
  const odds: LensContent = {
    action: 'odds',
    title: (liveOdds && formatLiveTitle(liveOdds, sides)) ?? 'Odds',
    tooltip: `The odds of ${title}: exact where they can be calculated, else sampled${liveTooltip === undefined ? '' : `\n${liveTooltip}`}`,
  };
  return [
    // Next to an open report only the start of the row is visible: short commands come first, then odds, which begin with the winner.
    resolve,
    ...(canAdvise() ? [advise] : []),
    play,
    odds,
    ...(lastResult ? resultContents : []),
    // A stale or incomplete result cannot be written.
    ...(lastResult && !lastResult.stale && !lastResult.trace.pendingRoll ? [writeResultContent] : []),
  ];
}

const resultContents: readonly LensContent[] = [
  { action: 'reroll', title: 'Reroll', tooltip: 'Resolve it with new dice, from another seed' },
  { action: 'history', title: 'History', tooltip: 'The results of this combat in this session, and their reports' },
];

const writeResultContent: LensContent = {
  action: 'writeResult',
  title: 'Write result',
  tooltip: 'Write dice and outcome into the scenario',
};

/** `outdated \u00b7 Japan wins \u00b7 7 left \u00b7 seed 7`: the source of the dice is left out if there is no room, since hovers name it. */
function formatBrief({ brief, trace, source, stale }: RecalledResult): string {
  const text = `${stale ? 'outdated \u00b7 ' : ''}${brief}`;
  const withDice = `${text} \u00b7 ${formatDiceSource(getUsedDice(trace, source))}`;
  if (withDice.length <= maxInline) return withDice;
  return text.length <= maxInline ? text : `${text.slice(0, maxInline - 1).trimEnd()}\u2026`;
}

/** `6 surprise points to Germany (seed 7).` */
function formatTooltip({ summary, trace, source, stale }: RecalledResult, sides: DisplayedCombat['sides']): string {
  const staleSuffix = stale ? ' The scenario has changed since.' : '';
  return `${capitalize(replaceSideNames({ sides }, summary))} (${formatDiceSource(getUsedDice(trace, source))}).${staleSuffix}`;
}

function formatResolveTitle(dice: DiceSource | undefined): string {
  if (dice?.table !== undefined) return 'Resolve (dice from the file)';
  return dice?.seed === undefined ? 'Resolve' : `Resolve (seed ${dice.seed})`;
}

// The lenses above a scenario whose combats make a turn. They need no combat to be built.

export type TurnAction = 'campaign' | 'resolveTurn' | 'playTurn' | 'oddsOfTurn' | 'adviseTurn';

/** The lenses of all turns. They stay while a combat is incomplete, so that no text moves; a lens without an action then says why. */
export function createTurnLenses(analysis: Analysis): readonly Lens<TurnAction>[] {
  const { combats } = analysis.displayedCombats();
  return analysis.scenarios.flatMap((scenario) => {
    const documentCombats = combats.filter(({ document }) => document === scenario.index);
    const campaign = createCampaignLens(analysis, scenario);
    if (documentCombats.length < minTurnCombats) return campaign;
    const resolvableCount = documentCombats.filter(({ errorRange }) => errorRange === undefined).length;
    return [
      ...createScenarioTurnLenses(analysis, scenario, resolvableCount, () =>
        documentCombats.some(({ canAdvise }) => canAdvise()),
      ),
      ...campaign,
    ];
  });
}

/** The lens above the link to the scenario that this one follows; empty without such a link. */
function createCampaignLens({ text }: Analysis, { document, index }: Scenario): readonly Lens<TurnAction>[] {
  if (getFollowedPath({ document }) === undefined) return [];
  const link = rangeAt(document, { owner: document.data, key: 'follows', onKey: true })!;
  return [
    {
      key: `${index} campaign`,
      action: 'campaign',
      title: 'Campaign',
      tooltip: 'The turns before and after this one: losses over time, and luck',
      range: { from: link.from, to: findLineEnd(text, link.from) },
      document: index,
      id: turnId,
    },
  ];
}

function createScenarioTurnLenses(
  { text }: Analysis,
  { document, index }: Scenario,
  resolvableCount: number,
  canAdvise: () => boolean,
): readonly Lens<TurnAction>[] {
  const head = rangeAt(document, { owner: document.data, key: 'ruleset', onKey: true });
  if (!head) return [];
  const createLens = (action: TurnAction | undefined, title: string, tooltip: string): Lens<TurnAction> => ({
    key: `${index} turn ${action}`,
    ...{ action, title, tooltip },
    range: { from: head.from, to: findLineEnd(text, head.from) },
    document: index,
    id: turnId,
  });
  if (resolvableCount < minTurnCombats)
    return [createLens(undefined, 'Cannot resolve the turn: combats have problems', 'See the list of problems')];
  const combatCountText = `all ${pluralize(resolvableCount, 'combat')}`;
  return [
    createLens(
      'resolveTurn',
      'Resolve turn',
      `Resolve ${combatCountText} in their order, each with what the earlier ones left`,
    ),
    createLens(
      'oddsOfTurn',
      'Odds of the turn',
      `What ${combatCountText} come to together: losses of each power, and how likely they are`,
    ),
    ...(canAdvise()
      ? [
          createLens(
            'adviseTurn',
            'Advise',
            `What to order in ${combatCountText}, judged by the result of the whole turn`,
          ),
        ]
      : []),
    createLens(
      'playTurn',
      'Play',
      `Play ${combatCountText} in their order, roll by roll, with your own dice or with ours`,
    ),
  ];
}
