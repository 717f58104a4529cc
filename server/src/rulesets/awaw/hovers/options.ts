/** Options: the question, its readings, and the one that holds. */
import { options, reading } from '../options';
import type { OptionName } from '../options';
import { sentence } from '../wording';
import type { AwawHover } from './here';

export const optionHover: AwawHover = {
  at: ['options.*'],
  explain: (scenario, _, { path }) => {
    const option = options.find(({ name }) => name === path[1]);
    if (option === undefined) return undefined;
    const chosen = String(reading(scenario, option.name as OptionName));
    const usual = String(reading({ ruleset: 'awaw' }, option.name as OptionName));
    const lines = Object.entries(option.readings).map(([name, meaning]) => {
      const marks = [name === chosen ? 'chosen here' : '', name === usual ? 'default' : ''].filter(
        (mark) => mark !== '',
      );
      return `- \`${name}\`${marks.length > 0 ? ` (${marks.join(', ')})` : ''}: ${meaning}`;
    });
    const here = chosen in option.readings ? '' : `Here: **${chosen}** (default ${usual}).`;
    return {
      title: `${option.ruling}: ${sentence(option.question)}`,
      text: ['The rules leave this open; a table chooses.', lines.join('\n'), here]
        .filter((text) => text !== '')
        .join('\n\n'),
      amounts: [],
      rules: option.rules,
    };
  },
};
