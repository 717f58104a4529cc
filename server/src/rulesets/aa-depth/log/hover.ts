/** Hovers on log entries, with the rule that forbids them if there is one. */
import { defineHoverOnItems } from '../kit';
import { capitalize } from '../../../model/wording';
import { formatProhibition } from '../wording';
import { findLogProhibitions } from './log';

export const logHover = defineHoverOnItems(
  'seaBattles',
  ['log.*', 'log.*.cycle', 'log.*.group', 'log.*.did', 'log.*.seaZone', 'log.*.depth'],
  ({ item: battle, scenario, path: [, index] }) => {
    const entry = battle.log?.[Number(index)];
    if (entry === undefined) return undefined;
    const [prohibition] = findLogProhibitions(entry, battle, scenario);
    return {
      title: `${capitalize(entry.group)} in cycle ${entry.cycle}`,
      text:
        prohibition === undefined
          ? 'The rules allow it, as far as the file tells.'
          : `The rules do not allow it: ${formatProhibition(prohibition)}.`,
      amounts: [],
      rules: [prohibition?.rule ?? 'submarine-dive'],
    };
  },
);
