/** Options: the question, its readings, and the one that holds. */
import type { Header } from '../data';
import { readingList } from '../../options';
import { options, reading } from '../options';
import type { OptionName } from '../options';
import { sentence } from '../wording';
import type { WifHover } from './here';

export const optionHover: WifHover = {
  at: ['options.*', 'options.*.*'],
  explain: (scenario, _, { path }) => {
    const option = options.find(({ name }) => name === path[1]);
    if (option === undefined) return undefined;
    const chosen = inWords(option.name as OptionName, scenario);
    const usual = inWords(option.name as OptionName, { ruleset: 'wif-ssw' });
    const here = chosen in option.readings ? '' : `\n\nHere: **${chosen}**.`;
    return {
      title: `${option.ruling}: ${sentence(option.question)}`,
      text: `The rules leave this open; a table chooses.\n\n${readingList(option, chosen, usual)}${here}`,
      amounts: [],
      rules: option.rules,
    };
  },
};

/** The reading that holds, as a scenario writes it; of an option with several parts each with what holds. */
function inWords(name: OptionName, header: Header): string {
  const chosen = reading(header, name);
  if (typeof chosen !== 'object') return String(chosen);
  const parts = { ...reading({ ruleset: 'wif-ssw' }, 'convoyEffects'), ...chosen };
  return Object.entries(parts)
    .map(([part, fate]) => `${part}: ${fate}`)
    .join(', ');
}
