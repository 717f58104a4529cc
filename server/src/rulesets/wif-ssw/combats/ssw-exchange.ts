/** The combat round of strategic submarine warfare: submarines and ASW fire at once, or the aircraft attack (1.2.5). */
import { withCounters, type Rounds, type State, type Update } from '../../../engine/combat';
import { counted } from '../../../model/wording';
import { totalAsw } from '../asw/asw-value';
import { shipCount } from '../attack/convoy-points';
import { roundsOfCombat } from '../attack/numbers';
import { submarineCount } from '../attack/submarine-count';
import { submarineFactors } from '../attack/submarine-factors';
import type { SswSide } from '../data';
import { optionBasis, reading } from '../options';
import { allotted } from './allotment';
import { effectsAt, exchangeClosed, isType, shipHit, subHit, subsLeft, type Board, type Struck } from './board';
import { damageSteps, type Damage } from './damage';
import { fireStep } from './fire';
import { boughtUnits } from './purchases';
import type { Forces } from './ssw-forces';
import { airSteps } from './ssw-naval-air';
import { statement } from './statements';

/** The steps of the combat for any type. */
export function combatRounds(forces: Forces, board: Board): Rounds {
  const { engagement, header, subs, ships } = forces;
  const [isSsw, isNavalAir] = [isType(board, 'ssw'), isType(board, 'naval-air')];
  const limit = roundLimit(forces);
  const goesOn = (state: State): boolean => {
    if (isSsw(state)) return state[board.round]! < roundsOfCombat;
    return (
      isNavalAir(state) &&
      state[board.round]! < limit &&
      subsLeft(board, subs, exchangeClosed(board, state)).some((left) => left > 0)
    );
  };
  const [submarines, asw] = [submarineFactors(engagement, header), totalAsw(engagement, header)];
  const [shipsToHit, subsToHit] = [shipCount(engagement, header), submarineCount(engagement, header)];
  return {
    kind: 'rounds',
    ...statement('combat'),
    again: goesOn,
    limit,
    steps: [
      roundStep(forces, board, limit),
      fireStep({
        ...{ board, header, id: 'fire.subs', when: isSsw, line: 'subAndAsw', at: 'ships' },
        ...{ factors: () => submarines, ships: () => shipsToHit, shift: (state) => state[board.shift.subs]! },
      }),
      fireStep({
        ...{ board, header, id: 'fire.asw', when: isSsw, line: 'subAndAsw', at: 'subs' },
        ...{ factors: () => asw, ships: () => subsToHit, shift: (state) => state[board.shift.convoy]! },
      }),
      ...airSteps(forces, board),
      ...damageSteps({
        ...{ board, struck: 'ships', id: 'damage.convoy', by: 'convoy', prey: ships },
        ...hitsOn('ships', forces, board),
        bases: (state) => {
          const bought = boughtUnits('target', board, state, 'subs', forces.orders.subs);
          return [optionBasis('convoyEffects'), ...(bought.length > 0 ? [optionBasis('boughtVictim')] : [])];
        },
        count: (state, line, fate) => shipHit(board, state, ships[line]!, fate),
      }),
      ...damageSteps({
        ...{ board, struck: 'subs', id: 'damage.subs', by: 'subs', prey: subs },
        ...hitsOn('subs', forces, board),
        bases: (state) => (isNavalAir(state) ? [optionBasis('navalAirPicks')] : []),
        count: (state, line, fate) => subHit(board, state, subs[line]!, line, fate),
      }),
    ],
  };
}

/** The maximum number of rounds: one, or that of naval air combat (R31). */
export function roundLimit({ header }: Forces): number {
  return Math.max(roundsOfCombat, reading(header, 'navalAirRounds'));
}

/** Opens a round: units hit in the last one are out of action. */
function roundStep({ engagement, header, subs }: Forces, board: Board, limit: number): Update {
  const { convoyPointsInZeroSection: apart = 0 } = engagement.convoy;
  const apartText = apart > 0 ? ` ${counted(apart, 'convoy point')} in the 0 section stay out of it.` : '';
  return {
    kind: 'update',
    ...statement('round'),
    apply: (state) => withCounters(exchangeClosed(board, state), [board.round, state[board.round]! + 1]),
    remark: (_, after) => {
      const left = subsLeft(board, subs, after).reduce((sum, count) => sum + count, 0);
      const ships = shipCount(engagement, header).total;
      const who = `${counted(left, 'submarine')} against ${counted(ships, 'ship')} and the escorts`;
      if (isType(board, 'naval-air')(after))
        return `Round ${after[board.round]} of ${limit}: aircraft against ${counted(left, 'submarine')}.`;
      return `A single round: ${who}; ASW units do not fire beforehand, both sides fire at once.${apartText}`;
    },
    bases: (_, after) => (isType(board, 'naval-air')(after) ? [optionBasis('navalAirRounds')] : []),
  };
}

/** The allotment of pending effects on one side. */
function hitsOn(
  struck: Struck,
  { header, subs, ships, orders, ties }: Forces,
  board: Board,
): Pick<Damage, 'reads' | 'allotted'> {
  const buyer: SswSide = struck === 'ships' ? 'subs' : 'convoy';
  const prey = struck === 'ships' ? ships : subs;
  const lineOf = (name: string): number => prey.findIndex((line) => line.name === name);
  const takeTurns = struck === 'subs' && reading(header, 'navalAirPicks') === 'alternate';
  const isNavalAir = isType(board, 'naval-air');
  return {
    reads: [...Object.values(board.pending[struck]), ...board.units[buyer], ...board.out, board.type],
    allotted: (state) =>
      allotted({
        ties: ties[struck],
        counts: effectsAt(state, board.pending[struck]),
        prey,
        left: struck === 'ships' ? ships.map(({ count }) => count) : subsLeft(board, subs, state),
        bought: boughtUnits('target', board, state, buyer, orders[buyer]).map(lineOf),
        enemyPicks: (index) => takeTurns && isNavalAir(state) && index % 2 === 0,
        boughtInAddition: struck === 'ships' && reading(header, 'boughtVictim') === 'additional',
      }),
  };
}
