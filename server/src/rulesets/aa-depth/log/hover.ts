/** Hovers on log entries, with the rule that forbids them if there is one. */
import { capitalize } from '../../../model/wording';
import { onBattle } from '../hover-battle';
import { formatProhibition } from '../wording';
import { findLogProhibitions } from './log';

export const logHover = onBattle(
  ['log.*', 'log.*.cycle', 'log.*.group', 'log.*.did', 'log.*.seaZone', 'log.*.depth'],
  (battle, scenario, [, index]) => {
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
