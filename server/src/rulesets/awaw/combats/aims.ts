/** Aims of the sides in naval combat: naval factors, named ships, and own survivors. */
import type { Measure } from '../../../engine/combat';
import type { Aim, AimPart } from '../../../model/advice';
import type { Side } from '../data';
import { enemySide } from './fleet-combat';
import { factorsSunk } from './losses';

/** An aim that is a sum of measures, including measures that are read before the end. */
function createAim(
  id: string,
  title: string,
  selectParts: (measures: readonly Measure[]) => readonly AimPart[],
  constant = 0,
): Aim {
  return {
    ...{ id, title, unit: '' },
    getQuantity: ({ measures }) => {
      const parts = selectParts(measures);
      return (end) => parts.reduce((sum, { measure, times }) => sum + times * measure.read(end), constant);
    },
    getSum: ({ measures }) => ({ constant, parts: selectParts(measures) }),
  };
}

/** The measures of a side's sunk naval factors. */
function sunkFactorParts(side: Side, times: number) {
  return (measures: readonly Measure[]): readonly AimPart[] =>
    measures
      .filter(({ path: [kind, whose] }) => kind === factorsSunk && whose === side)
      .map((measure) => ({ measure, times }));
}

/** The measures of sunk named ships. @param ids of the side's units */
function sunkShipParts(ids: ReadonlySet<string>, times: number) {
  return (measures: readonly Measure[]): readonly AimPart[] =>
    measures
      .filter(
        ({ path: [kind, ship, fate], subject }) =>
          kind === 'ships' && fate === 'sunk' && subject?.kind === 'event' && ids.has(ship!),
      )
      .map((measure) => ({ measure, times }));
}

/** Aims of an attacker whose own ships are not at risk. @param ids of the enemy's units */
export function listAttackAims(side: Side, ids: ReadonlySet<string>): readonly Aim[] {
  return [
    createAim('factors', 'naval factors sunk', sunkFactorParts(enemySide[side], 1)),
    createAim('ships', 'named ships sunk', sunkShipParts(ids, 1)),
  ];
}

/** Aims of a side in a round in which both sides may lose ships. @param ownFactors the side's naval factors */
export function listRoundAims(side: Side, enemies: ReadonlySet<string>, ownFactors: number): readonly Aim[] {
  const [sunk, lost] = [sunkFactorParts(enemySide[side], 1), sunkFactorParts(side, -1)];
  return [
    createAim('balance', 'naval factors sunk less those lost', (measures) => [...sunk(measures), ...lost(measures)]),
    ...listAttackAims(side, enemies),
    {
      ...createAim('own', 'own naval factors not sunk', lost, ownFactors),
      retained: { count: ownFactors, lost: 'own naval factors sunk' },
    },
  ];
}
