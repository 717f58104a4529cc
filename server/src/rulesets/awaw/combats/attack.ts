/** One attack: a roll of two dice against one target, read on a table, and the critical hit that it may bring. */
import type { Amount, Change } from '../../../engine/amount';
import { amount } from '../../../engine/amount';
import type { Roll, Side, State, Step } from '../../../engine/combat';
import { fateOf } from '../facts/damage';
import { counted } from './words';
import { plus } from './board';
import { hitBy, isGone } from './victims';
import type { Victim } from './victims';
import { statement } from './statements';
import type { StatementKind } from './statements';

/** What a table gives for a modified roll. */
export interface Reading {
  readonly hits: number;
  /** What was read, for the trace: `row of 4 squadrons, column 9`. */
  readonly text: () => string;
}

/** The critical hit table that a scenario supplies, by the face of the die: hits beyond those of the attack. */
export type CriticalTable = (face: number) => { readonly hits: number; readonly text: string };

/** Critical hits, as far as they can be resolved. */
export interface Criticals {
  /** Absent where the scenario supplies none: then a critical hit is reported and no more. */
  readonly table?: CriticalTable;
  /** Whether an attack without a hit brings none (option criticalWithoutHits). */
  readonly needsHit?: boolean;
  /** Whether a natural double six reads its column whatever lowers it (option negativeModifierToTwelve). */
  readonly twelveStands?: boolean;
  /** Counter: whether a critical hit waits for its die. Only with a table. */
  readonly pending: number;
}

export interface Attack {
  readonly kind: StatementKind;
  /** Appended to the kind for the step's id: unique among the attacks of a combat. */
  readonly id: string;
  readonly by: Side;
  readonly victim: Victim;
  readonly modifiers: readonly Change[];
  readonly when: (state: State) => boolean;
  /** Reads the table for a modified roll in a state. */
  readonly read: (state: State, total: number) => Reading;
  readonly criticals: Criticals;
  /** Whether damage to a named ship alone brings a critical hit: an air attack at surprise level 7. */
  readonly criticalByDamage?: boolean;
  /** What else the attack uses up. */
  readonly after?: (state: State) => State;
}

/** Every attack is rolled with two dice. */
export const attackDice = { count: 2, sides: 6 } as const;

/** The natural roll that brings a critical hit, whatever its modifiers. */
const doubleSix = 12;

/** The roll, and the critical die that may follow. */
export function attackSteps(attack: Attack): readonly Step[] {
  const { kind, id, by, victim, modifiers, read, when, criticals, after = unchanged } = attack;
  const totals = new Map<number, Amount>();
  const total = (natural: number): Amount => {
    const base = { rule: statement(kind, id).rules[0] ?? '', what: 'roll', by: natural };
    const stands = natural === doubleSix && criticals.twelveStands;
    const known =
      totals.get(natural) ?? amount('attack roll', base, stands ? modifiers.filter(({ by }) => by >= 0) : modifiers);
    totals.set(natural, known);
    return known;
  };
  const roll: Roll = {
    kind: 'roll',
    ...statement(kind, id),
    title: `${statement(kind, id).title} on ${victim.name}`,
    by,
    when: (state) => when(state) && !isGone(victim, state),
    dice: () => attackDice,
    total: (_, natural) => total(natural),
    apply: (state, modified, natural) => {
      const hit = hitBy(victim, state, read(state, modified).hits);
      return after(isCritical(attack, state, hit, natural) ? withCritical(attack, hit) : hit);
    },
    remark: (before, after, modified) => {
      const { hits, text } = read(before, modified);
      const critical = after[victim.criticals]! > before[victim.criticals]! && criticals.table === undefined;
      const told = `${text()}: ${hits === 0 ? 'no hit' : counted(hits, 'hit')}`;
      return { text: critical ? `${told}. Critical hit: consult 20.526.` : `${told}.` };
    },
  };
  return criticals.table ? [roll, criticalStep(attack, criticals.table)] : [roll];
}

function criticalStep({ id, by, victim, criticals }: Attack, table: CriticalTable): Roll {
  return {
    kind: 'roll',
    ...statement('critical', id),
    by,
    when: (state) => state[criticals.pending] === 1,
    dice: () => ({ count: 1, sides: 6 }),
    apply: (state, face) => hitBy(victim, state.with(criticals.pending, 0), table(face).hits),
    remark: (_, __, face) => {
      const { hits, text } = table(face);
      return { text: `${text}${hits > 0 ? `: ${counted(hits, 'further hit')} on ${victim.name}` : ''}.` };
    },
  };
}

/** Whether an attack brings a critical hit: one, however many reasons there are. */
function isCritical(
  { victim, criticals, criticalByDamage = false }: Attack,
  before: State,
  after: State,
  natural: number,
): boolean {
  const { target, named, inPort, taken } = victim;
  if (!named || target.kind !== 'named') return false;
  if (natural === doubleSix) return !(criticals.needsHit ?? false) || after[taken]! > before[taken]!;
  const [was, is] = [fateOf(target, before[taken]!), fateOf(target, after[taken]!)];
  if (is === was) return false;
  return (inPort && is === 'sunk') || criticalByDamage;
}

function withCritical({ victim, criticals }: Attack, state: State): State {
  const counted = plus(state, victim.criticals, 1);
  return criticals.table ? counted.with(criticals.pending, 1) : counted;
}

function unchanged(state: State): State {
  return state;
}
