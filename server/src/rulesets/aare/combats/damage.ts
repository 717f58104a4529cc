/** Damage by the dice of bombers and rockets, up to the most that a territory can lose. */
import { createAmount, type Amount } from '../../../engine/amount';
import { withCounters, type Roll, type State } from '../../../engine/combat';
import type { StepHead } from '../../step-kinds';
import { damageSides } from '../raids/damage';
import { pluralize } from '../wording';

/** The total of the damage by raids and rockets over a turn. */
export const raidLossTotal = {
  side: 'defender',
  title: 'IPCs lost to raids and rockets',
  singular: 'IPC lost to raids and rockets',
} as const;

interface Damage {
  readonly head: StepHead;
  /** The counter of lost IPCs. */
  readonly counter: number;
  /** Number of dice. */
  readonly countDice: (state: State) => number;
  /** The most that can still be lost. */
  readonly computeCap: (state: State) => Amount;
  readonly rule: 'raid-damage' | 'rocket-damage';
  /** The arithmetic behind the number of dice. */
  readonly diceAmount?: Amount;
}

/** The damage roll; skipped if there are no dice. */
export function createDamageRoll({ head, counter, countDice: dice, computeCap, rule, diceAmount }: Damage): Roll {
  return {
    kind: 'roll',
    ...head,
    by: 'attacker',
    when: (state) => dice(state) > 0,
    dice: (state) => ({ count: dice(state), sides: damageSides }),
    total: (state, natural) => {
      const reduction = Math.min(0, computeCap(state).total - natural);
      return createAmount('IPCs lost', { rule, label: 'roll', by: natural }, [
        { rule, label: 'more than can be lost', by: reduction },
      ]);
    },
    apply: (state, total) => withCounters(state, [counter, total]),
    amounts: (state) => [...(diceAmount === undefined ? [] : [diceAmount]), computeCap(state)],
    remark: (_, __, total) => `The owner loses ${pluralize(total, 'IPC')}.`,
  };
}
