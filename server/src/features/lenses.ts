/** Code lenses over each combat, and the results that stand inline. Nothing is solved for them. */
import type { DiceSource } from '../engine/dice-source';
import { counted, plainLabel, plainLines, sentence } from '../model/wording';
import { named } from '../model/side-words';
import type { Range } from '../text';
import type { Analysis } from './analysis';
import { liveTitle, liveTooltip } from './combat/live';
import type { LiveOdds, LiveOddsOf } from './combat/live';
import { keyOf, recall } from './combat/memory';
import type { Memory, Recalled } from './combat/memory';
import { combatsOf } from './combat/scenario-combats';
import type { ShownCombat } from './combat/shown';
import { problemsOfCombat } from './combat/unresolvable';
import type { InTheWay } from './combat/unresolvable';
import { diceInWords, usedOf } from './report/trace';
import { shown } from './shown';

export type LensAction = 'resolve' | 'odds' | 'advise' | 'history' | 'reroll' | 'writeResult' | 'showProblem';

export interface Lens<Action = LensAction> {
  /** Stays the same while its combat does. */
  readonly key: string;
  /** Undefined of one that only says that there is more than can be shown. */
  readonly action: Action | undefined;
  readonly title: string;
  readonly tooltip: string;
  readonly range: Range;
  readonly document: number;
  /** The combat. */
  readonly id: string;
}

/** In the order of the text; those of a combat in the order in which they are shown. @param live the odds that stand in them */
export function lenses(analysis: Analysis, memory: Memory, live?: LiveOddsOf): readonly Lens[] {
  const results = resultsOf(analysis, memory);
  const { combats } = analysis.shown();
  const first = combats.slice(0, shown.lensCombats).flatMap((combat) => placed(analysis, combat, results, live));
  const next = combats[shown.lensCombats];
  return next ? [...first, restOf(next, combats.length - shown.lensCombats)] : first;
}

/** Of how many combats is found out at a time what their lenses offer. */
const fewCombats = 8;

/** Finds out, a few combats at a time, what is dear to know of them for their lenses: most edits change it of none. */
export function* preparingLenses(analysis: Analysis): Generator<void> {
  for (const [index, combat] of analysis.shown().combats.slice(0, shown.lensCombats).entries()) {
    combat.advised();
    if (index % fewCombats === fewCombats - 1) yield;
  }
}

/** The lenses of one combat, however many there are in the file. */
export function lensesOfCombat(
  analysis: Analysis,
  memory: Memory,
  { document, id }: Pick<Lens, 'document' | 'id'>,
): readonly Lens[] {
  const combat = analysis.shown().combats.find((one) => one.document === document && one.id === id);
  return combat ? placed(analysis, combat, resultsOf(analysis, memory)) : [];
}

function placed(
  analysis: Analysis,
  combat: ShownCombat,
  results: ReadonlyMap<string, Recalled>,
  live?: LiveOddsOf,
): readonly Lens[] {
  const { document, id, head, faulty } = combat;
  const found = faulty
    ? [unresolvable(problemsOfCombat(analysis, combat))]
    : lensesOf(combat, results.get(`${document} ${id}`), live?.(document, id));
  return found.map(({ action, title, tooltip }): Lens => ({
    key: `${document} ${id} ${action}`,
    action,
    title: plainLabel(title),
    tooltip: plainLines(tooltip),
    range: head,
    document,
    id,
  }));
}

/** Stands above the first combat that has no lenses. */
function restOf({ document, id, head }: ShownCombat, left: number): Lens {
  return {
    key: 'rest',
    action: undefined,
    title: `${counted(left, 'more combat')} from here on: see the light bulb of each`,
    tooltip: `Only the first ${shown.lensCombats} combats of a file have lenses. Put the cursor into another one and press the light bulb.`,
    range: head,
    document,
    id,
  };
}

/** A result that stands behind the head of its combat. */
export interface Inline {
  readonly document: number;
  readonly id: string;
  readonly range: Range;
  /** At most `maxInline` characters. */
  readonly text: string;
  /** All of it. */
  readonly whole: string;
  readonly stale: boolean;
}

/** More would be cut, or push what stands beside it out of sight. */
const maxInline = 64;

export function inlineResults(analysis: Analysis, memory: Memory): readonly Inline[] {
  const results = resultsOf(analysis, memory);
  return analysis.shown().combats.flatMap(({ document, id, head, sides }): Inline[] => {
    const result = results.get(`${document} ${id}`);
    if (!result) return [];
    const { stale } = result;
    const whole = plainLines(atLength(result, sides));
    return [{ document, id, range: head, text: plainLabel(inBrief(result)), whole, stale }];
  });
}

/** The last result of each combat. Those of combats that cannot be read just now are stale. */
function resultsOf({ scenarios }: Analysis, memory: Memory): ReadonlyMap<string, Recalled> {
  const results = new Map([...memory].flatMap(([key, [known]]) => (known ? [[key, { ...known, stale: true }]] : [])));
  if (memory.size === 0) return results;
  for (const found of scenarios.flatMap(combatsOf)) {
    const known = recall(memory, found);
    if (known) results.set(keyOf(found), known);
  }
  return results;
}

interface Unplaced {
  readonly action: LensAction;
  readonly title: string;
  readonly tooltip: string;
}

/** `Cannot resolve: 2 problems`; the hover says what the first is, the click leads there. */
function unresolvable({ problems, areIgnored }: InTheWay): Unplaced {
  const [first] = problems;
  if (!first) {
    return {
      action: 'showProblem',
      title: 'Cannot resolve: what it refers to cannot be read',
      tooltip: 'Nothing is known that is wrong with the combat itself',
    };
  }
  const count = counted(problems.length, areIgnored ? 'ignored problem' : 'problem');
  return { action: 'showProblem', title: `Cannot resolve: ${count}`, tooltip: `Go to: ${first.message}` };
}

/** The odds keep their width while they move, so that nothing behind them jumps; what an edit takes away comes last. */
function lensesOf(
  { title, dice, advised, sides }: ShownCombat,
  last: Recalled | undefined,
  live: LiveOdds | undefined,
): readonly Unplaced[] {
  const resolve: Unplaced = {
    action: 'resolve',
    title: resolveTitle(dice),
    tooltip: `Resolve ${title} step by step, with the rule of each step`,
  };
  const advise: Unplaced = {
    action: 'advise',
    title: 'Advise',
    tooltip: `What a side should do in ${title}, and what each alternative costs`,
  };
  const figures = live && liveTooltip(live, sides);
  const odds: Unplaced = {
    action: 'odds',
    title: (live && liveTitle(live, sides)) ?? 'Odds',
    tooltip: `The odds of ${title}: exact where they can be calculated, else sampled${figures === undefined ? '' : `\n${figures}`}`,
  };
  return [
    resolve,
    // Beside an open report only the head of the row is seen: who wins must be in it.
    odds,
    ...(advised() ? [advise] : []),
    ...(last ? afterResult : []),
    // What has changed since, or lacks dice, is no result of what stands in the file.
    ...(last && !last.stale && !last.trace.wanted ? [write] : []),
  ];
}

const afterResult: readonly Unplaced[] = [
  { action: 'reroll', title: 'Reroll', tooltip: 'Resolve it with new dice, from another seed' },
  { action: 'history', title: 'History', tooltip: 'The results of this combat in this session, and their reports' },
];

const write: Unplaced = {
  action: 'writeResult',
  title: 'Write result',
  tooltip: 'Write dice and outcome into the scenario',
};

/** `outdated \u00b7 Japan wins \u00b7 7 left \u00b7 seed 7`: what is cut is the outcome, never what it rests on. */
function inBrief({ brief, trace, source, stale }: Recalled): string {
  const mark = stale ? 'outdated \u00b7 ' : '';
  const dice = ` \u00b7 ${diceInWords(usedOf(trace, source))}`;
  const room = maxInline - mark.length - dice.length;
  const text = brief.length <= room ? brief : `${brief.slice(0, room - 1).trimEnd()}\u2026`;
  return `${mark}${text}${dice}`;
}

/** `6 surprise points to Germany (seed 7).` */
function atLength({ summary, trace, source, stale }: Recalled, sides: ShownCombat['sides']): string {
  const since = stale ? ' The scenario has changed since.' : '';
  return `${sentence(named({ sides }, summary))} (${diceInWords(usedOf(trace, source))}).${since}`;
}

function resolveTitle(dice: DiceSource | undefined): string {
  if (dice?.table !== undefined) return 'Resolve (dice from the file)';
  return dice?.seed === undefined ? 'Resolve' : `Resolve (seed ${dice.seed})`;
}
