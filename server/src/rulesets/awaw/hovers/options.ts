/** Options: the question, its readings, and the one that holds. */
import { optionExplanation } from '../../options';
import { options, reading } from '../options';
import type { OptionName } from '../options';
import type { AwawHover } from './here';

export const optionHover: AwawHover = {
  at: ['options.*'],
  explain: (scenario, _, { path }) => {
    const option = options.find(({ name }) => name === path[1]);
    if (option === undefined) return undefined;
    const chosen = String(reading(scenario, option.name as OptionName));
    const usual = String(reading({ ruleset: 'awaw' }, option.name as OptionName));
    return optionExplanation(option, chosen, usual);
  },
};
