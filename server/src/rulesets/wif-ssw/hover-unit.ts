/** Notes on a unit. A hover on the unit shows all of them, a hover on a member only those that concern it. */
import type { Basis } from '../../engine/amount';
import type { Explanation } from '../../model/ruleset';
import { listAmounts, cite, pluralize, formatPercent, type HoverAmount, type RuleId } from './kit';
import type { Unit } from './data';
import { damageRoll } from './dice/numbers';
import { getCount } from './units';
import { formatUnitKind } from './wording';

/** One note. */
export interface Note {
  /** A whole sentence, Markdown. */
  readonly text?: string;
  readonly amounts?: readonly HoverAmount[];
  readonly rules?: readonly RuleId[];
  readonly bases?: readonly Basis[];
}

/** Notes on a unit as the content of a hover. */
export function explainUnit(unit: Unit, notes: readonly (Note | undefined)[]): Explanation {
  const definedNotes = notes.filter((note) => note !== undefined);
  const count = getCount(unit);
  return {
    title: count > 1 ? `${unit.id}: ${pluralize(count, getKind(unit))}` : `${unit.id}, ${getKind(unit)}`,
    text: definedNotes.flatMap(({ text }) => text ?? []).join(' '),
    ...listAmounts(definedNotes.flatMap(({ amounts }) => amounts ?? [])),
    rules: definedNotes.flatMap(({ rules }) => rules ?? []),
    bases: definedNotes.flatMap(({ bases }) => bases ?? []),
  };
}

/** The kind of a unit, without an article. */
export function getKind(unit: Unit): string {
  return formatUnitKind(unit).replace(/^an? /, '');
}

/** The effect of the defence factor. */
export function explainDefence(unit: Unit): Note {
  const defence = 'defence' in unit ? unit.defence : undefined;
  const { sides, neverSaves } = damageRoll;
  if (defence === undefined)
    return { text: `Without a defence factor it takes every effect as it is${cite('damage-roll')}.` };
  if (defence >= neverSaves)
    return { text: `A defence of ${defence} never saves: every effect stands${cite('damage-roll')}.` };
  const text = `An effect stands on a d${sides} roll of 1 to ${defence} (${formatPercent(defence / sides)}); otherwise it falls one step, from destroyed to damaged to aborted to nothing${cite('damage-roll')}.`;
  return { text };
}

/** Notes on members about damage, the same in every list of units. */
export function listDamageNotes(unit: Unit, member: string | undefined): readonly Note[] | undefined {
  if (member === 'defence') return [explainDefence(unit)];
  if (member !== 'damaged') return undefined;
  const damaged = 'damaged' in unit && unit.damaged === true;
  if (!damaged) return [{ text: 'It is not damaged.' }, explainDefence(unit)];
  return [{ text: `It is damaged: damaged again it is destroyed${cite('damage-roll')}.` }, explainDefence(unit)];
}
