/** Options: the question, its readings, and the one that holds. */
import { options } from '../options';
import { valueAt } from './here';
import type { WifHover } from './here';
import { sentence } from '../wording';

export const optionHover: WifHover = {
  at: ['options.*', 'options.*.*'],
  explain: (scenario, _, { path }) => {
    const option = options.find(({ name }) => name === path[1]);
    if (option === undefined) return undefined;
    const chosen = valueAt(scenario, path.slice(0, 2)) ?? option.default;
    const lines = Object.entries(option.readings).map(([reading, meaning]) => {
      const marks = [
        reading === String(chosen) ? 'chosen here' : undefined,
        reading === String(option.default) ? 'default' : undefined,
      ].filter((mark) => mark !== undefined);
      return `- \`${reading}\`${marks.length > 0 ? ` (${marks.join(', ')})` : ''}: ${meaning}`;
    });
    const chosenText =
      typeof chosen === 'object' && chosen !== null
        ? Object.entries({ ...(option.default as object), ...chosen })
            .map(([key, value]) => `${key}: ${value}`)
            .join(', ')
        : String(chosen);
    const here = chosenText in option.readings ? '' : `\n\nHere: **${chosenText}**.`;
    return {
      title: `${option.ruling}: ${sentence(option.question)}`,
      text: `The rules leave this open; a table chooses.\n\n${lines.join('\n')}${here}`,
      amounts: [],
      rules: option.rules,
    };
  },
};
