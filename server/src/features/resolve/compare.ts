/** Comparison of variants: the combat as written, and each variant with its changes. */
import type { Edit } from '../../model/edit';
import type { LeverValue, ReportComparison, VariantResult } from '../../protocol';
import type { Refusal } from '../analysis/find-combat';
import { type Lever, formatLever, formatSetting } from './levers';
import type { VariantPlan } from './plan';

/** One change. */
export interface VariantPart {
  /** `options.detection=once`, `Destroyer, the US: 3`. */
  readonly title: string;
  readonly edits: readonly Edit[];
}

/** All changes of a variant; empty for the combat as written. */
export type VariantParts = readonly VariantPart[];

/** Maximum number of variants in a comparison, including the combat as written. */
export const maxVariants = 50;

export const asWrittenTitle = 'as written';

/**
 * Plans each variant and, for a variant of several changes, each change by itself, which shows the change that makes the difference.
 * @param variants without the combat as written, which comes first
 */
export function createComparisonPlan<Found extends object>(
  variants: readonly VariantParts[],
  applyEdits: (edits: readonly Edit[]) => Found | Refusal,
): VariantPlan<Found, ReportComparison> {
  const plannedVariants: VariantParts[] = [];
  const indexes = new Map<string, number>();
  const indexVariant = (parts: VariantParts): number => {
    const title = formatTitle(parts);
    const variantIndex = indexes.get(title) ?? plannedVariants.push(parts) - 1;
    indexes.set(title, variantIndex);
    return variantIndex;
  };
  const comparedVariants = [[], ...variants].map((parts) => ({
    title: formatTitle(parts),
    index: indexVariant(parts),
    alone: parts.length < 2 ? [] : parts.map((part) => ({ title: part.title, index: indexVariant([part]) })),
  }));
  return {
    size: plannedVariants.length,
    createVariant: (index) => applyEdits(plannedVariants[index]!.flatMap(({ edits }) => edits)),
    combine: (all: readonly VariantResult[]) => ({
      variants: comparedVariants.map(({ title, index, alone }) => ({
        title,
        stands: all[index]!,
        ...(alone.length > 0 && {
          alone: alone.map((part) => ({ title: part.title, stands: all[part.index]! })),
        }),
      })),
    }),
  };
}

/** Changes that set levers to values. A value that a lever already has is no change. */
export function createVariantParts(levers: readonly Lever[], values: readonly LeverValue[]): VariantParts | Refusal {
  const parts: VariantPart[] = [];
  for (const { id, combat, value } of values) {
    const lever = levers.find((candidate) => candidate.id === id && candidate.combat === combat);
    const edits = lever?.createEdits(value);
    if (!lever || !edits)
      return { refused: `The scenario has changed: ${id} cannot be ${value} any more. Choose again.` };
    if (value !== lever.value) parts.push({ title: `${formatLever(lever)}: ${formatSetting(lever, value)}`, edits });
  }
  return parts;
}

function formatTitle(parts: VariantParts): string {
  return parts.length === 0 ? asWrittenTitle : parts.map(({ title }) => title).join(', ');
}
