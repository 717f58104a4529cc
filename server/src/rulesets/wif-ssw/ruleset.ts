/** World in Flames, strategic submarine warfare (1.2 to 1.8): the ruleset, assembled of its chapters. */
import { assemble } from '../chapter';
import { asw } from './asw/chapter';
import { attack } from './attack/chapter';
import { dice } from './dice/chapter';
import { initiation } from './initiation/chapter';
import { search } from './search/chapter';
import { step } from './step/chapter';
import { surprise } from './surprise/chapter';
import { combats, steps } from './combats';
import { interim } from './interim';
import { options } from './options';
import { checklist } from './rules';

export const wifSsw = assemble(
  {
    id: 'wif-ssw',
    title: 'World in Flames: strategic submarine warfare',
    checklist,
    options,
    steps,
    combats,
  },
  [step, initiation, search, surprise, attack, asw, dice, interim],
);
