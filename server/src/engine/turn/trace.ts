/** A trace of a turn, combat by combat: each begins with the state that the earlier ones left. */
import type { Combat, State } from '../combat';
import type { DiceSource } from '../dice-source';
import { trace } from '../trace';
import type { Trace } from '../trace';
import { gainedAt, startOf, stateAfter } from './turn';
import type { Stage, Turn } from './turn';

/** A combat of a turn that was resolved. */
export interface StageTrace {
  readonly stage: Stage;
  /** The counters of the turn before the combat, and after it. */
  readonly before: State;
  readonly after: State;
  /** The combat with its trace; absent if it did not take place. */
  readonly fought?: { readonly combat: Combat; readonly trace: Trace; readonly source: DiceSource };
  /** Its gain for each total of the turn. */
  readonly gained: readonly number[];
  /** The totals after it. */
  readonly totals: readonly number[];
}

export interface TurnTrace {
  /** Up to and including the stage at which the dice ran out, if they did. */
  readonly stages: readonly StageTrace[];
  readonly totals: readonly number[];
  /** Whether the turn reached its end. */
  readonly isWhole: boolean;
}

/**
 * Carries out a turn once. Stops in the combat in which a die is missing.
 * @param getSource the dice of a combat
 * @throws RangeError if the turn or one of its combats is ill-formed: an error of the ruleset
 */
export function traceTurn(turn: Turn, sourceOf: (stage: Stage) => DiceSource): TurnTrace {
  const stages: StageTrace[] = [];
  const none = turn.totals.map(() => 0);
  let [before, totals]: [State, readonly number[]] = [startOf(turn), none];
  for (const stage of turn.stages) {
    if (stage.when?.(before) === false) {
      stages.push({ stage, before, after: before, gained: none, totals });
      continue;
    }
    const combat = stage.combat(before);
    const source = sourceOf(stage);
    const traced = trace(combat, source);
    const fought = { combat, trace: traced, source };
    if (traced.wanted) {
      stages.push({ stage, before, after: before, fought, gained: none, totals });
      return { stages, totals, isWhole: false };
    }
    const after = stateAfter(turn, stage, before, traced.end, combat);
    const gained = gainedAt(turn, stage.gains(combat, before), traced.end);
    totals = totals.map((total, index) => total + gained[index]!);
    stages.push({ stage, before, after, fought, gained, totals });
    before = after;
  }
  return { stages, totals, isWhole: true };
}
