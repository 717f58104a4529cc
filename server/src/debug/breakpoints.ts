/** Breakpoints on lines of a scenario: on units, steps and the combat. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { getFrame, listCounters, type StepThrough } from '../features';
import { formatList } from '../model/wording';
import type { BoardMark } from '../protocol';

/** Why a walk stops. */
export interface Stop {
  readonly reason: string;
  readonly text?: string;
}

export interface Breakpoints {
  /** @param through the walk, if the lines are those of its file; breakpoints in other files stop nothing */
  readonly set: (lines: readonly number[], through: StepThrough | undefined) => readonly DebugProtocol.Breakpoint[];
  readonly setFilters: (filters: readonly string[]) => void;
  /** What stops the walk before a step: something that is about to happen, or that has happened in the step before it. */
  readonly findStop: (through: StepThrough, at: number) => Stop | undefined;
}

export function createBreakpoints(): Breakpoints {
  let lines: ReadonlySet<number> = new Set();
  let filters: ReadonlySet<string> = new Set();

  return {
    set(requested, through) {
      if (!through) {
        const message = 'The combat that is stepped through is in another file.';
        return requested.map(() => ({ verified: false, message }));
      }
      lines = new Set(requested);
      const [first, last] = through.lines;
      const counterLines = new Set(listCounters(through).map(({ line }) => line));
      return requested.map((line) => {
        const isPart = (line >= first && line <= last) || counterLines.has(line);
        return isPart
          ? { verified: true }
          : { verified: false, message: `Nothing on this line takes part in ${through.target.entry.id}.` };
      });
    },

    setFilters(names) {
      filters = new Set(names);
    },

    findStop(through, at) {
      const {
        steps,
        lines: [first],
      } = through;
      const step = steps[at];
      const counters = listCounters(through);
      if (at === 0 && lines.has(first)) return { reason: 'breakpoint', text: 'The combat begins' };
      if (at > 0) {
        const [before, after] = [getFrame(through, at - 1), getFrame(through, at)];
        const hit = counters.filter(({ id }) => JSON.stringify(before[id]) !== JSON.stringify(after[id]));
        const watched = hit.filter(({ line }) => line !== undefined && lines.has(line));
        if (watched.length > 0) {
          const changes = watched.map(({ id, title }) => `${title}: ${describeChange(before[id], after[id])}`);
          return { reason: 'breakpoint', text: changes.join('; ') };
        }
        const lost = hit.filter(({ id }) => (after[id]?.lost ?? 0) > (before[id]?.lost ?? 0));
        if (filters.has('losses') && lost.length > 0)
          return { reason: 'exception', text: `Losses: ${formatTitles(lost)}` };
      }
      if (!step) return undefined;
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
