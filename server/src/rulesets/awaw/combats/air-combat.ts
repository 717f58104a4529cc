/** Air combat of a strike against cover and combat air patrol, and the air defense of the ships (22.5). */
import { amount, type Amount, type Change } from '../../../engine/amount';
import type { Roll, State, Step } from '../../../engine/combat';
import { counted } from '../../../model/wording';
import { airCombat } from '../air/air-combat-table';
import { airDefense } from '../air/air-defense';
import type { AirLosses } from '../air/air-losses';
import { columnOf } from '../attacks/columns';
import type { Side } from '../data';
import { attackDice } from './attack';
import { plus, within } from './board';
import type { AirDefense, Fallen, Fighters, Flight } from './flight';
import { statement } from './statements';

const otherSide: Readonly<Record<Side, Side>> = { attacker: 'defender', defender: 'attacker' };

/** The number of fighter squadrons that engage, without those that earlier strikes removed. */
function engagingNow({ squadrons, out }: Fighters, state: State): number {
  if (out === undefined) return squadrons.total;
  return Math.max(0, squadrons.total - state[out]!);
}

/** Both sides fire at once. The attackers roll first because the defenders' fire does not depend on their losses. */
export function airCombatSteps(flight: Flight, fighters: Fighters): readonly Step[] {
  const { kind, squadrons } = fighters;
  const { strike } = flight;
  const fallen: Fallen = flight.fallen[kind];
  const words = kind === 'cover' ? 'cover' : 'CAP';
  const engaging = (state: State): number => engagingNow(fighters, state);
  const isFought = (state: State): boolean => state[flight.left]! > 0 && engaging(state) > 0;
  const attackers: Roll = {
    kind: 'roll',
    ...statement('air-combat-attackers', within(strike.id, kind)),
    by: strike.by,
    when: isFought,
    dice: () => attackDice,
    total: rollOf('air combat of the attackers', 'air-combat', fighters.attackerModifiers),
    apply: (state, total) => {
      const { eliminated, aborted } = capped(airCombat(state[flight.left]!, total), engaging(state));
      return plus(plus(state, fallen.eliminated, eliminated), fallen.aborted, aborted);
    },
    remark: (before, _, total) =>
      `${counted(before[flight.left]!, 'squadron')}, column ${columnOf(total)}: ${inWords(capped(airCombat(before[flight.left]!, total), engaging(before)), ` of the ${words}`)}.`,
  };
  const defenders: Roll = {
    kind: 'roll',
    ...statement('air-combat-defenders', within(strike.id, kind)),
    by: otherSide[strike.by],
    when: isFought,
    dice: () => attackDice,
    total: rollOf(`air combat of the ${words}`, 'air-combat', fighters.modifiers),
    apply: (state, total) => shot(flight, state, airCombat(engaging(state), total)),
    amounts: () => [squadrons],
    remark: (before, _, total) =>
      `${counted(engaging(before), 'squadron')} of the ${words}, column ${columnOf(total)}: ${inWords(capped(airCombat(engaging(before), total), before[flight.left]!))}.`,
  };
  return [attackers, defenders];
}

export function airDefenseStep(flight: Flight, { level, modifiers }: AirDefense): Roll {
  const { strike } = flight;
  return {
    kind: 'roll',
    ...statement('air-defense', strike.id),
    by: otherSide[strike.by],
    when: (state) => state[flight.left]! > 0,
    dice: () => attackDice,
    total: rollOf('air defense', 'air-defense', modifiers),
    apply: (state, total) => shot(flight, state, airDefense(level.total, total)),
    amounts: () => [level],
    remark: (before, _, total) =>
      `Level ${level.total}, column ${columnOf(total)}: ${inWords(capped(airDefense(level.total, total), before[flight.left]!))}.`,
  };
}

function shot(flight: Pick<Flight, 'left' | 'eliminated' | 'aborted'>, state: State, losses: AirLosses): State {
  const { eliminated, aborted } = capped(losses, state[flight.left]!);
  const shotDown = plus(plus(state, flight.eliminated, eliminated), flight.aborted, aborted);
  return plus(shotDown, flight.left, -eliminated - aborted);
}

/** Limits losses to the number of squadrons; eliminations come first. */
function capped({ eliminated, aborted }: AirLosses, squadrons: number): AirLosses {
  const dead = Math.min(eliminated, squadrons);
  return { eliminated: dead, aborted: Math.min(aborted, squadrons - dead) };
}

/** Formats losses: `2 eliminated, 1 aborted`. @param suffix appended to each number: ` of the CAP` */
function inWords({ eliminated, aborted }: AirLosses, of = ''): string {
  const parts = [
    eliminated > 0 ? `${eliminated}${of} eliminated` : undefined,
    aborted > 0 ? `${aborted}${of} aborted` : undefined,
  ].filter((part) => part !== undefined);
  return parts.join(', ') || `no loss${of}`;
}

/** The modified roll, cached by natural roll. */
function rollOf(what: string, rule: string, modifiers: readonly Change[]): NonNullable<Roll['total']> {
  const known = new Map<number, Amount>();
  return (_, natural) => {
    const total = known.get(natural) ?? amount(what, { rule, what: 'roll', by: natural }, modifiers);
    known.set(natural, total);
    return total;
  };
}
