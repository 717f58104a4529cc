/** Groups the steps of a combat: by round, and dice of one purpose into series; repeated arithmetic is removed. */
import { formatUnitCount } from '../model/wording';
import type { ReportAmount, ReportRound, ReportStep } from '../protocol';

/** A step with its index, from 0. */
export interface NumberedStep {
  readonly step: ReportStep;
  readonly index: number;
}

export interface StepGroup {
  /** Absent for steps outside numbered rounds. */
  readonly round?: ReportRound;
  readonly steps: readonly NumberedStep[];
  /** The losses of each side, in words: `defender loses 2 destroyers`. */
  readonly losses: readonly string[];
}

/** The groups in the order of the steps. */
export function groupByRound(steps: readonly ReportStep[]): readonly StepGroup[] {
  const groups: { round?: ReportRound; steps: NumberedStep[] }[] = [];
  for (const [index, step] of steps.entries()) {
    const last = groups.at(-1);
    if (last && formatRoundName(last) === formatRoundName(step)) last.steps.push({ step, index });
    else groups.push({ round: step.round, steps: [{ step, index }] });
  }
  return groups.map((group) => ({ ...group, losses: formatLosses(group.steps) }));
}

function formatRoundName({ round }: { readonly round?: ReportRound }): string {
  return round === undefined ? '' : `${round.title} ${round.number}`;
}

function formatLosses(steps: readonly NumberedStep[]): readonly string[] {
  const bySide = new Map<string, Map<string, { readonly count: number; readonly plural?: string }>>();
  for (const { volley } of steps.map(({ step }) => step)) {
    for (const loss of volley?.losses ?? []) {
      const losses = bySide.get(volley!.on) ?? new Map<string, { readonly count: number; readonly plural?: string }>();
      const previousCount = losses.get(loss.title)?.count ?? 0;
      bySide.set(volley!.on, losses.set(loss.title, { ...loss, count: previousCount + loss.count }));
    }
  }
  return [...bySide].map(([side, losses]) => {
    const units = [...losses].map(([title, { count, plural }]) => formatUnitCount(count, title, plural));
    return `${side} loses ${units.join(', ')}`;
  });
}

/** The steps without duplicate amounts, and without those of the previous step, which are directly above. */
export function removeRepeatedAmounts(steps: readonly ReportStep[]): readonly ReportStep[] {
  return steps.map((step, index) => {
    const previousKeys = new Set(steps[index - 1]?.amounts.map(createAmountKey));
    const amounts = new Map(step.amounts.map((amount) => [createAmountKey(amount), amount]));
    return { ...step, amounts: [...amounts].filter(([key]) => !previousKeys.has(key)).map(([, amount]) => amount) };
  });
}

/** The steps with all their rules where these appear for the first time; later steps with the same rules keep only the first of them. */
export function removeRepeatedRules(steps: readonly ReportStep[]): readonly ReportStep[] {
  const cited = new Set<string>();
  return steps.map((step) => {
    const key = step.rules.map(({ id }) => id).join(' ');
    if (cited.has(key)) return { ...step, rules: step.rules.slice(0, 1) };
    cited.add(key);
    return step;
  });
}

function createAmountKey({ what: label, lines }: ReportAmount): string {
  return JSON.stringify([label, lines]);
}

/** The steps in order: a series together, any other by itself. */
export function groupSeries(steps: readonly NumberedStep[]): readonly (readonly NumberedStep[])[] {
  const seriesList: NumberedStep[][] = [];
  for (const numbered of steps) {
    const last = seriesList.at(-1);
    if (last && isContinuation(last.at(-1)!, numbered)) last.push(numbered);
    else seriesList.push([numbered]);
  }
  return seriesList;
}

function isContinuation({ step: previous }: NumberedStep, { step }: NumberedStep): boolean {
  const isSame = step.id === previous.id && step.title === previous.title && step.by === previous.by;
  return isSame && isSingleDie(previous) && isSingleDie(step);
}

/** A single die without arithmetic; the subject distinguishes it from others of its series. */
function isSingleDie({ faces, subject, amounts }: NumberedStep['step']): boolean {
  return faces?.length === 1 && subject !== undefined && amounts.length === 0;
}
