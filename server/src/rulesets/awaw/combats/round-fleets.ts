/** The fleet combats of a round: between active groups, and with distant groups that were found. */
import type { State, Update } from '../../../engine/combat';
import { computeFate, computeLightLosses, splitOneFactors } from '../damage/damage';
import { isNavalUnit, type Header, type RoundFleetCombat, type Side } from '../data';
import { getReading } from '../options';
import { pairGroups } from '../rounds/round';
import { isActive } from '../rounds/search';
import { getSpeed } from '../ships/strength';
import { addCounter, addToCounter } from './board';
import { createFleetSteps } from './fleet';
import { enemySide, createLine } from './fleet-combat';
import type { StepsAndMeasures } from './flight';
import {
  listVictims,
  type PlannedPart,
  type RoundContext,
  type RoundGroup,
  type PartContext,
  type NeededSearchResult,
} from './round-plan';
import { createStepHead } from './step-kinds';
import { isGone } from './victims';

/** The fleet combats as stated, in file order; else those of the pairing. */
export function planFleetCombats(context: RoundContext): readonly PlannedPart[] {
  const { round, forces } = context;
  const combats: readonly RoundFleetCombat[] =
    round.fleetCombats ??
    pairGroups(round).map(({ attacker, defender }) => ({ id: `groups-${attacker}-${defender}`, attacker, defender }));
  return combats.flatMap((combat) => {
    const findGroup = (side: Side) => forces.groups[side].find(({ number }) => number === combat[side]);
    const [attacker, defender] = [findGroup('attacker'), findGroup('defender')];
    if (attacker === undefined || defender === undefined) return [];
    return [planFleetCombat({ combat, id: context.makeUniqueId(combat.id), attacker, defender, context })];
  });
}

/** A fleet combat with the groups that meet in it. */
interface Meeting {
  readonly combat: RoundFleetCombat;
  readonly id: string;
  readonly attacker: RoundGroup;
  readonly defender: RoundGroup;
  readonly context: RoundContext;
}

function planFleetCombat(meeting: Meeting): PlannedPart {
  const { attacker, defender, context } = meeting;
  const { number: round = 1 } = context.round;
  const distant = [attacker, defender].filter(({ group }) => !isActive(group, round));
  const [distantGroup] = distant;
  const use: NeededSearchResult | undefined = distantGroup && {
    by: enemySide[distantGroup.side],
    group: distantGroup.number,
  };
  const isImpossible = distant.length === 2;
  return {
    victims: isImpossible ? [] : [...listVictims(attacker), ...listVictims(defender)],
    neededResult: isImpossible ? undefined : use,
    build: (partContext) => {
      if (isImpossible)
        return { steps: [createEngageStep(meeting, 'Both groups are distant: they do not meet.')], measures: [] };
      return use === undefined
        ? createOpenFight(meeting, partContext)
        : createDiscoveredFight(meeting, use, partContext);
    },
  };
}

/** The fight of two active groups. */
function createOpenFight(meeting: Meeting, partContext: PartContext): StepsAndMeasures {
  const { steps } = createFight(meeting, partContext);
  return { steps: [createEngageStep(meeting, 'Both groups are active: they meet.'), ...steps], measures: [] };
}

/** The fight of an active group with a distant one: it needs a search result, and to be fast. */
function createDiscoveredFight(
  meeting: Meeting,
  { by }: NeededSearchResult,
  partContext: PartContext,
): StepsAndMeasures {
  const { context, id } = meeting;
  const isFoughtCounter = addCounter(context.board, `meets.${id}`, `whether ${id} is fought`, 1);
  const { unusedResults, isLastUse } = partContext;
  const canMeet = (state: State): boolean =>
    unusedResults !== undefined && state[unusedResults]! > 0 && isFast(meeting[by], context.header, state);
  const engage: Update = {
    kind: 'update',
    ...createStepHead('engage', id),
    apply: (state) => (canMeet(state) ? addToCounter(state, unusedResults!, -1).with(isFoughtCounter, 1) : state),
    remark: (before) => {
      if (canMeet(before)) return 'A search result is used: the active group takes on the distant one.';
      const isFound = unusedResults !== undefined && before[unusedResults]! > 0;
      return isFound
        ? 'The active group is slow: only fast ones take on distant groups.'
        : 'No search result is left on the distant group: they do not meet.';
    },
    marginalises: isLastUse && unusedResults !== undefined ? [unusedResults] : [],
  };
  const partingStep: Update = {
    kind: 'update',
    ...createStepHead('part', id),
    omitFromTrace: true,
    apply: (state) => state.with(isFoughtCounter, 0),
    marginalises: [isFoughtCounter],
  };
  const { steps } = createFight(meeting, partContext, (state) => state[isFoughtCounter] === 1);
  return { steps: [engage, ...steps, partingStep], measures: [] };
}

function createEngageStep({ id }: Meeting, text: string): Update {
  return { kind: 'update', ...createStepHead('engage', id), apply: (state) => state, remark: () => text };
}

function createFight(
  { combat, id, attacker, defender, context }: Meeting,
  { mayBeHit, isUsedLater }: PartContext,
  condition?: (state: State) => boolean,
): StepsAndMeasures {
  const { board, criticals, header } = context;
  const orders = combat.orders?.fire;
  return createFleetSteps(board, {
    lines: [
      createLine('attacker', attacker, defender, orders, header),
      createLine('defender', defender, attacker, orders, header),
    ],
    excessReading: getReading(header, 'factorsBeyondTwentyFive'),
    ...{ id, criticals, mayBeHit, isUsedLater, when: condition },
  });
}

/** Whether every ship of a group afloat is fast. Damaged ships are slow, as are ships with cargo by the option `cargoIsSlow`. */
function isFast({ group, victims }: RoundGroup, header: Header, state: State): boolean {
  if (group.cargo === true && header.options?.cargoIsSlow === true) return false;
  return [...victims].every(([{ target, owned, tieOrder }, victim]) => {
    if (isGone(victim, state)) return true;
    const hits = state[victim.hitCounter]!;
    if (target.kind === 'light') {
      const { cruisersDamaged, oneFactorsSunk } = computeLightLosses(target, hits);
      const sunkByType = splitOneFactors(target.oneFactors, oneFactorsSunk, tieOrder);
      return (
        cruisersDamaged === 0 &&
        sunkByType.cve === target.oneFactors.cve &&
        sunkByType.transport === target.oneFactors.transport
      );
    }
    const isSlow = owned.some(({ unit, nation }) => isNavalUnit(unit) && getSpeed(unit, nation, header) === 'slow');
    return !isSlow && computeFate(target, hits) !== 'damaged';
  });
}
