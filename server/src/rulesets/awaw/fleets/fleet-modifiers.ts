/** Modifiers of fleet attacks (20.51, 22.552; A21, A22). */
import type { Change } from '../../../engine/amount';
import { at } from '../../../model/place';
import type { CombatGroup, FleetGroup, Header } from '../data';
import type { Owned } from '../force';
import { changesOf, type Line, type Modifier } from '../line';
import { nationalityLine } from '../nationality';
import { navalNation } from '../nations';
import { optionBasis, reading } from '../options';
import { fleetNumbers } from './numbers';

/** Inputs of the fire modifiers. */
export interface FireSituation {
  /** The group that fires, and its target's group. */
  readonly own: FleetGroup | CombatGroup;
  readonly enemy: FleetGroup | CombatGroup;
  /** The ships that fire together, each with its owner. */
  readonly firing: readonly Owned[];
  /** The ship, or the light ships that are one target, each with its owner. */
  readonly target: readonly Owned[];
  readonly header: Header;
}

type FireModifier = Modifier<FireSituation>;

const nationality: FireModifier = {
  id: 'fleet-attack.nationality',
  rule: 'fleet-nationality',
  lines: ({ firing, target, header }) => {
    const own = navalNation(firing, header);
    const enemy = navalNation(target, header);
    return [
      nationalityLine(own.nation, 'naval', 1, header, own.option),
      nationalityLine(enemy.nation, 'naval', -1, header, enemy.option),
    ];
  },
};

const effectiveness: FireModifier = {
  id: 'fleet-attack.effectiveness',
  rule: 'reduced-effectiveness',
  lines: ({ own, enemy, header }) => {
    const { by } = fleetNumbers['reduced-effectiveness'];
    const both = reading(header, 'effectiveness') === 'both-rolls';
    const lines: Line[] = [];
    if (own.reducedEffectiveness === true) {
      lines.push({
        what: 'own effectiveness reduced',
        by: -by,
        from: at(own, 'reducedEffectiveness'),
      });
    }
    if (enemy.reducedEffectiveness === true) {
      const what = "the enemy's effectiveness reduced";
      const from = at(enemy, 'reducedEffectiveness');
      lines.push({ what, by: both ? by : 0, from, basis: optionBasis('effectiveness') });
    }
    return lines;
  },
};

export const fireModifiers: readonly FireModifier[] = [nationality, effectiveness];

/** Modifiers of a group's fire at a target, without the adjustments of the scenario. */
export function fireChanges(situation: FireSituation): readonly Change[] {
  return changesOf(fireModifiers, situation);
}
