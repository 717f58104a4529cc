/** Axis & Allies Revised: Enhanced, submarine detection and technologies: the ruleset, assembled. */
import type { Ruleset } from '../../model/ruleset';
import { combats, steps } from './combats';
import { constraints } from './constraints';
import type { Header, Scenario } from './data';
import { modifiers } from './facts/implemented';
import { hovers } from './hovers';
import { options } from './options';
import { checklist, rules } from './rules';

export const aare: Ruleset<Scenario, Header> = {
  id: 'aare',
  title: 'Axis & Allies Revised: Enhanced',
  checklist,
  rules,
  options,
  constraints,
  hovers,
  modifiers,
  steps,
  combats,
};
