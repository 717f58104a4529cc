/** Axis & Allies with submarine depth options: the ruleset, assembled. */
import type { Ruleset } from '../../model/ruleset';
import { combats, steps } from './combats';
import { constraints } from './constraints';
import type { Header, Scenario } from './data';
import { modifiers } from './facts/implemented';
import { hovers } from './hovers';
import { options } from './options';
import { checklist, rules } from './rules';

export const aaDepth: Ruleset<Scenario, Header> = {
  id: 'aa-depth',
  title: 'Axis & Allies with submarine depths',
  checklist,
  rules,
  options,
  constraints,
  hovers,
  modifiers,
  steps,
  combats,
};
