/** When the combats of a scenario are fought, in words. */
import { inTurn } from '../../model/turn';
import { ordinal } from '../../model/wording';
import type { ScenarioCombat } from '../combat/scenario-combats';
import type { Scenario } from '../scenario';
import { fewestInTurn } from './find';

/** When a combat is fought. */
export interface TurnPlace {
  /** `2nd of the turn` */
  readonly place: string;
  /** Why then: `order of the file`. */
  readonly why: string;
}

/** By the objects of the combats; empty where they make no turn. No combat is stated for it. @param combats all of the scenario */
export function turnPlaces(scenario: Scenario, combats: readonly ScenarioCombat[]): ReadonlyMap<object, TurnPlace> {
  const [first] = combats;
  if (!first || combats.length < fewestInTurn) return new Map();
  const sites = combats.map(({ site }) => site);
  return new Map(
    inTurn(first.ruleset, scenario.view().data, sites).map(({ site, order }, index) => [
      site.object,
      { place: `${ordinal(index + 1)} of the turn`, why: order.why },
    ]),
  );
}
