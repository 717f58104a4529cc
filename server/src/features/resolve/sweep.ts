/** The odds of a combat over the values of one lever, or over all pairs of values of two levers. */
import { formatList, formatNumber } from '../../model/wording';
import type { LeverValues, ReportVariantNumbers, VariantResult, ReportSweep } from '../../protocol';
import type { LocatedCombat, Refusal } from '../analysis/find-combat';
import { type Lever, formatSetting, listLevers } from './levers';
import { type VariantPlan, joinProvenance } from './plan';
import { applyEdits } from './what-if';

/** Maximum number of combats in the sweep of a report. */
export const maxSweptCells = 1_000;

/** Maximum number of levers in the sweep of a report: a table has two axes. */
const maxLevers = 2;

export function createSweepPlan(
  target: LocatedCombat,
  valuesByLever: readonly LeverValues[],
): VariantPlan<LocatedCombat, ReportSweep> | Refusal {
  const levers = listLevers(target);
  if ('refused' in levers) return levers;
  const sweptLevers = valuesByLever.flatMap(({ id, values }) => {
    const lever = levers.find((candidate) => candidate.id === id);
    return lever ? [{ lever, values: [...new Set(values)] }] : [];
  });
  const [first, second = { lever: undefined, values: [undefined] }] = sweptLevers;
  if (
    !first ||
    sweptLevers.length < valuesByLever.length ||
    valuesByLever.length > maxLevers ||
    first.lever === second.lever
  )
    return { refused: `${target.entry.id} has changed, or there is nothing to vary in it. Choose again what to vary.` };
  const cells = first.values.flatMap((firstValue) =>
    second.values.map((secondValue) => [firstValue, secondValue] as const),
  );
  if (cells.length === 0 || cells.length > maxSweptCells)
    return {
      refused: `That would be ${formatNumber(cells.length)} combats; from 1 to ${formatNumber(maxSweptCells)} can be shown. Choose fewer values.`,
    };
  return {
    size: cells.length,
    createVariant(index) {
      const [firstValue, secondValue] = cells[index]!;
      return applyValues(target, [
        { lever: first.lever, value: firstValue },
        ...(second.lever && secondValue !== undefined ? [{ lever: second.lever, value: secondValue }] : []),
      ]);
    },
    combine: (all) => {
      const figures = collectFigures(all);
      return {
        levers: sweptLevers.map(({ lever: { id, title, owner, kind, choices }, values }) => ({
          ...{ id, title, ...(owner !== undefined && { owner }), kind },
          values: values.map((value) => ({ value, title: formatSetting({ choices }, value) })),
        })),
        figures: figures.map(({ kind, title }) => ({ kind, title })),
        cells: all.map((result, index) => ({
          values: figures.map(({ title }) => findNumber(result, title)),
          isWritten: sweptLevers.every(({ lever }, at) => lever.value === cells[index]![at]),
          ...('refused' in result && { refused: result.refused }),
        })),
        ...joinProvenance(all),
      };
    },
  };
}

/** The combat with levers set to values. */
function applyValues(
  target: LocatedCombat,
  values: readonly { readonly lever: Lever; readonly value: number | string }[],
): LocatedCombat | Refusal {
  const changedValues = values.filter(({ lever, value }) => lever.value !== value);
  if (changedValues.length === 0) return target;
  const edits = changedValues.map(({ lever, value }) => lever.createEdits(value));
  const impossible = changedValues.filter((_, index) => edits[index] === undefined);
  if (impossible.length > 0)
    return {
      refused: `This cannot be: ${formatList(impossible.map(({ lever, value }) => `${lever.title} ${value}`))}.`,
    };
  const variant = applyEdits(
    target,
    edits.flatMap((leverEdits) => leverEdits ?? []),
  );
  return 'refused' in variant ? variant : variant.target;
}

/** All figures that occur in any of the results, without duplicates, the most informative first. */
function collectFigures(all: readonly VariantResult[]): ReportSweep['figures'] {
  const figureByTitle = new Map<string, ReportSweep['figures'][number]>();
  const addFigures = (read: (result: ReportVariantNumbers) => ReportSweep['figures']): void => {
    for (const result of all)
      for (const figure of 'refused' in result ? [] : read(result))
        if (!figureByTitle.has(figure.title)) figureByTitle.set(figure.title, figure);
  };
  addFigures(({ figures }) => figures);
  const isListed = (title: string): boolean =>
    [...figureByTitle.keys()].some((listedTitle) => listedTitle.toLowerCase() === title.toLowerCase());
  addFigures(({ odds }) =>
    odds
      .filter(({ title }) => !isListed(title))
      .map(({ title, kind }) => ({ title, kind: kind === 'chance' ? 'chance' : 'expected' })),
  );
  return [...figureByTitle.values()];
}

function findNumber(result: VariantResult, title: string): number | null {
  if ('refused' in result) return null;
  const match = result.figures.find((item) => item.title === title) ?? result.odds.find((item) => item.title === title);
  return match?.value ?? null;
}
