/** The combats that the editor displays, with their ranges: enough for lenses and inline results, without building any combat. */
import type { DiceSource } from '../../engine/dice-source';
import type { CombatEntry } from '../../model/ruleset';
import { type Range, rangeAt } from '../../text';
import { findLineEnd } from '../../text/lines';
import { type Scenario, listItems } from '../scenario/scenario';
import { createRangeIndex, findOverlapping } from '../scenario/range-index';
import { canAdviseCached } from './odds-key';
import { getFileDice } from './simulate';
import { getLensRange, listCombats } from '../scenario/scenario-combats';

export interface DisplayedCombat {
  readonly document: number;
  readonly id: string;
  readonly title: string;
  /** Its first line. */
  readonly head: Range;
  /** The dice of the file, if any. */
  readonly dice: DiceSource | undefined;
  readonly sides: CombatEntry['sides'];
  /** Whether a side has a decision; computed on demand. */
  readonly canAdvise: () => boolean;
  /** For a combat that cannot be resolved: the range whose diagnostics block it. The whole text if its own range is not known. */
  readonly errorRange: Range | undefined;
}

export interface DisplayedCombats {
  readonly text: string;
  readonly combats: readonly DisplayedCombat[];
}

/** The combats displayed for an earlier text: enough to keep their lenses in place, without references to its data. */
export interface PreviouslyDisplayed {
  readonly text: string;
  readonly combats: readonly Pick<DisplayedCombat, 'document' | 'id' | 'title' | 'head' | 'sides'>[];
}

/** The combats that cannot be resolved because of errors. */
export function listBlockedCombats({ combats }: DisplayedCombats): readonly Pick<DisplayedCombat, 'document' | 'id'>[] {
  return combats.filter(({ errorRange }) => errorRange !== undefined).map(({ document, id }) => ({ document, id }));
}

export function toPreviouslyDisplayed({ text, combats }: DisplayedCombats): PreviouslyDisplayed {
  return {
    text,
    combats: combats.map(({ document, id, title, head, sides }) => ({ document, id, title, head, sides })),
  };
}

/**
 * The combats of a text, including those with errors. Combats in text that cannot be parsed are carried over from before, so that no lens
 * flickers while somebody types.
 * @param previous the combats displayed before the last edits
 */
export function computeDisplayedCombats(
  text: string,
  isBroken: boolean,
  scenarios: readonly Scenario[],
  previous: PreviouslyDisplayed | undefined,
): DisplayedCombats {
  const combats = scenarios
    .flatMap((scenario) => listCombats(scenario))
    .map((scenarioCombat): DisplayedCombat => {
      const { id, title } = scenarioCombat.entry;
      const { from } = getLensRange(scenarioCombat);
      const head = { from, to: findLineEnd(text, from) };
      const { entry, scenario } = scenarioCombat;
      const displayed = { document: scenario.index, id, title, head, dice: getFileDice(entry), sides: entry.sides };
      return { ...displayed, canAdvise: () => canAdviseCached(scenarioCombat), errorRange: undefined };
    });
  const blocked = scenarios.flatMap((scenario) => findBlockedCombats(scenario, text));
  const current = [...combats, ...blocked];
  const carriedOver = previous === undefined ? [] : carryOver(previous, text, isBroken, scenarios, current);
  return { text, combats: [...current, ...carriedOver].sort((a, b) => a.head.from - b.head.from) };
}

/** Items that would be combats without the errors in them or in what they refer to. */
function findBlockedCombats(scenario: Scenario, text: string): readonly DisplayedCombat[] {
  const { ruleset, parts, document, index } = scenario;
  if (!ruleset) return [];
  const resolvable = new Set(listCombats(scenario).map(({ entry }) => entry.object));
  return parts.flatMap((list) =>
    listItems(document.data, list).flatMap((item, position): readonly DisplayedCombat[] => {
      if (resolvable.has(item) || !ruleset.isCombat(list, item)) return [];
      const range = rangeAt(document, { owner: item });
      if (!range) return [];
      const { id } = item as { readonly id?: unknown };
      const name = typeof id === 'string' || typeof id === 'number' ? `${id}` : `${list} ${position + 1}`;
      const head = { from: range.from, to: findLineEnd(text, range.from) };
      const displayed = { document: index, id: name, title: name, head, dice: undefined, sides: {} };
      return [{ ...displayed, canAdvise: () => false, errorRange: range }];
    }),
  );
}

/** Maximum number of lines to search for in the whole text. After a change that swallows more, the others have no lens until the text can be parsed. */
const maxSearches = 50;

function carryOver(
  previous: PreviouslyDisplayed,
  text: string,
  isBroken: boolean,
  scenarios: readonly Scenario[],
  currentCombats: readonly DisplayedCombat[],
): readonly DisplayedCombat[] {
  const displayedIds = new Set(currentCombats.map(({ document, id }) => `${document} ${id}`));
  const mayBeBlocked = (document: number) => isBroken || !(scenarios[document] && isSound(scenarios[document]));
  const mapRange = createRangeMapper(previous.text, text);
  const heads = createRangeIndex(currentCombats.map(({ head }) => head).sort((a, b) => a.from - b.from));
  let searches = maxSearches;
  return previous.combats
    .filter(({ document, id }) => !displayedIds.has(`${document} ${id}`) && mayBeBlocked(document))
    .flatMap((combat) => {
      const head =
        mapRange(combat.head) ?? (searches-- > 0 ? findSameLine(previous.text, combat.head, text) : undefined);
      // Its item may have been parsed already, with another id or without one.
      if (!head || findOverlapping(heads, head).length > 0) return [];
      return [{ ...combat, head, dice: undefined, canAdvise: () => false, errorRange: { from: 0, to: text.length } }];
    });
}

/** The range of a line that a change swallowed, if the new text has it exactly once. */
function findSameLine(textBefore: string, { from, to }: Range, text: string): Range | undefined {
  const line = textBefore.slice(from, to);
  const at = text.indexOf(line);
  return line.trim() === '' || at < 0 || text.includes(line, at + 1) ? undefined : { from: at, to: at + line.length };
}

function isSound({ ruleset, view }: Scenario): boolean {
  return ruleset !== undefined && view().isValid;
}

/**
 * A range before the first difference stays, one after the last difference moves with the end of the text. A range inside the difference
 * is gone.
 */
export function createRangeMapper(before: string, after: string): (range: Range) => Range | undefined {
  const shortest = Math.min(before.length, after.length);
  let head = 0;
  while (head < shortest && before.charCodeAt(head) === after.charCodeAt(head)) head++;
  let tail = 0;
  while (
    tail < shortest - head &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  )
    tail++;
  const changed = { from: head, to: before.length - tail };
  const shift = after.length - before.length;
  return ({ from, to }) => {
    if (to <= changed.from) return { from, to };
    if (from >= changed.to) return { from: from + shift, to: to + shift };
    if (changed.from <= from && to <= changed.to) return undefined;
    return { from: Math.min(from, changed.from), to: Math.max(to + shift, Math.min(from, changed.from)) };
  };
}
