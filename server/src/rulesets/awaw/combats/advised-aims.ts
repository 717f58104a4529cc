/** Aims of the sides in naval combat: naval factors, named ships, and own survivors. */
import type { Measure } from '../../../engine/combat';
import type { Aim, AimPart } from '../../../model/advice';
import type { Side } from '../data';
import { enemyOf } from './fleet-combat';
import { factorsSunk } from './losses';

/** An aim that is a sum of measures, including measures that are read before the end. */
function aim(
  id: string,
  title: string,
  partsOf: (measures: readonly Measure[]) => readonly AimPart[],
  constant = 0,
): Aim {
  return {
    ...{ id, title, unit: '' },
    readOf: ({ measures }) => {
      const parts = partsOf(measures);
      return (end) => parts.reduce((sum, { measure, times }) => sum + times * measure.read(end), constant);
    },
    sumOf: ({ measures }) => ({ constant, parts: partsOf(measures) }),
  };
}

/** The measures of a side's sunk naval factors. */
function factors(side: Side, times: number) {
  return (measures: readonly Measure[]): readonly AimPart[] =>
    measures
      .filter(({ path: [what, whose] }) => what === factorsSunk && whose === side)
      .map((measure) => ({ measure, times }));
}

/** The measures of sunk named ships. @param ids of the side's units */
function namedShips(ids: ReadonlySet<string>, times: number) {
  return (measures: readonly Measure[]): readonly AimPart[] =>
    measures
      .filter(
        ({ path: [what, ship, fate], of }) =>
          what === 'ships' && fate === 'sunk' && of?.kind === 'event' && ids.has(ship!),
      )
      .map((measure) => ({ measure, times }));
}

/** Aims of an attacker whose own ships are not at risk. @param ids of the enemy's units */
export function aimsOfAttack(side: Side, ids: ReadonlySet<string>): readonly Aim[] {
  return [
    aim('factors', 'naval factors sunk', factors(enemyOf[side], 1)),
    aim('ships', 'named ships sunk', namedShips(ids, 1)),
  ];
}

/** Aims of a side in a round in which both sides may lose ships. @param ownFactors the side's naval factors */
export function aimsOfRound(side: Side, enemies: ReadonlySet<string>, own: number): readonly Aim[] {
  const [sunk, lost] = [factors(enemyOf[side], 1), factors(side, -1)];
  return [
    aim('balance', 'naval factors sunk less those lost', (measures) => [...sunk(measures), ...lost(measures)]),
    ...aimsOfAttack(side, enemies),
    { ...aim('own', 'own naval factors not sunk', lost, own), kept: { of: own, lost: 'own naval factors sunk' } },
  ];
}
