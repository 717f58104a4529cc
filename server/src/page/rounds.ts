/** Groups the steps of a combat by round. */
import { formatUnitCount } from '../model/wording';
import type { ReportRound, ReportStep } from '../protocol';

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
  readonly cost: readonly string[];
}

/** The groups in the order of the steps. */
export function groupByRound(steps: readonly ReportStep[]): readonly StepGroup[] {
  const groups: { round?: ReportRound; steps: NumberedStep[] }[] = [];
  for (const [index, step] of steps.entries()) {
    const last = groups.at(-1);
    if (last && roundName(last) === roundName(step)) last.steps.push({ step, index });
    else groups.push({ round: step.round, steps: [{ step, index }] });
  }
  return groups.map((group) => ({ ...group, cost: formatCost(group.steps) }));
}

function roundName({ round }: { readonly round?: ReportRound }): string {
  return round === undefined ? '' : `${round.title} ${round.number}`;
}

function formatCost(steps: readonly NumberedStep[]): readonly string[] {
  const bySide = new Map<string, Map<string, { readonly count: number; readonly plural?: string }>>();
  for (const { volley } of steps.map(({ step }) => step)) {
    for (const loss of volley?.losses ?? []) {
      const losses = bySide.get(volley!.on) ?? new Map<string, { readonly count: number; readonly plural?: string }>();
      const before = losses.get(loss.title)?.count ?? 0;
      bySide.set(volley!.on, losses.set(loss.title, { ...loss, count: before + loss.count }));
    }
  }
  return [...bySide].map(([side, losses]) => {
    const units = [...losses].map(([title, { count, plural }]) => formatUnitCount(count, title, plural));
    return `${side} loses ${units.join(', ')}`;
  });
}
