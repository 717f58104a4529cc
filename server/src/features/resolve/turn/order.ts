/** The order of the combats of a scenario in the turn, in words. */
import { orderCombats } from '../../../model/turn';
import { formatOrdinal } from '../../../model/wording';
import type { ScenarioCombat } from '../../scenario/scenario-combats';
import type { Scenario } from '../../scenario/scenario';
import { minTurnCombats } from './find';

/** The place of a combat in the turn. */
export interface TurnPlace {
  /** `2nd of the turn` */
  readonly place: string;
  /** The reason: `order of the file`. */
  readonly why: string;
}

/** By the objects of the combats; empty if they make no turn. Builds no combat. @param combats all combats of the scenario */
export function getTurnPlaces(scenario: Scenario, combats: readonly ScenarioCombat[]): ReadonlyMap<object, TurnPlace> {
  const [first] = combats;
  if (!first || combats.length < minTurnCombats) return new Map();
  const entries = combats.map(({ entry }) => entry);
  return new Map(
    orderCombats(first.ruleset, scenario.view().data, entries).map(({ entry, order }, index) => [
      entry.object,
      { place: `${formatOrdinal(index + 1)} of the turn`, why: order.why },
    ]),
  );
}
