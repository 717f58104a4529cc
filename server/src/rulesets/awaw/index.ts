/** A World at War, naval combat (20 to 25): the ruleset, assembled. */
import type { Ruleset } from '../../model/ruleset';
import { combats, steps } from './combats';
import { constraints } from './constraints';
import type { Header, Scenario } from './data';
import { modifiers } from './facts/implemented';
import { hovers } from './hovers';
import { options } from './options';
import { checklist, rules } from './rules';
import { suggestions } from './suggestions';

export const awaw: Ruleset<Scenario, Header> = {
  id: 'awaw',
  title: 'A World at War: naval combat',
  checklist,
  rules,
  options,
  constraints,
  hovers,
  suggestions,
  modifiers,
  steps,
  combats,
};
