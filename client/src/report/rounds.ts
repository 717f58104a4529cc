/** Steps of a course put together by the repetition of rounds that they belong to. */
import type { ReportRound, ReportStep } from '../../../server/src/protocol';

/** A step with its number in the course, from 0. */
export interface Numbered {
  readonly step: ReportStep;
  readonly index: number;
}

export interface StepGroup {
  /** Absent for steps outside of rounds that are told by number. */
  readonly round?: ReportRound;
  readonly steps: readonly Numbered[];
  /** What each side has lost, in words: `defender: destroyer lost`. */
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
  const bySide = new Map<string, string[]>();
  for (const { volley } of steps.map(({ step }) => step)) {
    if (!volley?.losses || volley.losses.length === 0) continue;
    bySide.set(volley.on, [...(bySide.get(volley.on) ?? []), ...volley.losses]);
  }
  return [...bySide].map(([side, losses]) => `${side}: ${losses.join(', ')}`);
}
