/** Air combat of a strike against cover and combat air patrol, and the air defense of the ships (22.5). */
import { createAmount, type Amount, type Change } from '../../../engine/amount';
import type { Roll, State, Step } from '../../../engine/combat';
import { pluralize } from '../../../model/wording';
import { computeAirCombatLosses } from '../air/air-combat-table';
import { computeAirDefenseLosses, type AirLosses } from '../air/air-defense';
import { toColumn } from '../attacks/columns';
import type { Side } from '../data';
import { attackDice } from './attack';
import { addToCounter, joinId } from './board';
import type { AirDefense, LossCounters, Fighters, Flight } from './flight';
import { createStepHead } from './step-kinds';

const otherSide: Readonly<Record<Side, Side>> = { attacker: 'defender', defender: 'attacker' };

/** The number of fighter squadrons that engage, without those that earlier strikes removed. */
function countEngaging({ squadrons, removedCounter }: Fighters, state: State): number {
  if (removedCounter === undefined) return squadrons.total;
  return Math.max(0, squadrons.total - state[removedCounter]!);
}

/** Both sides fire at once. The attackers roll first because the defenders' fire does not depend on their losses. */
export function createAirCombatSteps(flight: Flight, fighters: Fighters): readonly Step[] {
  const { kind, squadrons } = fighters;
  const { strike } = flight;
  const lossCounters: LossCounters = flight.fighterLosses[kind];
  const fightersName = kind === 'cover' ? 'cover' : 'CAP';
  const countEngagingAt = (state: State): number => countEngaging(fighters, state);
  const isFought = (state: State): boolean => state[flight.remaining]! > 0 && countEngagingAt(state) > 0;
  const attackers: Roll = {
    kind: 'roll',
    ...createStepHead('air-combat-attackers', joinId(strike.id, kind)),
    by: strike.by,
    when: isFought,
    dice: () => attackDice,
    total: createTotal('air combat of the attackers', 'air-combat', fighters.attackerModifiers),
    apply: (state, total) => {
      const { eliminated, aborted } = limitLosses(
        computeAirCombatLosses(state[flight.remaining]!, total),
        countEngagingAt(state),
      );
      return addToCounter(addToCounter(state, lossCounters.eliminated, eliminated), lossCounters.aborted, aborted);
    },
    remark: (before, _, total) =>
      `${pluralize(before[flight.remaining]!, 'squadron')}, column ${toColumn(total)}: ${formatLosses(limitLosses(computeAirCombatLosses(before[flight.remaining]!, total), countEngagingAt(before)), ` of the ${fightersName}`)}.`,
  };
  const defenders: Roll = {
    kind: 'roll',
    ...createStepHead('air-combat-defenders', joinId(strike.id, kind)),
    by: otherSide[strike.by],
    when: isFought,
    dice: () => attackDice,
    total: createTotal(`air combat of the ${fightersName}`, 'air-combat', fighters.modifiers),
    apply: (state, total) => applyLosses(flight, state, computeAirCombatLosses(countEngagingAt(state), total)),
    amounts: () => [squadrons],
    remark: (before, _, total) =>
      `${pluralize(countEngagingAt(before), 'squadron')} of the ${fightersName}, column ${toColumn(total)}: ${formatLosses(limitLosses(computeAirCombatLosses(countEngagingAt(before), total), before[flight.remaining]!))}.`,
  };
  return [attackers, defenders];
}

export function createAirDefenseStep(flight: Flight, { level, modifiers }: AirDefense): Roll {
  const { strike } = flight;
  return {
    kind: 'roll',
    ...createStepHead('air-defense', strike.id),
    by: otherSide[strike.by],
    when: (state) => state[flight.remaining]! > 0,
    dice: () => attackDice,
    total: createTotal('air defense', 'air-defense', modifiers),
    apply: (state, total) => applyLosses(flight, state, computeAirDefenseLosses(level.total, total)),
    amounts: () => [level],
    remark: (before, _, total) =>
      `Level ${level.total}, column ${toColumn(total)}: ${formatLosses(limitLosses(computeAirDefenseLosses(level.total, total), before[flight.remaining]!))}.`,
  };
}

function applyLosses(
  flight: Pick<Flight, 'remaining' | 'eliminated' | 'aborted'>,
  state: State,
  losses: AirLosses,
): State {
  const { eliminated, aborted } = limitLosses(losses, state[flight.remaining]!);
  const withLosses = addToCounter(addToCounter(state, flight.eliminated, eliminated), flight.aborted, aborted);
  return addToCounter(withLosses, flight.remaining, -eliminated - aborted);
}

/** Limits losses to the number of squadrons; eliminations come first. */
function limitLosses({ eliminated, aborted }: AirLosses, squadrons: number): AirLosses {
  const eliminatedCount = Math.min(eliminated, squadrons);
  return { eliminated: eliminatedCount, aborted: Math.min(aborted, squadrons - eliminatedCount) };
}

/** Formats losses: `2 eliminated, 1 aborted`. @param suffix appended to each number: ` of the CAP` */
function formatLosses({ eliminated, aborted }: AirLosses, suffix = ''): string {
  const parts = [
    eliminated > 0 ? `${eliminated}${suffix} eliminated` : undefined,
    aborted > 0 ? `${aborted}${suffix} aborted` : undefined,
  ].filter((part) => part !== undefined);
  return parts.join(', ') || `no loss${suffix}`;
}

/** The modified roll, cached by natural roll. */
function createTotal(label: string, rule: string, modifiers: readonly Change[]): NonNullable<Roll['total']> {
  const cache = new Map<number, Amount>();
  return (_, natural) => {
    const total = cache.get(natural) ?? createAmount(label, { rule, label: 'roll', by: natural }, modifiers);
    cache.set(natural, total);
    return total;
  };
}
