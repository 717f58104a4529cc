/** One attack: a roll of two dice against one target, read on a table, and the critical die that may follow. */
import { createAmount, type Amount, type Basis, type Change } from '../../../engine/amount';
import type { Roll, Side, State, Step } from '../../../engine/combat';
import { citeSection, pluralize, type RuleId } from '../kit';
import type { CriticalSituation } from '../criticals/critical';
import { criticalNumbers } from '../criticals/rules';
import { computeFate } from '../damage/damage';
import { createOptionBasis } from '../options';
import { createStepHead, type StepKindId } from './step-kinds';
import { applyHits, isGone, computeHitsAfter, type Victim } from './victims';

/** The table result for a modified roll. */
export interface AttackResult {
  readonly hits: number;
  /** For the trace: `row of 4 squadrons, column 9`. */
  readonly describe: () => string;
  /** The basis of the result besides the table. */
  readonly basis?: Basis;
}

/** The supplied critical hit table, by face of the die: additional hits. */
export type CriticalTable = (face: number) => { readonly hits: number; readonly text: string };

/** Critical hits, as far as they can be resolved. */
export interface Criticals {
  /** Absent if the scenario supplies none: critical hits are then only reported. */
  readonly table?: CriticalTable;
  /** The rules by which a roll on a named ship earns a critical die; empty if it earns none. */
  readonly listReasons: (situation: CriticalSituation) => readonly RuleId[];
  /** Whether negative modifiers are ignored on a natural twelve (option `negativeModifierToTwelve`). */
  readonly keepsDoubleSix?: boolean;
  /** Counter: 1 while a critical die is to be rolled. Only with a table. */
  readonly pending: number;
}

export interface Attack {
  readonly kind: StepKindId;
  /** Suffix of the step ids; unique among the attacks of a combat. */
  readonly id: string;
  readonly by: Side;
  readonly victim: Victim;
  /** Modifiers of the roll; those of ship fire depend on the ships that fire. */
  readonly modifiers: readonly Change[] | ((state: State) => readonly Change[]);
  readonly when: (state: State) => boolean;
  /** Reads the table for a modified roll in a state. */
  readonly read: (state: State, total: number) => AttackResult;
  readonly criticals: Criticals;
  /** Surprise level of an air attack; 0 for anything else. */
  readonly surpriseLevel?: number;
  /** The bases of the choice of target in a state. */
  readonly bases?: (state: State) => readonly Basis[];
  /** Updates other counters that the attack uses up, in place. */
  readonly spendResult?: (next: number[]) => void;
}

/** Every attack rolls two dice. */
export const attackDice = { count: 2, sides: 6 } as const;

/** The attack roll, and the critical die that may follow. */
export function createAttackRollSteps(attack: Attack): readonly Step[] {
  const { kind, id, by, victim, modifiers, read, when, criticals, bases, spendResult } = attack;
  const changes = typeof modifiers === 'function' ? modifiers : () => modifiers;
  const total = createTotal(createStepHead(kind, id).rules[0] ?? '', criticals.keepsDoubleSix ?? false);
  const roll: Roll = {
    kind: 'roll',
    ...createStepHead(kind, id),
    title: `${createStepHead(kind, id).title} on ${victim.name}`,
    by,
    when: (state) => when(state) && !isGone(victim, state),
    dice: () => attackDice,
    total: (state, natural) => total(changes(state), natural),
    apply: (state, modified, natural) => {
      const { hits } = read(state, modified);
      // The copy is changed in place: the exact odds engine runs this for every state and every roll.
      const nextState = state.slice();
      spendResult?.(nextState);
      nextState[victim.hitCounter] = computeHitsAfter(victim, state, hits);
      if (isCritical(attack, state, hits, natural)) {
        nextState[victim.criticalCounter]!++;
        if (criticals.table) nextState[criticals.pending] = 1;
      }
      return nextState;
    },
    remark: (before, after, modified) => {
      const { hits, describe } = read(before, modified);
      const critical =
        after[victim.criticalCounter]! > before[victim.criticalCounter]! && criticals.table === undefined;
      const summary = `${describe()}: ${hits === 0 ? 'no hit' : pluralize(hits, 'hit')}`;
      return critical ? `${summary}. Critical hit: consult ${citeSection('critical-effect')}.` : `${summary}.`;
    },
    bases: (before, _, modified) => {
      const { basis } = read(before, modified);
      return [...(basis ? [basis] : []), ...(bases?.(before) ?? [])];
    },
  };
  return criticals.table ? [roll, createCriticalStep(attack, criticals.table)] : [roll];
}

/** The modified roll, cached by natural roll and list of modifiers. */
function createTotal(rule: string, keepsDoubleSix: boolean): (modifiers: readonly Change[], natural: number) => Amount {
  const cache = new WeakMap<readonly Change[], Map<number, Amount>>();
  return (modifiers, natural) => {
    const totals = cache.get(modifiers) ?? new Map<number, Amount>();
    cache.set(modifiers, totals);
    const isTwelve = natural === criticalNumbers['critical-double-six'].natural;
    // If positive modifiers compensate, either reading gives the last column.
    const isLowered = isTwelve && modifiers.reduce((sum, { by }) => sum + by, 0) < 0;
    const total =
      totals.get(natural) ??
      createAmount('attack roll', { rule, label: 'roll', by: natural }, [
        ...(keepsDoubleSix && isTwelve ? modifiers.filter(({ by }) => by >= 0) : modifiers),
        ...(isLowered ? [doubleSixChange] : []),
      ]);
    totals.set(natural, total);
    return total;
  };
}

/** A natural twelve with a negative total modifier; an option decides whether its hits are reduced too. */
const doubleSixChange: Change = {
  rule: 'critical-natural',
  label: 'a natural twelve',
  by: 0,
  basis: createOptionBasis('negativeModifierToTwelve'),
};

function createCriticalStep({ kind, id, by, victim, criticals }: Attack, table: CriticalTable): Roll {
  // A ship can be the target of several kinds of fire: dice labels include the kind.
  const subject = kind === 'light-fire' || kind.startsWith('screened') ? `${id}.${kind}` : id;
  return {
    kind: 'roll',
    ...createStepHead('critical', subject),
    by,
    when: (state) => state[criticals.pending] === 1,
    dice: () => ({ count: 1, sides: 6 }),
    apply: (state, face) => applyHits(victim, state.with(criticals.pending, 0), table(face).hits),
    remark: (_, __, face) => {
      const { hits, text } = table(face);
      return `${text}${hits > 0 ? `: ${pluralize(hits, 'further hit')} on ${victim.name}` : ''}.`;
    },
  };
}

/** Whether an attack earns a critical die: at most one, for any number of reasons (A34). */
function isCritical(
  { victim, criticals, surpriseLevel = 0 }: Attack,
  state: State,
  hits: number,
  natural: number,
): boolean {
  const { target, isInPort, hitCounter } = victim;
  // Only named ships can suffer critical hits.
  if (target.kind !== 'named') return false;
  const fateBefore = computeFate(target, state[hitCounter]!);
  const fateAfter = computeFate(target, computeHitsAfter(victim, state, hits));
  return (
    criticals.listReasons({ natural, hits, before: fateBefore, after: fateAfter, isInPort, surpriseLevel }).length > 0
  );
}
