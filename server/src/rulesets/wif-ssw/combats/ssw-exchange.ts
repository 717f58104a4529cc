/** The combat round of strategic submarine warfare: submarines and ASW fire at once, or the aircraft attack (1.2.5). */
import { withCounters, type Rounds, type State, type Update } from '../../../engine/combat';
import { pluralize } from '../kit';
import { computeTotalAsw } from '../asw/asw-value';
import { computeShipCount } from '../attack/convoy-points';
import { roundsOfCombat } from '../attack/numbers';
import { computeSubmarineCount } from '../attack/submarine-count';
import { computeSubmarineFactors } from '../attack/submarine-factors';
import type { SswSide } from '../data';
import { createOptionBasis, getReading } from '../options';
import { allotHits } from './allotment';
import {
  readEffects,
  closeExchange,
  createTypeCondition,
  countShipHit,
  countSubHit,
  countRemainingSubs,
  type Board,
  type TargetSide,
} from './board';
import { createDamageSteps, type Damage } from './damage';
import { createFireStep } from './fire';
import { listBoughtUnits } from './purchase-steps';
import type { Forces } from './ssw-forces';
import { createAirSteps } from './ssw-naval-air';
import { createStepHead } from './step-kinds';

/** The steps of the combat for any type. */
export function createCombatRounds(forces: Forces, board: Board): Rounds {
  const { engagement, header, subs, ships } = forces;
  const [isSsw, isNavalAir] = [createTypeCondition(board, 'ssw'), createTypeCondition(board, 'naval-air')];
  const limit = getRoundLimit(forces);
  const hasAnotherRound = (state: State): boolean => {
    if (isSsw(state)) return state[board.round]! < roundsOfCombat;
    return (
      isNavalAir(state) &&
      state[board.round]! < limit &&
      countRemainingSubs(board, subs, closeExchange(board, state)).some((count) => count > 0)
    );
  };
  const [submarines, asw] = [computeSubmarineFactors(engagement, header), computeTotalAsw(engagement, header)];
  const [shipsToHit, subsToHit] = [computeShipCount(engagement, header), computeSubmarineCount(engagement, header)];
  return {
    kind: 'rounds',
    ...createStepHead('combat'),
    again: hasAnotherRound,
    limit,
    steps: [
      createRoundStep(forces, board, limit),
      createFireStep({
        board,
        header,
        id: 'fire.subs',
        when: isSsw,
        line: 'subAndAsw',
        targetSide: 'ships',
        countFactors: () => submarines,
        countShips: () => shipsToHit,
        shift: (state) => state[board.shift.subs]!,
      }),
      createFireStep({
        board,
        header,
        id: 'fire.asw',
        when: isSsw,
        line: 'subAndAsw',
        targetSide: 'subs',
        countFactors: () => asw,
        countShips: () => subsToHit,
        shift: (state) => state[board.shift.convoy]!,
      }),
      ...createAirSteps(forces, board),
      ...createDamageSteps({
        board,
        targetSide: 'ships',
        id: 'damage.convoy',
        by: 'convoy',
        targets: ships,
        ...createHits('ships', forces, board),
        bases: (state) => {
          const targetIds = listBoughtUnits('target', board, state, 'subs', forces.orders.subs);
          return [
            createOptionBasis('convoyEffects'),
            ...(targetIds.length > 0 ? [createOptionBasis('boughtVictim')] : []),
          ];
        },
        count: (state, line, fate) => countShipHit(board, state, ships[line]!, fate),
      }),
      ...createDamageSteps({
        board,
        targetSide: 'subs',
        id: 'damage.subs',
        by: 'subs',
        targets: subs,
        ...createHits('subs', forces, board),
        bases: (state) => (isNavalAir(state) ? [createOptionBasis('navalAirPicks')] : []),
        count: (state, line, fate) => countSubHit(board, state, subs[line]!, line, fate),
      }),
    ],
  };
}

/** The maximum number of rounds: one, or that of naval air combat (R31). */
export function getRoundLimit({ header }: Forces): number {
  return Math.max(roundsOfCombat, getReading(header, 'navalAirRounds'));
}

/** Opens a round: units hit in the last one are out of action. */
function createRoundStep({ engagement, header, subs }: Forces, board: Board, limit: number): Update {
  const { convoyPointsInZeroSection: zeroSectionPoints = 0 } = engagement.convoy;
  const apartText =
    zeroSectionPoints > 0 ? ` ${pluralize(zeroSectionPoints, 'convoy point')} in the 0 section stay out of it.` : '';
  return {
    kind: 'update',
    ...createStepHead('round'),
    apply: (state) => withCounters(closeExchange(board, state), [board.round, state[board.round]! + 1]),
    remark: (_, after) => {
      const remaining = countRemainingSubs(board, subs, after).reduce((sum, count) => sum + count, 0);
      const ships = computeShipCount(engagement, header).total;
      const who = `${pluralize(remaining, 'submarine')} against ${pluralize(ships, 'ship')} and the escorts`;
      if (createTypeCondition(board, 'naval-air')(after))
        return `Round ${after[board.round]} of ${limit}: aircraft against ${pluralize(remaining, 'submarine')}.`;
      return `A single round: ${who}; ASW units do not fire beforehand, both sides fire at once.${apartText}`;
    },
    bases: (_, after) => (createTypeCondition(board, 'naval-air')(after) ? [createOptionBasis('navalAirRounds')] : []),
  };
}

/** The allotment of pending effects on one side. */
function createHits(
  targetSide: TargetSide,
  { header, subs, ships, orders, tiedLosses }: Forces,
  board: Board,
): Pick<Damage, 'reads' | 'allotHits'> {
  const buyer: SswSide = targetSide === 'ships' ? 'subs' : 'convoy';
  const targets = targetSide === 'ships' ? ships : subs;
  const findLine = (name: string): number => targets.findIndex((line) => line.name === name);
  const isAlternating = targetSide === 'subs' && getReading(header, 'navalAirPicks') === 'alternate';
  const isNavalAir = createTypeCondition(board, 'naval-air');
  return {
    reads: [...Object.values(board.pending[targetSide]), ...board.units[buyer], ...board.outOfAction, board.type],
    allotHits: (state) =>
      allotHits({
        tiedLosses: tiedLosses[targetSide],
        counts: readEffects(state, board.pending[targetSide]),
        targets,
        remaining: targetSide === 'ships' ? ships.map(({ count }) => count) : countRemainingSubs(board, subs, state),
        bought: listBoughtUnits('target', board, state, buyer, orders[buyer]).map(findLine),
        isPickedByEnemy: (index) => isAlternating && isNavalAir(state) && index % 2 === 0,
        boughtInAddition: targetSide === 'ships' && getReading(header, 'boughtVictim') === 'additional',
      }),
  };
}
