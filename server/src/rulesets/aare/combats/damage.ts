/** What the dice of bombers and rockets cost a territory, up to what it can lose. */
import { amount, type Amount } from '../../../engine/amount';
import { withCounters, type Roll, type State } from '../../../engine/combat';
import type { StepHead } from '../../axis-and-allies/combats';
import { damageSides } from '../raids/damage';
import { counted } from '../wording';

/** What a turn adds up of it. */
export const lostToRaids = {
  side: 'defender',
  title: 'IPCs lost to raids and rockets',
  one: 'IPC lost to raids and rockets',
} as const;

interface Damage {
  readonly head: StepHead;
  /** The counter of the IPCs that are lost. */
  readonly counter: number;
  /** How many dice are rolled. */
  readonly dice: (state: State) => number;
  /** The most that can still be lost. */
  readonly cap: (state: State) => Amount;
  readonly rule: 'raid-damage' | 'rocket-damage';
  /** What the number of dice is made of. */
  readonly each?: Amount;
}

/** The roll for damage; none where there are no dice. */
export function damageRoll({ head, counter, dice, cap, rule, each }: Damage): Roll {
  return {
    kind: 'roll',
    ...head,
    by: 'attacker',
    when: (state) => dice(state) > 0,
    dice: (state) => ({ count: dice(state), sides: damageSides }),
    total: (state, natural) => {
      const above = Math.min(0, cap(state).total - natural);
      return amount('IPCs lost', { rule, what: 'roll', by: natural }, [
        { rule, what: 'more than can be lost', by: above },
      ]);
    },
    apply: (state, total) => withCounters(state, [counter, total]),
    amounts: (before) => [...(each === undefined ? [] : [each]), cap(before)],
    remark: (_, __, total) => `The owner loses ${counted(total, 'IPC')}.`,
  };
}
