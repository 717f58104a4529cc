/** Which rules the facts carry out: what the ruleset announces as its modifiers. */
import type { Implements } from '../../../model/ruleset';
import { airTransportFacts } from './air-transport';
import { antiAircraftFacts } from './anti-aircraft';
import { bombardmentFacts } from './bombardment';
import { damageFacts } from './damage';
import { detectionFacts } from './detection';
import { interceptionFacts } from './interception';
import { researchFacts } from './research';
import { technologyFacts } from './technologies';
import { valueFacts } from './values';

export const modifiers: readonly Implements[] = distinct([
  ...technologyFacts,
  ...valueFacts,
  ...detectionFacts,
  ...antiAircraftFacts,
  ...interceptionFacts,
  ...damageFacts,
  ...bombardmentFacts,
  ...researchFacts,
  ...airTransportFacts,
]);

function distinct(all: readonly Implements[]): Implements[] {
  return [...new Map(all.map((entry) => [`${entry.id} ${entry.rule}`, entry])).values()];
}
