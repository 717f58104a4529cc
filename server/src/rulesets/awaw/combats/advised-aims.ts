/** What the sides of naval combat may aim at: naval factors, named ships, and what is left of their own. */
import type { Measure } from '../../../engine/combat';
import type { Aim, AimPart } from '../../../model/advice';
import type { Side } from '../data';
import { enemyOf } from './fleet-combat';
import { factorsSunk } from './losses';

/** An aim that is a sum of measures, those that odds read before the end among them. */
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

/** Naval factors of a side that are sunk. */
function factors(side: Side, times: number) {
  return (measures: readonly Measure[]): readonly AimPart[] =>
    measures
      .filter(({ path: [what, whose] }) => what === factorsSunk && whose === side)
      .map((measure) => ({ measure, times }));
}

/** Named ships that are sunk. @param ids of the side's units */
function namedShips(ids: ReadonlySet<string>, times: number) {
  return (measures: readonly Measure[]): readonly AimPart[] =>
    measures
      .filter(
        ({ path: [what, ship, fate], of }) =>
          what === 'ships' && fate === 'sunk' && of?.kind === 'event' && ids.has(ship!),
      )
      .map((measure) => ({ measure, times }));
}

/** What an attacker wants whose own ships are not in danger. @param ids of the enemy's units */
export function aimsOfAttack(side: Side, ids: ReadonlySet<string>): readonly Aim[] {
  return [
    aim('factors', 'naval factors sunk', factors(enemyOf[side], 1)),
    aim('ships', 'named ships sunk', namedShips(ids, 1)),
  ];
}

/** What a side wants of a round in which both may lose ships. @param own naval factors that it has */
export function aimsOfRound(side: Side, enemies: ReadonlySet<string>, own: number): readonly Aim[] {
  const [sunk, lost] = [factors(enemyOf[side], 1), factors(side, -1)];
  return [
    aim('balance', 'naval factors sunk less those lost', (measures) => [...sunk(measures), ...lost(measures)]),
    ...aimsOfAttack(side, enemies),
    { ...aim('own', 'own naval factors not sunk', lost, own), kept: { of: own, lost: 'own naval factors sunk' } },
  ];
}
