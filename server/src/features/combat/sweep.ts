/** The odds of a combat over the values of one lever, or over all pairs of values of two levers. */
import { listed, plain } from '../../model/wording';
import type { LeverValues, ReportStanding, ReportStands, ReportSweep } from '../../protocol';
import type { FoundCombat, Refusal } from './find';
import { leversOf, settingInWords } from './levers';
import type { Lever } from './levers';
import type { Plan } from './plan';
import { joinProvenance } from './standing';
import { edited } from './what-if';

/** Maximum number of combats in the sweep of a report. */
export const maxSweptCells = 1_000;

/** Maximum number of levers in the sweep of a report: a table has two axes. */
const maxLevers = 2;

export function sweepPlan(found: FoundCombat, vary: readonly LeverValues[]): Plan<FoundCombat, ReportSweep> | Refusal {
  const levers = leversOf(found);
  if ('refused' in levers) return levers;
  const swept = vary.flatMap(({ id, values }) => {
    const lever = levers.find((one) => one.id === id);
    return lever ? [{ lever, values: [...new Set(values)] }] : [];
  });
  const [first, second = { lever: undefined, values: [undefined] }] = swept;
  if (!first || swept.length < vary.length || vary.length > maxLevers || first.lever === second.lever)
    return { refused: `${found.site.id} has changed, or there is nothing to vary in it. Choose again what to vary.` };
  const cells = first.values.flatMap((one) => second.values.map((other) => [one, other] as const));
  if (cells.length === 0 || cells.length > maxSweptCells)
    return {
      refused: `That would be ${plain(cells.length)} combats; from 1 to ${plain(maxSweptCells)} can be shown. Choose fewer values.`,
    };
  return {
    size: cells.length,
    variant(index) {
      const [one, other] = cells[index]!;
      return atValues(found, [
        { lever: first.lever, value: one },
        ...(second.lever && other !== undefined ? [{ lever: second.lever, value: other }] : []),
      ]);
    },
    joined: (all) => {
      const figures = figuresOf(all);
      return {
        levers: swept.map(({ lever: { id, title, owner, kind, choices }, values }) => ({
          ...{ id, title, ...(owner !== undefined && { owner }), kind },
          values: values.map((value) => ({ value, title: settingInWords({ choices }, value) })),
        })),
        figures: figures.map(({ kind, title }) => ({ kind, title })),
        cells: all.map((stands, index) => ({
          values: figures.map(({ title }) => numberOf(stands, title)),
          isWritten: swept.every(({ lever }, at) => lever.value === cells[index]![at]),
          ...('refused' in stands && { refused: stands.refused }),
        })),
        ...joinProvenance(all),
      };
    },
  };
}

/** The combat with levers set to values. */
function atValues(
  found: FoundCombat,
  values: readonly { readonly lever: Lever; readonly value: number | string }[],
): FoundCombat | Refusal {
  const other = values.filter(({ lever, value }) => lever.value !== value);
  if (other.length === 0) return found;
  const edits = other.map(({ lever, value }) => lever.edits(value));
  const impossible = other.filter((_, index) => edits[index] === undefined);
  if (impossible.length > 0)
    return { refused: `This cannot be: ${listed(impossible.map(({ lever, value }) => `${lever.title} ${value}`))}.` };
  const made = edited(
    found,
    edits.flatMap((own) => own ?? []),
  );
  return 'refused' in made ? made : made.found;
}

/** All figures that occur in any of the results, without duplicates, the most informative first. */
function figuresOf(all: readonly ReportStands[]): ReportSweep['figures'] {
  const known = new Map<string, ReportSweep['figures'][number]>();
  const add = (read: (stands: ReportStanding) => ReportSweep['figures']): void => {
    for (const stands of all)
      for (const figure of 'refused' in stands ? [] : read(stands))
        if (!known.has(figure.title)) known.set(figure.title, figure);
  };
  add(({ figures }) => figures);
  const isTold = (title: string): boolean => [...known.keys()].some((one) => one.toLowerCase() === title.toLowerCase());
  add(({ odds }) =>
    odds
      .filter(({ title }) => !isTold(title))
      .map(({ title, kind }) => ({ title, kind: kind === 'chance' ? 'chance' : 'expected' })),
  );
  return [...known.values()];
}

function numberOf(stands: ReportStands, title: string): number | null {
  if ('refused' in stands) return null;
  const own = stands.figures.find((one) => one.title === title) ?? stands.odds.find((one) => one.title === title);
  return own?.value ?? null;
}
