/** The combats that the editor shows, with where they stand: enough for lenses and inline results, without stating any combat. */
import type { DiceSource } from '../../engine/dice-source';
import type { Range } from '../../text';
import { lineEnd } from '../../text/lines';
import type { Scenario } from '../scenario';
import { moveThrough } from './move';
import { diceOfFile } from './play';
import { combatsOf, headOf } from './scenario-combats';

export interface ShownCombat {
  readonly document: number;
  readonly id: string;
  readonly title: string;
  /** Its first line. */
  readonly head: Range;
  /** The dice that the file gives, if it gives any. */
  readonly dice: DiceSource | undefined;
  /** Whether a side can be advised. */
  readonly advised: boolean;
  /** It stands as it did before the text was broken, and cannot be resolved until that is mended. */
  readonly kept: boolean;
}

export interface ShownCombats {
  readonly text: string;
  readonly combats: readonly ShownCombat[];
}

/**
 * The combats of a text. While a text or a combat in it is at fault, those that stood there before stay, so that no lens flickers at each keystroke.
 * @param before what was shown before the last edits
 */
export function shownCombats(
  text: string,
  broken: boolean,
  scenarios: readonly Scenario[],
  before: ShownCombats | undefined,
): ShownCombats {
  const combats = scenarios
    .flatMap((scenario) => combatsOf(scenario))
    .map((found): ShownCombat => {
      const { id, title } = found.site;
      const { from } = headOf(found);
      const head = { from, to: lineEnd(text, from) };
      const { site, scenario } = found;
      const shown = { document: scenario.index, id, title, head, dice: diceOfFile(site) };
      return { ...shown, advised: site.advice !== undefined, kept: false };
    });
  const kept = before === undefined ? [] : keptFrom(before, text, broken, scenarios, combats);
  return { text, combats: [...combats, ...kept].sort((a, b) => a.head.from - b.head.from) };
}

function keptFrom(
  before: ShownCombats,
  text: string,
  broken: boolean,
  scenarios: readonly Scenario[],
  now: readonly ShownCombat[],
): readonly ShownCombat[] {
  const isShown = new Set(now.map(({ document, id }) => `${document} ${id}`));
  const isAtFault = (document: number) => broken || !(scenarios[document] && isSound(scenarios[document]));
  const move = moveThrough(before.text, text);
  return before.combats
    .filter(({ document, id }) => !isShown.has(`${document} ${id}`) && isAtFault(document))
    .flatMap((combat) => {
      const head = move(combat.head);
      return head ? [{ ...combat, head, kept: true }] : [];
    });
}

function isSound({ ruleset, view }: Scenario): boolean {
  return ruleset !== undefined && view().allSound;
}
