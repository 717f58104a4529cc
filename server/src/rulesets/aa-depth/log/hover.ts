/** Hovers on log entries, with the rule that forbids them if there is one. */
import { sentence } from '../../../model/wording';
import { onBattle } from '../hover-battle';
import { whyNot } from '../wording';
import { logBars } from './log';

export const logHover = onBattle(
  ['log.*', 'log.*.cycle', 'log.*.group', 'log.*.did', 'log.*.seaZone', 'log.*.depth'],
  (battle, scenario, [, index]) => {
    const entry = battle.log?.[Number(index)];
    if (entry === undefined) return undefined;
    const [bar] = logBars(entry, battle, scenario);
    return {
      title: `${sentence(entry.group)} in cycle ${entry.cycle}`,
      text:
        bar === undefined
          ? 'The rules allow it, as far as the file tells.'
          : `The rules do not allow it: ${whyNot(bar)}.`,
      amounts: [],
      rules: [bar?.rule ?? 'submarine-dive'],
    };
  },
);
