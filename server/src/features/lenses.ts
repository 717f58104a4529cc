/** Code lenses over each combat, and the results that stand inline. Nothing is solved for them. */
import type { DiceSource } from '../engine/dice-source';
import type { Range } from '../text';
import type { Analysis } from './analysis';
import { combatsOf } from './combat/scenario-combats';
import { keyOf, recall } from './combat/memory';
import type { Memory, Recalled } from './combat/memory';
import type { ShownCombat } from './combat/shown';
import { diceInWords, usedOf } from './report/trace';

export type LensAction = 'resolve' | 'odds' | 'advise' | 'showReport' | 'reroll' | 'writeResult';

export interface Lens {
  /** Stays the same while its combat does. */
  readonly key: string;
  readonly action: LensAction;
  readonly title: string;
  readonly tooltip: string;
  readonly range: Range;
  readonly document: number;
  /** The combat. */
  readonly id: string;
}

/** In the order of the text; those of a combat in the order in which they are shown. */
export function lenses(analysis: Analysis, memory: Memory): readonly Lens[] {
  const results = resultsOf(analysis, memory);
  return analysis.shown().combats.flatMap((combat) => {
    const { document, id, head } = combat;
    return lensesOf(combat, results.get(`${document} ${id}`)).map((lens): Lens => ({
      ...lens,
      key: `${document} ${id} ${lens.action}`,
      range: head,
      document,
      id,
    }));
  });
}

/** A result that stands behind the head of its combat. */
export interface Inline {
  readonly document: number;
  readonly id: string;
  readonly range: Range;
  readonly text: string;
  readonly stale: boolean;
}

export function inlineResults(analysis: Analysis, memory: Memory): readonly Inline[] {
  const results = resultsOf(analysis, memory);
  return analysis.shown().combats.flatMap(({ document, id, head }): Inline[] => {
    const result = results.get(`${document} ${id}`);
    return result ? [{ document, id, range: head, text: inWords(result), stale: result.stale }] : [];
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

type Unplaced = Pick<Lens, 'action' | 'title' | 'tooltip'>;

function lensesOf({ title, dice, advised }: ShownCombat, last: Recalled | undefined): readonly Unplaced[] {
  return [
    {
      action: 'resolve',
      title: resolveTitle(dice),
      tooltip: `Resolve ${title} step by step, with the rule of each step`,
    },
    {
      action: 'odds',
      title: 'Odds',
      tooltip: `The odds of ${title}: exact where they can be calculated, else sampled`,
    },
    ...(advised
      ? [
          {
            action: 'advise' as const,
            title: 'Advise',
            tooltip: `What a side should do in ${title}, and what each alternative costs`,
          },
        ]
      : []),
    ...(last ? afterResult(last) : []),
  ];
}

function afterResult(last: Recalled): readonly Unplaced[] {
  return [
    { action: 'reroll', title: 'Reroll', tooltip: 'Resolve again with a new seed' },
    // What has changed since, or lacks dice, is no result of what stands in the file.
    ...(last.stale || last.trace.wanted
      ? []
      : [
          {
            action: 'writeResult' as const,
            title: 'Write result',
            tooltip: 'Write dice and outcome into the scenario',
          },
        ]),
    // Last, as it is the longest: in a narrow editor it is cut, and nothing else is.
    {
      action: 'showReport',
      title: `last: ${inWords(last)}`,
      tooltip: last.stale ? 'The scenario has changed since' : 'Show the full report',
    },
  ];
}

/** `6 surprise points to the sub side (seed 7)`. */
function inWords({ summary, trace, source, stale }: Recalled): string {
  return `${summary} (${diceInWords(usedOf(trace, source))}${stale ? ', before the change' : ''})`;
}

function resolveTitle(dice: DiceSource | undefined): string {
  if (dice?.table !== undefined) return 'Resolve with table dice';
  return dice?.seed === undefined ? 'Resolve' : `Resolve (seed ${dice.seed})`;
}
