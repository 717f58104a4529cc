/** Reports dice that show an impossible number. */
import type { Finding } from '../../../model/problem';
import type { Dice } from '../data';
import { cite } from '../rules';
import { faces, tableDice } from './table-dice';

/** Reports each of them, without a fix: the real roll is unknown. */
export function* beyondTheDie(dice: Dice | undefined): Generator<Finding> {
  for (const { label, value, place } of tableDice(dice)) {
    if (value <= faces) continue;
    yield {
      message: `${label === undefined ? 'This die' : `The die \`${label}\``} shows ${value}, but every die here is a d${faces}${cite('search-dice')}. Write what was rolled, 1 to ${faces}.`,
      place,
    };
  }
}
