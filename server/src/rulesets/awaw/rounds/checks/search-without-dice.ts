import { placeAt, cite, addPath, type AwawCheck } from '../../kit';
import { isComplete } from '../../force';
import { search } from '../../scenarios';
import { roundNumbers } from '../rules';
import { getSearchDice } from '../search';

export const searchWithoutDice: AwawCheck = {
  rule: 'search',
  severity: 'warning',
  title: 'A search has dice',
  part: 'searches',
  scope: 'references',
  *check(search, header, ids) {
    const { id, attacker, defender, round = 1 } = search;
    if (!attacker.groups.every((group) => isComplete(group, ids))) return;
    if (getSearchDice(attacker, defender, round, header, ids).total > 0) return;
    yield {
      message: `${id} has no dice and finds nothing${cite('search')}. Add search squadrons, codebreaking, or an active group of at least ${roundNumbers.search.strongFrom} undamaged factors.`,
      place: placeAt(search, 'id'),
    };
  },
  base: addPath(search, 'searches'),
  passes: `
    - id: search
      attacker: { groups: [{ number: 1, units: [{ id: asashio, type: dd, count: 10 }] }] }
  `,
  fails: `
    - id: search
    #     ^^^^^^ has no dice
      attacker: { groups: [{ number: 1, units: [{ id: asashio, type: dd, count: 9 }] }] }
  `,
};
