import { gapBattle } from '../../scenarios';
import { removeKey, placeAt, pluralize, setMember, addPath, cite, offer, type DepthCheck } from '../../kit';
import { listHiddenDepths, readSearchDice, searchLabel } from '../search';
import { countSearchers } from '../searchers';

export const searchDice: DepthCheck = {
  rule: 'search-rolls',
  title: 'Each searcher has one detection roll',
  part: 'seaBattles',
  *check(battle, header) {
    const rolledDice = readSearchDice(battle);
    if (rolledDice === undefined) return;
    const dice = battle.dice as Record<string, unknown>;
    const rolls = listHiddenDepths(battle, header).length === 0 ? 0 : countSearchers(battle, header);
    if (rolledDice.length <= rolls) return;
    const why =
      rolls > 0
        ? `only ${pluralize(rolls, 'unit searches', 'units search')}, with a roll each`
        : countSearchers(battle, header) === 0
          ? 'nobody searches'
          : 'no submarine has to be found';
    yield {
      message: `There ${rolledDice.length === 1 ? 'is' : 'are'} ${pluralize(rolledDice.length, 'detection roll')} here, but ${why}${cite('search-rolls')}. Remove the rolls that were not made, or add the searchers.`,
      place: placeAt(dice, searchLabel),
      fixes: [
        rolls === 0
          ? removeKey(dice, searchLabel)
          : offer(`Keep the first ${rolls}`, setMember(dice, searchLabel, rolledDice.slice(0, rolls))),
      ],
    };
  },
  base: addPath(gapBattle, 'seaBattles.gap'),
  passes: `
    attacker: { power: uk, units: { dd: 1, ftr: 1 } }
    dice: { search: [4, 2], seed: 1 }
  `,
  fails: `
    attacker: { power: uk, units: { dd: 1, ftr: 1 } }
    dice: { search: [4, 2, 6] }
    #               ^^^^^^^^^ only 2 units search
  `,
};
