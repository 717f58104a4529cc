/** Labels and values of a lever for selection from a list. */
import { toPlainLabel } from '../model/wording';
import type { CombatReport, ReportLever } from '../protocol';

/** `Destroyer, the US`. */
export function formatLeverLabel({ title, owner }: Pick<ReportLever, 'title' | 'owner'>): string {
  return toPlainLabel(owner === undefined ? title : `${title}, ${owner}`);
}

/**
 * All other choices; for a number the adjacent values.
 * @param distance maximum distance to either side
 */
export function listOtherValues(
  { choices, value, minimum = 0, maximum = Infinity }: ReportLever,
  distance: number,
): readonly { readonly value: number | string; readonly title: string }[] {
  if (choices) return choices.filter((choice) => choice.value !== value);
  const writtenValue = Number(value);
  return Array.from({ length: 2 * distance + 1 }, (_, index) => writtenValue - distance + index)
    .filter((candidate) => candidate !== writtenValue && candidate >= minimum && candidate <= maximum)
    .map((choice) => ({ value: choice, title: String(choice) }));
}

/** Levers in two groups: those that change the odds, the strongest first, and the others. */
export interface GroupedLevers {
  readonly effective: readonly ReportLever[];
  readonly others: readonly ReportLever[];
  /** Whether a calculation has shown that the others change nothing; if false, they are options that the odds are not based on. */
  readonly isTried: boolean;
}

/** @param report what is known of the combat: what matters most, or the options that its numbers are based on */
export function groupLevers(
  levers: readonly ReportLever[],
  { matters, bases = [] }: Partial<Pick<CombatReport, 'matters' | 'bases'>>,
): GroupedLevers {
  const strengths = new Map(matters?.matters.map((matter) => [matter.id, matter.most]));
  const hasEffect = ({ id, kind }: ReportLever) => {
    const strength = strengths.get(id);
    if (strength !== undefined) return strength > 0;
    return kind !== 'option' || bases.length === 0 || bases.includes(`option ${id.split('/')[1] ?? ''}`);
  };
  const effective = levers.filter(hasEffect);
  return {
    effective: effective.sort((a, b) => (strengths.get(b.id) ?? 0) - (strengths.get(a.id) ?? 0)),
    others: levers.filter((lever) => !hasEffect(lever)),
    isTried: matters !== undefined,
  };
}
