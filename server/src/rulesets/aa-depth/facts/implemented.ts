/** Which rules the facts carry out: what the ruleset announces as its modifiers. */
import type { Implements } from '../../../model/ruleset';
import { declarationFacts } from './declarations';
import { depthFacts } from './depth';
import { diveFacts } from './dive';
import { electFacts } from './elect';
import { movementFacts } from './movement';
import { searchFacts } from './search';
import { searcherFacts } from './searchers';
import { targetFacts } from './targets';
import { valueFacts } from './values';

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
