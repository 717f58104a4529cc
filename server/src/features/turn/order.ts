/** The order of the combats of a scenario in the turn, in words. */
import { inTurn } from '../../model/turn';
import { ordinal } from '../../model/wording';
import type { ScenarioCombat } from '../combat/scenario-combats';
import type { Scenario } from '../scenario';
import { fewestInTurn } from './find';

/** The place of a combat in the turn. */
export interface TurnPlace {
  /** `2nd of the turn` */
  readonly place: string;
  /** The reason: `order of the file`. */
  readonly why: string;
}

/** By the objects of the combats; empty if they make no turn. Builds no combat. @param combats all combats of the scenario */
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
