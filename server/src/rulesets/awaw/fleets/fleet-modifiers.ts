/** Modifiers of fleet attacks (20.51, 22.552; A21, A22). */
import type { Change } from '../../../engine/amount';
import { collectChanges, placeAt, type Line, type Modifier } from '../kit';
import type { CombatGroup, FleetGroup, Header } from '../data';
import type { OwnedUnit } from '../force';
import { createNationalityLine } from '../nationality';
import { chooseNavalNation } from '../nations';
import { createOptionBasis, getReading } from '../options';
import { fleetNumbers } from './rules';

/** Inputs of the fire modifiers. */
export interface FireSituation {
  /** The group that fires, and its target's group. */
  readonly ownGroup: FleetGroup | CombatGroup;
  readonly enemy: FleetGroup | CombatGroup;
  /** The ships that fire together, each with its owner. */
  readonly firing: readonly OwnedUnit[];
  /** The ship, or the light ships that are one target, each with its owner. */
  readonly target: readonly OwnedUnit[];
  readonly header: Header;
}

type FireModifier = Modifier<FireSituation>;

const nationality: FireModifier = {
  id: 'fleet-attack.nationality',
  rule: 'fleet-nationality',
  lines: ({ firing, target, header }) => {
    const ownNation = chooseNavalNation(firing, header);
    const enemy = chooseNavalNation(target, header);
    return [
      createNationalityLine(ownNation.nation, 'naval', 1, header, ownNation.option),
      createNationalityLine(enemy.nation, 'naval', -1, header, enemy.option),
    ];
  },
};

const effectiveness: FireModifier = {
  id: 'fleet-attack.effectiveness',
  rule: 'reduced-effectiveness',
  lines: ({ ownGroup, enemy, header }) => {
    const { by } = fleetNumbers['reduced-effectiveness'];
    const affectsBothRolls = getReading(header, 'effectiveness') === 'both-rolls';
    const lines: Line[] = [];
    if (ownGroup.reducedEffectiveness === true) {
      lines.push({
        label: 'own effectiveness reduced',
        by: -by,
        from: placeAt(ownGroup, 'reducedEffectiveness'),
      });
    }
    if (enemy.reducedEffectiveness === true) {
      const label = "the enemy's effectiveness reduced";
      const from = placeAt(enemy, 'reducedEffectiveness');
      lines.push({ label, by: affectsBothRolls ? by : 0, from, basis: createOptionBasis('effectiveness') });
    }
    return lines;
  },
};

export const fireModifiers: readonly FireModifier[] = [nationality, effectiveness];

/** Modifiers of a group's fire at a target, without the adjustments of the scenario. */
export function listFireChanges(situation: FireSituation): readonly Change[] {
  return collectChanges(fireModifiers, situation);
}
