/** Breakpoints on lines of a scenario: on units, steps and the combat. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { getFrameAfter, listCounters, type StepStage, type SteppedRun } from '../features/resolve/stepped-run';
import { formatList } from '../model/wording';
import type { BoardFrame, BoardMark } from '../protocol';

/** Why a run stops. */
export interface Stop {
  readonly reason: string;
  readonly text?: string;
}

export interface Breakpoints {
  /** @param run the run, if the lines are those of its file; breakpoints in other files stop nothing */
  readonly set: (lines: readonly number[], run: SteppedRun | undefined) => readonly DebugProtocol.Breakpoint[];
  readonly setFilters: (filters: readonly string[]) => void;
  /** What stops the run before a step: something that is about to happen, or that has happened in the step before it. */
  readonly findStop: (run: SteppedRun, stepIndex: number) => Stop | undefined;
}

export function createBreakpoints(): Breakpoints {
  let lines: ReadonlySet<number> = new Set();
  let filters: ReadonlySet<string> = new Set();

  /** What stops the run after a step: what it did to units. */
  function findChange(stage: StepStage, before: BoardFrame, after: BoardFrame): Stop | undefined {
    const changedCounters = listCounters(stage).filter(
      ({ id }) => JSON.stringify(before[id]) !== JSON.stringify(after[id]),
    );
    const watched = changedCounters.filter(({ line }) => line !== undefined && lines.has(line));
    if (watched.length > 0) {
      const changes = watched.map(({ id, title }) => `${title}: ${describeChange(before[id], after[id])}`);
      return { reason: 'breakpoint', text: changes.join('; ') };
    }
    const lost = changedCounters.filter(({ id }) => (after[id]?.lost ?? 0) > (before[id]?.lost ?? 0));
    return filters.has('losses') && lost.length > 0
      ? { reason: 'exception', text: `Losses: ${formatTitles(lost)}` }
      : undefined;
  }

  return {
    set(requested, run) {
      if (!run) {
        const message = 'The combat that is stepped through is in another file.';
        return requested.map(() => ({ verified: false, message }));
      }
      lines = new Set(requested);
      const { stages } = run;
      const counterLines = new Set(stages.flatMap(listCounters).map(({ line }) => line));
      const isInCombat = (line: number): boolean =>
        stages.some(({ lines: [first, last] }) => line >= first && line <= last);
      return requested.map((line) => {
        const takesPart = isInCombat(line) || counterLines.has(line);
        return takesPart
          ? { verified: true }
          : { verified: false, message: 'Nothing on this line takes part in what is stepped through.' };
      });
    },

    setFilters(names) {
      filters = new Set(names);
    },

    findStop(run, stepIndex) {
      const { steps, stages } = run;
      const [previousStep, step] = [steps[stepIndex - 1], steps[stepIndex]];
      const stopAfter =
        previousStep && findChange(stages[previousStep.stage]!, previousStep.frame, getFrameAfter(run, stepIndex - 1));
      if (stopAfter || !step) return stopAfter;
      const stage = stages[step.stage]!;
      const [first] = stage.lines;
      if (step.stage !== previousStep?.stage && lines.has(first))
        return { reason: 'breakpoint', text: 'The combat begins' };
      const counters = listCounters(stage);
      const acting = counters.filter(({ id, line }) => line !== undefined && lines.has(line) && step.actors.has(id));
      if (acting.length > 0) return { reason: 'breakpoint', text: `${formatTitles(acting)}: about to act` };
      if (step.line !== first && lines.has(step.line)) return { reason: 'breakpoint' };
      if (filters.has('decisions') && step.decision)
        return { reason: 'exception', text: `Decide: ${step.decision.options.join(' or ')}` };
      return undefined;
    },
  };
}

/** What a step did to a unit, in a word. */
function describeChange(before: BoardMark = {}, after: BoardMark = {}): string {
  const isMore = (key: 'lost' | 'damaged' | 'away'): boolean => (after[key] ?? 0) > (before[key] ?? 0);
  if (isMore('lost')) return 'lost';
  if (isMore('damaged')) return 'hit';
  if (isMore('away')) return 'withdrawn';
  return before.isHidden === true && after.isHidden !== true ? 'found' : 'changed';
}

function formatTitles(counters: readonly { readonly title: string }[]): string {
  return formatList(counters.map(({ title }) => title));
}
