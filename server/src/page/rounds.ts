/** Steps of a course put together by the repetition of rounds that they belong to. */
import type { ReportRound, ReportStep } from '../protocol';

/** A step with its number in the course, from 0. */
export interface Numbered {
  readonly step: ReportStep;
  readonly index: number;
}

export interface StepGroup {
  /** Absent for steps outside of numbered rounds. */
  readonly round?: ReportRound;
  readonly steps: readonly Numbered[];
  /** What each side has lost, in words: `defender loses 2 × destroyer`. */
  readonly cost: readonly string[];
}

/** The groups in the order of the course. */
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
  const bySide = new Map<string, Map<string, number>>();
  for (const { volley } of steps.map(({ step }) => step)) {
    for (const { title, count } of volley?.losses ?? []) {
      const losses = bySide.get(volley!.on) ?? new Map<string, number>();
      bySide.set(volley!.on, losses.set(title, (losses.get(title) ?? 0) + count));
    }
  }
  return [...bySide].map(([side, losses]) => `${side} loses ${[...losses].map(inWords).join(', ')}`);
}

function inWords([title, count]: readonly [string, number]): string {
  return count === 1 ? title : `${count} \u00d7 ${title}`;
}
