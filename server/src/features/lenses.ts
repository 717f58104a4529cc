/** Code lenses of combats, and inline results. They must not compute anything expensive. */
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

/** In document order; those of a combat in display order. @param live current odds to show in them */
export function lenses(analysis: Analysis, memory: Memory, live?: LiveOddsOf): readonly Lens[] {
  const results = resultsOf(analysis, memory);
  const { combats } = analysis.shown();
  const first = combats.slice(0, shown.lensCombats).flatMap((combat) => placed(analysis, combat, results, live));
  const next = combats[shown.lensCombats];
  return next ? [...first, restOf(next, combats.length - shown.lensCombats)] : first;
}

/** Number of combats per step of `prepareLenses`. */
const fewCombats = 8;

/** Computes and caches expensive data of lenses, a few combats at a time: most edits invalidate none of it. */
export function* preparingLenses(analysis: Analysis): Generator<void> {
  for (const [index, combat] of analysis.shown().combats.slice(0, shown.lensCombats).entries()) {
    combat.advised();
    if (index % fewCombats === fewCombats - 1) yield;
  }
}

/** The lenses of one combat, even beyond the display limit. */
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

/** Shown above the first combat without lenses. */
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

/** A result shown after the first line of its combat. */
export interface Inline {
  readonly document: number;
  readonly id: string;
  readonly range: Range;
  /** At most `maxInline` characters. */
  readonly text: string;
  /** The full text. */
  readonly whole: string;
  readonly stale: boolean;
}

/** Longer texts would be truncated, or push other decorations out of view. */
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

/** The last result of each combat. Results of combats that cannot be parsed are stale. */
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

/** `Cannot resolve: 2 problems`; the tooltip shows the first, a click goes to it. */
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

/** Odds have a constant width while they change, so that later lenses do not move; lenses that an edit removes come last. */
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
    // Next to an open report only the start of the row is visible: it must include the winner.
    odds,
    ...(advised() ? [advise] : []),
    ...(last ? afterResult : []),
    // A stale or incomplete result cannot be written.
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

/** `outdated \u00b7 Japan wins \u00b7 7 left \u00b7 seed 7`: the outcome is truncated, never the source of the dice. */
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
