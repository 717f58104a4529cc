/** Compares variants number by number, for both the report and the command line. */
import type { ReportFigure, ReportLikelihood, ReportVariantNumbers, VariantResult, ReportVariant } from '../protocol';

/** Smaller differences are not visible. */
const minVisible = 5e-4;

/** One number of all variants. */
export interface VariantRow {
  readonly title: string;
  readonly kind: ReportFigure['kind'];
  /** One for each variant; undefined if it has none. */
  readonly values: readonly (number | undefined)[];
  /** The difference between the highest and the lowest. */
  readonly spread: number;
}

interface SideBySide {
  /** The key figures, whether they differ or not. */
  readonly figures: readonly VariantRow[];
  /** Every other number that differs, the largest difference first: they explain the outcome. */
  readonly others: readonly VariantRow[];
  /** For variants with several changes, the effect of each single change on the figure that differs most. */
  readonly contributions: readonly Contribution[];
  readonly hasDifferences: boolean;
}

export interface Contribution {
  /** Index of the variant. */
  readonly variant: number;
  readonly kind: ReportFigure['kind'];
  /** The figure: `Japan wins`. */
  readonly title: string;
  /** The difference from the value as written. */
  readonly change: number;
  /** The single changes; `change` is absent if the combat cannot be resolved with it. */
  readonly alone: readonly { readonly title: string; readonly change?: number }[];
}

export function compareVariants(variants: readonly ReportVariant[]): SideBySide {
  const results = variants.map((variant) => variant.stands);
  const figures = createRows(results, (result) => result.figures);
  const others = createRows(results, (result) => result.odds.map(toFigure)).filter(
    (row) => differsVisibly(row) && !figures.some((figure) => isSame(figure.values, row.values)),
  );
  return {
    figures,
    others: others.toSorted((a, b) => b.spread - a.spread),
    contributions: variants.flatMap((variant, index) => listContributions(variant, index, results[0]!)),
    hasDifferences: [...figures, ...others].some(differsVisibly),
  };
}

/** Whether a difference is visible. */
export function isVisible(change: number): boolean {
  return Math.abs(change) >= minVisible;
}

function toFigure({ title, kind, value }: ReportLikelihood): ReportFigure {
  return { title, value, kind: kind === 'chance' ? 'chance' : 'expected' };
}

function createRows(
  results: readonly VariantResult[],
  readFigures: (result: ReportVariantNumbers) => readonly ReportFigure[],
): readonly VariantRow[] {
  const lists = results.map((result) => ('refused' in result ? [] : readFigures(result)));
  const byTitle = new Map(lists.flat().map(({ title, kind }) => [title, kind]));
  return [...byTitle].map(([title, kind]) => {
    const values = lists.map((list) => list.find((figure) => figure.title === title)?.value);
    const present = values.filter((value) => value !== undefined);
    return { title, kind, values, spread: Math.max(...present) - Math.min(...present) };
  });
}

function differsVisibly({ spread }: VariantRow): boolean {
  return isVisible(spread);
}

function isSame(values: VariantRow['values'], others: VariantRow['values']): boolean {
  return values.every((value, index) => value === others[index]);
}

function listContributions(
  { stands: result, alone }: ReportVariant,
  variant: number,
  written: VariantResult,
): readonly Contribution[] {
  if (!alone || 'refused' in result || 'refused' in written) return [];
  const computeChange = (changed: VariantResult, title: string): number | undefined => {
    const [now, before] = [changed, written].map((standing) =>
      'refused' in standing ? undefined : standing.figures.find((figure) => figure.title === title)?.value,
    );
    return now === undefined || before === undefined ? undefined : now - before;
  };
  const [largest] = result.figures
    .map(({ title, kind }) => ({ title, kind, change: computeChange(result, title) ?? 0 }))
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
  if (!largest) return [];
  const contributions = alone.map((part) => {
    const change = computeChange(part.stands, largest.title);
    return { title: part.title, ...(change !== undefined && { change }) };
  });
  return [{ variant, ...largest, alone: contributions }];
}
