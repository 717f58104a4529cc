/** How a report is drawn: who listens to clicks, and what the sides and the names of the scenario are. */
import { sentence, withNames } from '../model/wording';
import type { CombatReport, ReportSide } from '../protocol';
import type { Send } from './messages';
import { beginsWithName } from './names';

export interface Drawing {
  /** Takes what the reader asks for by a click; absent on paper, where there is nothing to click. */
  readonly send?: Send;
  readonly sides: readonly ReportSide[];
  /** Ids and names of the scenario: they stay as they are written, at the head of a sentence too. */
  readonly names: readonly string[];
  /** The sides have changed places: each keeps its colour. */
  readonly swapped?: boolean;
}

export function drawingOf({ sides = [], names }: Pick<CombatReport, 'sides' | 'names'>, send?: Send): Drawing {
  return { sides, names, ...(send && { send }) };
}

/** A text of the rules as the reader sees it: sides by their names, and the first letter raised. */
export function headed({ sides, names }: Drawing, text: string): string {
  const named = withNames(text, sides);
  return beginsWithName(named, names) ? named : sentence(named);
}

/** The same inside a sentence. */
export function inText({ sides }: Drawing, text: string): string {
  return withNames(text, sides);
}

/** What a side is called, by its key. */
export function nameOf({ sides }: Drawing, side: string): string {
  return sides.find((one) => one.side === side)?.name ?? side;
}

/** The class that gives a side its colour, the same everywhere. Those that are no side have none. */
export function colourOf({ sides, swapped = false }: Drawing, side: string | undefined): string {
  const index = sides.findIndex((one) => one.side === side);
  if (index >= 0) return `side-${(index + Number(swapped)) % 2}`;
  // A report of before has no sides: its sides have the colours of their roles.
  return side === undefined ? '' : ['attacker', 'subs'].includes(side) ? 'side-0' : 'side-1';
}
