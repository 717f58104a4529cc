/** The context for rendering a report: the receiver of clicks, the sides, and the names of the scenario. */
import { capitalize, replaceRoles } from '../model/wording';
import type { CombatReport, ReportSide } from '../protocol';
import type { Send } from './messages';

export interface RenderContext {
  /** Receives the reader's clicks; absent in print. */
  readonly send?: Send;
  readonly sides: readonly ReportSide[];
  /** Ids and names of the scenario keep their spelling, even at the beginning of a sentence. */
  readonly names: readonly string[];
  /** The sides are swapped; each keeps its colour. */
  readonly swapped?: boolean;
}

export function createRenderContext(
  { sides = [], names }: Pick<CombatReport, 'sides' | 'names'>,
  send?: Send,
): RenderContext {
  return { sides, names, ...(send && { send }) };
}

/** Whether a text begins with a complete name: ids and names of the scenario keep their spelling at the beginning of a sentence. */
export function beginsWithName(text: string, names: readonly string[]): boolean {
  return names.some((name) => text.startsWith(name) && !/^[\p{L}\p{N}_-]/u.test(text.slice(name.length)));
}

/** A text of the rules with the names of sides, capitalized. */
export function formatHeading({ sides, names }: RenderContext, text: string): string {
  const replaced = replaceRoles(text, sides);
  return beginsWithName(replaced, names) ? replaced : capitalize(replaced);
}

/** The same without the capital letter, for use inside a sentence. */
export function formatInline({ sides }: RenderContext, text: string): string {
  return replaceRoles(text, sides);
}

/** The name of a side by its key. */
export function formatSide({ sides }: RenderContext, side: string): string {
  return sides.find((candidate) => candidate.side === side)?.name ?? side;
}

/** The colour class of a side; empty for anything else. */
export function getSideColour({ sides, swapped = false }: RenderContext, side: string | undefined): string {
  const index = sides.findIndex((candidate) => candidate.side === side);
  if (index >= 0) return `side-${(index + Number(swapped)) % 2}`;
  // Reports of older versions have no sides: their roles decide the colour.
  return side === undefined ? '' : ['attacker', 'subs'].includes(side) ? 'side-0' : 'side-1';
}
