/** The hover on an option, for every ruleset: the question, its readings, and the current reading. */
import type { Hover, Option } from '../model/ruleset';
import { sentence } from '../model/wording';

export function optionHover(options: readonly Option[]): Hover<{ readonly options?: object }> {
  return {
    at: ['options.*', 'options.*.*'],
    explain: (scenario, _, { path }) => {
      const option = options.find(({ name }) => name === path[1]);
      if (option === undefined) return undefined;
      const given = (scenario.options as Readonly<Record<string, unknown>> | undefined)?.[option.name];
      const [chosen, usual] = [inWords(option, given), inWords(option, undefined)];
      const here = chosen in option.readings ? '' : `Here: **${chosen}** (default ${usual}).`;
      return {
        title: `${option.ruling}: ${sentence(option.question)}`,
        text: [openness(option), readingList(option, chosen, usual), here].filter((text) => text !== '').join('\n\n'),
        amounts: [],
        rules: option.rules,
      };
    },
  };
}

function openness({ readings }: Option): string {
  return Object.keys(readings).length === 1 && !Object.keys(readings)[0]!.includes(' ')
    ? 'How Asdic reads it; there is no other reading.'
    : 'The rules leave this open: agree on a reading with your group.';
}

/** The readings of an option as a list that marks the chosen one and the default. */
function readingList({ readings }: Option, chosen: string, usual: string): string {
  const lines = Object.entries(readings).map(([name, meaning]) => {
    const marks = [name === chosen ? 'chosen here' : '', name === usual ? 'default' : ''].filter((mark) => mark !== '');
    return `- \`${name}\`${marks.length > 0 ? ` (${marks.join(', ')})` : ''}: ${meaning}`;
  });
  return lines.join('\n');
}

/** The current reading as a scenario writes it; for an option with several parts, that of each part. */
function inWords({ default: usual }: Option, given: unknown): string {
  if (typeof usual !== 'object') return String((given as typeof usual | undefined) ?? usual);
  const parts = { ...usual, ...(given as object | undefined) };
  return Object.entries(parts)
    .map(([part, holds]) => `${part}: ${String(holds)}`)
    .join(', ');
}
