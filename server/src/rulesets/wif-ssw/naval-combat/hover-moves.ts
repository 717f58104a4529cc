/** Hovers on naval moves, which enemies in the Convoy Section do not hinder. */
import { valueAt } from '../../../model/place';
import { cite, type WifHover } from '../kit';
import type { NavalMove } from '../data';
import { formatSection } from '../wording';
import { numbers } from './numbers';

export const navalMoveHover: WifHover = {
  patterns: ['navalMoves.*', 'navalMoves.*.*'],
  explain: (scenario, _, { path }) => {
    const move = valueAt(scenario, path.slice(0, 2)) as NavalMove;
    const otherSections = move.enemySections.filter((section) => section !== 'convoy');
    const { movementPoints, without } = numbers['presence-of-the-enemy'];
    const text =
      otherSections.length === 0
        ? `No enemy but those in the Convoy Section, who do not count: the move costs ${without} movement point${cite('presence-of-the-enemy')}.`
        : `Enemies in ${otherSections.map(formatSection).join(', ')}: the move costs ${movementPoints} movement points${cite('presence-of-the-enemy')}.`;
    return { title: 'Naval move', text, amounts: [], rules: ['presence-of-the-enemy'] };
  },
};
