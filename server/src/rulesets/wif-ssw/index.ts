/** World in Flames, strategic submarine warfare (1.2 to 1.8): the ruleset, assembled. */
import type { Ruleset } from '../../model/ruleset';
import { combats, steps } from './combats';
import { constraints } from './constraints';
import type { Header, Scenario } from './data';
import { modifiers } from './facts/implemented';
import { hovers } from './hovers';
import { options } from './options';
import { checklist, rules } from './rules';

export const wifSsw: Ruleset<Scenario, Header> = {
  id: 'wif-ssw',
  title: 'World in Flames: strategic submarine warfare',
  checklist,
  rules,
  options,
  constraints,
  hovers,
  modifiers,
  steps,
  combats,
};
