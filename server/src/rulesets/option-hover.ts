/** The hover on an option, for every ruleset: the question, its readings, and the current reading. */
import type { Hover, Option } from '../model/ruleset';
import { capitalize } from '../model/wording';

export function createOptionHover(options: readonly Option[]): Hover<{ readonly options?: object }> {
  return {
    patterns: ['options.*', 'options.*.*'],
    explain: (scenario, _, { path }) => {
      const option = options.find(({ name }) => name === path[1]);
      if (option === undefined) return undefined;
      const statedValue = (scenario.options as Readonly<Record<string, unknown>> | undefined)?.[option.name];
      const [chosenReading, defaultReading] = [formatReading(option, statedValue), formatReading(option, undefined)];
      const note = chosenReading in option.readings ? '' : `Here: **${chosenReading}** (default ${defaultReading}).`;
      return {
        title: `${option.ruling}: ${capitalize(option.question)}`,
        text: [explainOpenness(option), formatReadings(option, chosenReading, defaultReading), note]
          .filter((text) => text !== '')
          .join('\n\n'),
        amounts: [],
        rules: option.rules,
      };
    },
  };
}

function explainOpenness({ readings }: Option): string {
  return Object.keys(readings).length === 1 && !Object.keys(readings)[0]!.includes(' ')
    ? 'How Asdic reads it; there is no other reading.'
    : 'The rules leave this open: agree on a reading with your group.';
}

/** The readings of an option as a list that marks the chosen one and the default. */
function formatReadings({ readings }: Option, reading: string, defaultReading: string): string {
  const lines = Object.entries(readings).map(([name, meaning]) => {
    const marks = [name === reading ? 'chosen here' : '', name === defaultReading ? 'default' : ''].filter(
      (mark) => mark !== '',
    );
    return `- \`${name}\`${marks.length > 0 ? ` (${marks.join(', ')})` : ''}: ${meaning}`;
  });
  return lines.join('\n');
}

/** The current reading as a scenario writes it; for an option with several parts, that of each part. */
function formatReading({ default: defaultValue }: Option, value: unknown): string {
  if (typeof defaultValue !== 'object') return String((value as typeof defaultValue | undefined) ?? defaultValue);
  const parts = { ...defaultValue, ...(value as object | undefined) };
  return Object.entries(parts)
    .map(([part, partReading]) => `${part}: ${String(partReading)}`)
    .join(', ');
}
