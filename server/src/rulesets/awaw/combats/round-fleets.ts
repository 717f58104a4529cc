/** The fleet combats of a round: between active groups, and with distant groups that were found. */
import type { State, Update } from '../../../engine/combat';
import { fateOf, lightLosses, splitOnes } from '../damage/damage';
import { isNavalUnit, type Header, type RoundFleetCombat, type Side } from '../data';
import { reading } from '../options';
import { pairings } from '../rounds/round';
import { isActive } from '../rounds/search';
import { speedOf } from '../ships/strength';
import { addCounter, plus } from './board';
import { fleetSteps } from './fleet';
import { enemyOf, lineOf } from './fleet-combat';
import type { StepsAndMeasures } from './flight';
import { victimsOf, type Planned, type RoundContext, type RoundGroup, type Sequence, type Use } from './round-plan';
import { statement } from './statements';
import { isGone } from './victims';

/** The fleet combats as stated, in file order; else those of the pairing. */
export function plannedFleetCombats(context: RoundContext): readonly Planned[] {
  const { round, forces } = context;
  const combats: readonly RoundFleetCombat[] =
    round.fleetCombats ??
    pairings(round).map(({ attacker, defender }) => ({ id: `groups-${attacker}-${defender}`, attacker, defender }));
  return combats.flatMap((combat) => {
    const of = (side: Side) => forces.groups[side].find(({ number }) => number === combat[side]);
    const [attacker, defender] = [of('attacker'), of('defender')];
    if (attacker === undefined || defender === undefined) return [];
    return [planned({ combat, id: context.named(combat.id), attacker, defender, context })];
  });
}

interface Meeting {
  readonly combat: RoundFleetCombat;
  readonly id: string;
  readonly attacker: RoundGroup;
  readonly defender: RoundGroup;
  readonly context: RoundContext;
}

function planned(meeting: Meeting): Planned {
  const { attacker, defender, context } = meeting;
  const { number: round = 1 } = context.round;
  const distant = [attacker, defender].filter(({ group }) => !isActive(group, round));
  const [found] = distant;
  const use: Use | undefined = found && { by: enemyOf[found.side], group: found.number };
  const isImpossible = distant.length === 2;
  return {
    touches: isImpossible ? [] : [...victimsOf(attacker), ...victimsOf(defender)],
    use: isImpossible ? undefined : use,
    lay: (sequence) => {
      if (isImpossible)
        return { steps: [engageStep(meeting, 'Both groups are distant: they do not meet.')], measures: [] };
      return use === undefined ? openFight(meeting, sequence) : foundFight(meeting, use, sequence);
    },
  };
}

/** The fight of two active groups. */
function openFight(meeting: Meeting, sequence: Sequence): StepsAndMeasures {
  const { steps } = fight(meeting, sequence);
  return { steps: [engageStep(meeting, 'Both groups are active: they meet.'), ...steps], measures: [] };
}

/** The fight of an active group with a distant one: it needs a search result, and to be fast. */
function foundFight(meeting: Meeting, { by }: Use, sequence: Sequence): StepsAndMeasures {
  const { context, id } = meeting;
  const going = addCounter(context.board, `meets.${id}`, `whether ${id} is fought`, 1);
  const { results, lastUse } = sequence;
  const goes = (state: State): boolean =>
    results !== undefined && state[results]! > 0 && isFast(meeting[by], context.header, state);
  const engage: Update = {
    kind: 'update',
    ...statement('engage', id),
    apply: (state) => (goes(state) ? plus(state, results!, -1).with(going, 1) : state),
    remark: (before) => {
      if (goes(before)) return 'A search result is used: the active group takes on the distant one.';
      const isFound = results !== undefined && before[results]! > 0;
      return isFound
        ? 'The active group is slow: only fast ones take on distant groups.'
        : 'No search result is left on the distant group: they do not meet.';
    },
    marginalises: lastUse && results !== undefined ? [results] : [],
  };
  const part: Update = {
    kind: 'update',
    ...statement('part', id),
    quiet: true,
    apply: (state) => state.with(going, 0),
    marginalises: [going],
  };
  const { steps } = fight(meeting, sequence, (state) => state[going] === 1);
  return { steps: [engage, ...steps, part], measures: [] };
}

function engageStep({ id }: Meeting, text: string): Update {
  return { kind: 'update', ...statement('engage', id), apply: (state) => state, remark: () => text };
}

function fight(
  { combat, id, attacker, defender, context }: Meeting,
  { mayBeHit, isKept }: Sequence,
  when?: (state: State) => boolean,
): StepsAndMeasures {
  const { board, criticals, header } = context;
  const orders = combat.orders?.fire;
  return fleetSteps(board, {
    lines: [
      lineOf('attacker', attacker, defender, orders, header),
      lineOf('defender', defender, attacker, orders, header),
    ],
    beyond: reading(header, 'factorsBeyondTwentyFive'),
    ...{ id, criticals, mayBeHit, isKept, when },
  });
}

/** Whether every ship of a group afloat is fast. Damaged ships are slow, as are ships with cargo by the option `cargoIsSlow`. */
function isFast({ group, victims }: RoundGroup, header: Header, state: State): boolean {
  if (group.cargo === true && header.options?.cargoIsSlow === true) return false;
  return [...victims].every(([{ target, owned, tieOrder }, victim]) => {
    if (isGone(victim, state)) return true;
    const hits = state[victim.taken]!;
    if (target.kind === 'light') {
      const { cruisersDamaged, onesSunk } = lightLosses(target, hits);
      const sunk = splitOnes(target.ones, onesSunk, tieOrder);
      return cruisersDamaged === 0 && sunk.cve === target.ones.cve && sunk.transport === target.ones.transport;
    }
    const isSlow = owned.some(({ unit, nation }) => isNavalUnit(unit) && speedOf(unit, nation, header) === 'slow');
    return !isSlow && fateOf(target, hits) !== 'damaged';
  });
}
