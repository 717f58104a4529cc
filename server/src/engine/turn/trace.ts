/** A trace of a turn, combat by combat: each begins with the state that the earlier ones left. */
import type { Combat, State } from '../combat';
import type { DiceSource } from '../dice-source';
import { traceCombat, type Trace } from '../trace';
import { computeGains, getStart, applyStage, type Stage, type Turn } from './turn';

/** A combat of a turn that was resolved. */
export interface StageTrace {
  readonly stage: Stage;
  /** The counters of the turn before the combat, and after it. */
  readonly before: State;
  readonly after: State;
  /** The combat with its trace; absent if it did not take place. */
  readonly simulation?: { readonly combat: Combat; readonly trace: Trace; readonly source: DiceSource };
  /** Its gain for each total of the turn. */
  readonly gained: readonly number[];
  /** The totals after it. */
  readonly totals: readonly number[];
}

export interface TurnTrace {
  /** Up to and including the stage at which the dice ran out, or a decision is open. */
  readonly stages: readonly StageTrace[];
  readonly totals: readonly number[];
  /** Whether the turn reached its end. */
  readonly isComplete: boolean;
}

/**
 * Carries out a turn once. Stops in the combat in which a die is missing.
 * @param getSource the dice of a combat
 * @throws RangeError if the turn or one of its combats is ill-formed: an error of the ruleset
 */
export function traceTurn(turn: Turn, getSource: (stage: Stage) => DiceSource): TurnTrace {
  const stages: StageTrace[] = [];
  const zeroTotals = turn.totals.map(() => 0);
  let [before, totals]: [State, readonly number[]] = [getStart(turn), zeroTotals];
  for (const stage of turn.stages) {
    if (stage.takesPlace?.(before) === false) {
      stages.push({ stage, before, after: before, gained: zeroTotals, totals });
      continue;
    }
    const combat = stage.createCombat(before);
    const source = getSource(stage);
    const trace = traceCombat(combat, source);
    const simulation = { combat, trace: trace, source };
    if (trace.pendingRoll ?? trace.pendingDecision) {
      stages.push({ stage, before, after: before, simulation, gained: zeroTotals, totals });
      return { stages, totals, isComplete: false };
    }
    const after = applyStage(turn, stage, before, trace.end, combat);
    const gained = computeGains(turn, stage.listGains(combat, before), trace.end);
    totals = totals.map((total, index) => total + gained[index]!);
    stages.push({ stage, before, after, simulation, gained, totals });
    before = after;
  }
  return { stages, totals, isComplete: true };
}
