import { takeKeyOut } from '../../fixes';
import { gap } from '../../scenarios';
import { at, counted, examplesOf, set, under, type DepthConstraint } from '../../vocabulary';
import { cite } from '../../wording';
import { hiddenDepthsIn, searchDiceGiven, searchLabel } from '../search';
import { searcherCount } from '../searchers';

export const searchDice: DepthConstraint = {
  code: 'search-dice',
  rule: 'search-rolls',
  title: 'Each searcher has one detection roll',
  part: 'seaBattles',
  *check(battle, header) {
    const given = searchDiceGiven(battle);
    if (given === undefined) return;
    const dice = battle.dice as Record<string, unknown>;
    const rolls = hiddenDepthsIn(battle, header).length === 0 ? 0 : searcherCount(battle, header);
    if (given.length <= rolls) return;
    const why =
      rolls > 0
        ? `only ${counted(rolls, 'unit searches', 'units search')}, with a roll each`
        : searcherCount(battle, header) === 0
          ? 'nobody searches'
          : 'no submarine has to be found';
    yield {
      message: `There ${given.length === 1 ? 'is' : 'are'} ${counted(given.length, 'detection roll')} here, but ${why}${cite('search-rolls')}. Remove the rolls that were not made, or add the searchers.`,
      place: at(dice, searchLabel),
      fixes: [
        rolls === 0
          ? takeKeyOut(dice, searchLabel)
          : { title: `Keep the first ${rolls}`, edits: [set(dice, searchLabel, given.slice(0, rolls))] },
      ],
    };
  },
  examples: examplesOf({
    on: under(gap, 'seaBattles.gap'),
    passes: `
      attacker: { power: uk, units: { dd: 1, ftr: 1 } }
      dice: { search: [4, 2], seed: 1 }
    `,
    fails: `
      attacker: { power: uk, units: { dd: 1, ftr: 1 } }
      dice: { search: [4, 2, 6] }
      #               ^^^^^^^^^ only 2 units search
    `,
  }),
};
