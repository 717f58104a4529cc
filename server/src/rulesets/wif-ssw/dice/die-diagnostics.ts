/** Reports dice that show an impossible number. */
import type { Violation } from '../../../model/diagnostic';
import { cite } from '../kit';
import type { Dice } from '../data';
import { dieSides, listTableDice } from './table-dice';

/** Reports each of them, without a fix: the real roll is unknown. */
export function* dieDiagnostics(dice: Dice | undefined): Generator<Violation> {
  for (const { label, value, place } of listTableDice(dice)) {
    if (value <= dieSides) continue;
    yield {
      message: `${label === undefined ? 'This die' : `The die \`${label}\``} shows ${value}, but every die here is a d${dieSides}${cite('search-dice')}. Write what was rolled, 1 to ${dieSides}.`,
      place,
    };
  }
}
