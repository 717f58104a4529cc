/** Compares variants number by number, for both the report and the command line. */
import type { ReportFigure, ReportLikelihood, ReportStanding, ReportStands, ReportVariant } from '../protocol';

/** Smaller differences are not visible. */
const unseen = 5e-4;

/** One number of all variants. */
export interface VariantRow {
  readonly title: string;
  readonly kind: ReportFigure['kind'];
  /** One for each variant; undefined if it has none. */
  readonly found: readonly (number | undefined)[];
  /** The difference between the highest and the lowest. */
  readonly most: number;
}

export interface SideBySide {
  /** The key figures, whether they differ or not. */
  readonly figures: readonly VariantRow[];
  /** Every other number that differs, the largest difference first: they explain the outcome. */
  readonly others: readonly VariantRow[];
  /** For variants with several changes, the effect of each single change on the figure that differs most. */
  readonly carried: readonly Carried[];
  /** Whether any number differs. */
  readonly differs: boolean;
}

export interface Carried {
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

export function sideBySide(variants: readonly ReportVariant[]): SideBySide {
  const stands = variants.map((variant) => variant.stands);
  const figures = rowsOf(stands, (one) => one.figures);
  const others = rowsOf(stands, (one) => one.odds.map(asFigure)).filter(
    (row) => isTold(row) && !figures.some((figure) => isSame(figure.found, row.found)),
  );
  return {
    figures,
    others: others.toSorted((a, b) => b.most - a.most),
    carried: variants.flatMap((variant, index) => carriedBy(variant, index, stands[0]!)),
    differs: [...figures, ...others].some(isTold),
  };
}

/** Whether a difference is visible. */
export function isSeen(change: number): boolean {
  return Math.abs(change) >= unseen;
}

function asFigure({ title, kind, value }: ReportLikelihood): ReportFigure {
  return { title, value, kind: kind === 'chance' ? 'chance' : 'expected' };
}

function rowsOf(
  stands: readonly ReportStands[],
  read: (stands: ReportStanding) => readonly ReportFigure[],
): readonly VariantRow[] {
  const lists = stands.map((one) => ('refused' in one ? [] : read(one)));
  const byTitle = new Map(lists.flat().map(({ title, kind }) => [title, kind]));
  return [...byTitle].map(([title, kind]) => {
    const found = lists.map((list) => list.find((one) => one.title === title)?.value);
    const values = found.filter((value) => value !== undefined);
    return { title, kind, found, most: Math.max(...values) - Math.min(...values) };
  });
}

function isTold({ most }: VariantRow): boolean {
  return isSeen(most);
}

function isSame(some: VariantRow['found'], others: VariantRow['found']): boolean {
  return some.every((one, index) => one === others[index]);
}

function carriedBy({ stands, alone }: ReportVariant, variant: number, written: ReportStands): readonly Carried[] {
  if (!alone || 'refused' in stands || 'refused' in written) return [];
  const changeIn = (of: ReportStands, title: string): number | undefined => {
    const [now, before] = [of, written].map((one) =>
      'refused' in one ? undefined : one.figures.find((figure) => figure.title === title)?.value,
    );
    return now === undefined || before === undefined ? undefined : now - before;
  };
  const [most] = stands.figures
    .map(({ title, kind }) => ({ title, kind, change: changeIn(stands, title) ?? 0 }))
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
  if (!most) return [];
  const own = alone.map((part) => {
    const change = changeIn(part.stands, most.title);
    return { title: part.title, ...(change !== undefined && { change }) };
  });
  return [{ variant, ...most, alone: own }];
}
