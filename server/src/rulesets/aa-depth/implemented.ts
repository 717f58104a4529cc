/** Which rules the facts carry out: what the ruleset announces as its modifiers. */
import type { Implements } from '../../model/ruleset';
import { declarationFacts } from './declarations/declarations';
import { depthFacts } from './depths/depth';
import { diveFacts } from './dive/dive';
import { electFacts } from './elect/elect';
import { movementFacts } from './depths/movement';
import { searchFacts } from './search/search';
import { searcherFacts } from './search/searchers';
import { targetFacts } from './search/targets';
import { valueFacts } from './units/values';

export const modifiers: readonly Implements[] = [
  ...declarationFacts,
  ...depthFacts,
  ...valueFacts,
  ...movementFacts,
  ...searcherFacts,
  ...searchFacts,
  ...electFacts,
  ...diveFacts,
  ...targetFacts,
];
