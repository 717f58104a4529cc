/** Adding up the losses of a combat: targets, then sides, are closed once no later part uses them. */
import { withCounters, type State, type Update } from '../../../engine/combat';
import { pluralize, formatList, capitalize, type RuleId } from '../kit';
import { countSunkFactors, computeHitsAfterRepair } from '../damage/damage';
import { listPartOrderBases, formatLossSentence, formatSunkFactors } from './losses';
import { createStepHead } from './step-kinds';
import { countDamaged, type SideTally, type Victim } from './victims';

/**
 * Closes a target after its last attack and adds its losses to its side. In port, hits too few to damage a ship are repaired at once (A29).
 * A target that was not hit has no remark.
 */
export function createSettleStep(victim: Victim): Update {
  const { id, hitCounter, criticalCounter, target, side, isInPort, hitsBefore: initialHits } = victim;
  const computeRemainingHits = (state: State): number =>
    isInPort ? computeHitsAfterRepair(target, state[hitCounter]!) : state[hitCounter]!;
  return {
    kind: 'update',
    ...createStepHead('settle', id),
    rules: listRules(victim),
    when: (state) => state[hitCounter] !== initialHits || state[criticalCounter]! > 0,
    apply: (state) => {
      const sunkFactors = countSunkFactors(target, state[hitCounter]!);
      const isDamaged = countDamaged(victim, state) > 0;
      const [hits, criticalHits] = [computeRemainingHits(state), state[criticalCounter]!];
      if (sunkFactors === 0 && !isDamaged && criticalHits === 0 && hits === state[hitCounter]) return state;
      return withCounters(
        state,
        [side.sunkCounter, state[side.sunkCounter]! + sunkFactors],
        [side.damagedCounter, isDamaged ? 1 : state[side.damagedCounter]!],
        [side.criticalCounter, state[side.criticalCounter]! + criticalHits],
        [hitCounter, hits],
      );
    },
    remark: (before, after) => {
      const words = `${formatLossSentence(victim, after)}.`;
      const lostHits = before[hitCounter]! - after[hitCounter]!;
      return lostHits > 0 ? `${words} ${pluralize(lostHits, 'hit')} too few to damage it: repaired at once.` : words;
    },
    bases: (before) => [...(victim.bases ?? []), ...listPartOrderBases(victim, before)],
    marginalises: [hitCounter, criticalCounter],
  };
}

/** The rules by which hits on a target become losses. */
function listRules({ target, isInPort }: Victim): readonly RuleId[] {
  if (target.kind === 'named') {
    return ['named-ship-hits', isInPort ? 'undersized-hits-in-port' : 'accumulated-hits'];
  }
  const types = Object.values(target.oneFactors).filter((count) => count > 0).length;
  const rules: RuleId[] = target.cruisers > 0 && types > 0 ? ['mixed-force-split', 'mixed-force-cruiser'] : [];
  if (target.cruisers > 0 && types === 0) rules.push('cruiser-group-hits');
  if (target.cruisers === 0) rules.push('one-factor-hits');
  if (types > 1) rules.push('one-factor-types');
  return rules;
}

/**
 * Clears hits too few to damage a ship after a strike at sea, if the scenario does not keep them (option `undersizedHits`).
 * @param id unique in the combat
 */
export function createRepairStep(id: string, victims: readonly Victim[]): Update {
  const namedVictims = victims.filter(({ target }) => target.kind === 'named');
  return {
    kind: 'update',
    ...createStepHead('repair', id),
    apply: (state) =>
      namedVictims.reduce((nextState, { hitCounter, target }) => {
        const keptHits = computeHitsAfterRepair(target, nextState[hitCounter]!);
        return keptHits === nextState[hitCounter] ? nextState : nextState.with(hitCounter, keptHits);
      }, state),
    remark: (before, after) => {
      const cleared = namedVictims
        .filter(({ hitCounter }) => before[hitCounter] !== after[hitCounter])
        .map(({ name }) => name);
      return cleared.length === 0 ? 'No ship has hits to lose.' : `Hits too few to damage: ${formatList(cleared)}.`;
    },
  };
}

/** Closes the losses of a side after its last attack. */
export function createSideClosingStep(side: SideTally): Update {
  return {
    kind: 'update',
    ...createStepHead('losses', side.id),
    apply: (state) => state,
    remark: (_, after) => capitalize(`${formatSunkFactors(side, after)}.`),
    marginalises: [side.sunkCounter, side.damagedCounter, side.criticalCounter],
  };
}

/** The end of a combat: the losses of each side. */
export function createEndStep(sides: readonly SideTally[], describeMore?: (end: State) => string): Update {
  return {
    kind: 'update',
    ...createStepHead('end'),
    apply: (state) => state,
    remark: (_, after) =>
      [capitalize(`${sides.map((side) => formatSunkFactors(side, after)).join('; ')}.`), describeMore?.(after)]
        .filter(Boolean)
        .join(' '),
  };
}
