/** The combats that the editor displays, with their ranges: enough for lenses and inline results, without building any combat. */
import type { DiceSource } from '../../engine/dice-source';
import type { CombatSite } from '../../model/ruleset';
import { rangeOf } from '../../text';
import type { Range } from '../../text';
import { lineEnd } from '../../text/lines';
import { itemsOf } from '../scenario';
import { indexInOrder, findTouching } from '../touching';
import type { Scenario } from '../scenario';
import { isAdvised } from './can-advise';
import { moveThrough } from './move';
import { diceOfFile } from './play';
import { combatsOf, headOf } from './scenario-combats';

export interface ShownCombat {
  readonly document: number;
  readonly id: string;
  readonly title: string;
  /** Its first line. */
  readonly head: Range;
  /** The dice of the file, if any. */
  readonly dice: DiceSource | undefined;
  readonly sides: CombatSite['sides'];
  /** Whether a side has a decision; computed on demand. */
  readonly advised: () => boolean;
  /** For a combat that cannot be resolved: the range whose diagnostics block it. The whole text if its own range is not known. */
  readonly faulty: Range | undefined;
}

export interface ShownCombats {
  readonly text: string;
  readonly combats: readonly ShownCombat[];
}

/** The combats displayed for an earlier text: enough to keep their lenses in place, without references to its data. */
export interface FormerlyShown {
  readonly text: string;
  readonly combats: readonly Pick<ShownCombat, 'document' | 'id' | 'title' | 'head' | 'sides'>[];
}

export function formerly({ text, combats }: ShownCombats): FormerlyShown {
  return {
    text,
    combats: combats.map(({ document, id, title, head, sides }) => ({ document, id, title, head, sides })),
  };
}

/**
 * The combats of a text, including those with errors. Combats in text that cannot be parsed are carried over from before, so that no lens
 * flickers while somebody types.
 * @param before the combats displayed before the last edits
 */
export function shownCombats(
  text: string,
  broken: boolean,
  scenarios: readonly Scenario[],
  before: FormerlyShown | undefined,
): ShownCombats {
  const combats = scenarios
    .flatMap((scenario) => combatsOf(scenario))
    .map((found): ShownCombat => {
      const { id, title } = found.site;
      const { from } = headOf(found);
      const head = { from, to: lineEnd(text, from) };
      const { site, scenario } = found;
      const shown = { document: scenario.index, id, title, head, dice: diceOfFile(site), sides: site.sides };
      return { ...shown, advised: () => isAdvised(found), faulty: undefined };
    });
  const faulty = scenarios.flatMap((scenario) => faultyIn(scenario, text));
  const known = [...combats, ...faulty];
  const kept = before === undefined ? [] : keptFrom(before, text, broken, scenarios, known);
  return { text, combats: [...known, ...kept].sort((a, b) => a.head.from - b.head.from) };
}

/** Items that would be combats without the errors in them or in what they refer to. */
function faultyIn(scenario: Scenario, text: string): readonly ShownCombat[] {
  const { ruleset, parts, document, index } = scenario;
  if (!ruleset) return [];
  const resolvable = new Set(combatsOf(scenario).map(({ site }) => site.object));
  return parts.flatMap((list) =>
    itemsOf(document.data, list).flatMap((item, position): readonly ShownCombat[] => {
      if (resolvable.has(item) || !ruleset.isCombat(list, item)) return [];
      const range = rangeOf(document, { owner: item });
      if (!range) return [];
      const { id } = item as { readonly id?: unknown };
      const name = typeof id === 'string' || typeof id === 'number' ? `${id}` : `${list} ${position + 1}`;
      const head = { from: range.from, to: lineEnd(text, range.from) };
      const shown = { document: index, id: name, title: name, head, dice: undefined, sides: {} };
      return [{ ...shown, advised: () => false, faulty: range }];
    }),
  );
}

/** Maximum number of lines to search for in the whole text. After a change that swallows more, the others have no lens until the text can be parsed. */
const mostSearches = 50;

function keptFrom(
  before: FormerlyShown,
  text: string,
  broken: boolean,
  scenarios: readonly Scenario[],
  now: readonly ShownCombat[],
): readonly ShownCombat[] {
  const isShown = new Set(now.map(({ document, id }) => `${document} ${id}`));
  const isAtFault = (document: number) => broken || !(scenarios[document] && isSound(scenarios[document]));
  const move = moveThrough(before.text, text);
  const heads = indexInOrder(now.map(({ head }) => head).sort((a, b) => a.from - b.from));
  let searches = mostSearches;
  return before.combats
    .filter(({ document, id }) => !isShown.has(`${document} ${id}`) && isAtFault(document))
    .flatMap((combat) => {
      const head = move(combat.head) ?? (searches-- > 0 ? sameLine(before.text, combat.head, text) : undefined);
      // Its item may have been parsed already, with another id or without one.
      if (!head || findTouching(heads, head).length > 0) return [];
      return [{ ...combat, head, dice: undefined, advised: () => false, faulty: { from: 0, to: text.length } }];
    });
}

/** The range of a line that a change swallowed, if the new text has it exactly once. */
function sameLine(before: string, { from, to }: Range, text: string): Range | undefined {
  const line = before.slice(from, to);
  const at = text.indexOf(line);
  return line.trim() === '' || at < 0 || text.includes(line, at + 1) ? undefined : { from: at, to: at + line.length };
}

function isSound({ ruleset, view }: Scenario): boolean {
  return ruleset !== undefined && view().allSound;
}
