/** Groups the steps of a combat by round. */
import { countedUnits } from '../model/wording';
import type { ReportRound, ReportStep } from '../protocol';

/** A step with its index, from 0. */
export interface Numbered {
  readonly step: ReportStep;
  readonly index: number;
}

export interface StepGroup {
  /** Absent for steps outside numbered rounds. */
  readonly round?: ReportRound;
  readonly steps: readonly Numbered[];
  /** The losses of each side, in words: `defender loses 2 destroyers`. */
  readonly cost: readonly string[];
}

/** The groups in the order of the steps. */
export function grouped(steps: readonly ReportStep[]): readonly StepGroup[] {
  const groups: { round?: ReportRound; steps: Numbered[] }[] = [];
  for (const [index, step] of steps.entries()) {
    const last = groups.at(-1);
    if (last && nameOf(last) === nameOf(step)) last.steps.push({ step, index });
    else groups.push({ round: step.round, steps: [{ step, index }] });
  }
  return groups.map((group) => ({ ...group, cost: costOf(group.steps) }));
}

function nameOf({ round }: { readonly round?: ReportRound }): string {
  return round === undefined ? '' : `${round.title} ${round.number}`;
}

function costOf(steps: readonly Numbered[]): readonly string[] {
  const bySide = new Map<string, Map<string, { readonly count: number; readonly plural?: string }>>();
  for (const { volley } of steps.map(({ step }) => step)) {
    for (const loss of volley?.losses ?? []) {
      const losses = bySide.get(volley!.on) ?? new Map<string, { readonly count: number; readonly plural?: string }>();
      const before = losses.get(loss.title)?.count ?? 0;
      bySide.set(volley!.on, losses.set(loss.title, { ...loss, count: before + loss.count }));
    }
  }
  return [...bySide].map(([side, losses]) => {
    const units = [...losses].map(([title, { count, plural }]) => countedUnits(count, title, plural));
    return `${side} loses ${units.join(', ')}`;
  });
}
