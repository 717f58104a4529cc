import { isWrittenWithoutDice } from '../../../written-result';
import { createBarringFinder } from '../../combats';
import { placeAt, cite, addPath, removeItem, type WifCheck } from '../../kit';
import { formatTakenCount, takeFewer, listTakenLines } from '../../forces';
import { twoSteps } from '../../scenarios';

export const sswSubIncluded: WifCheck = {
  rule: 'ssw-subs-barred',
  title: 'A submarine that attacked convoys is out of naval combat in the same impulse',
  *check(scenario) {
    const { navalCombats = [] } = scenario;
    if (navalCombats.length === 0) return;
    const findBarring = createBarringFinder(scenario);
    for (const combat of navalCombats) {
      if (isWrittenWithoutDice(combat.result)) continue;
      for (const { members = [] } of [combat.attacker, combat.defender]) {
        for (const [index, id] of members.entries()) {
          const obstacle = findBarring(id, combat);
          if (!obstacle?.certainCount) continue;
          yield {
            message: `${id} attacked in \`${obstacle.engagement.id}\` this impulse, so neither side can include it in naval combat${cite('ssw-subs-barred')}. Remove it.`,
            place: placeAt(members, index),
            related: [{ message: `${id} takes part in strategic submarine warfare here.`, place: obstacle.place }],
            fixes: [{ ...removeItem(members, index, `Remove ${id} from the combat`), preferred: true }],
          };
        }
      }
    }
    for (const line of listTakenLines(scenario)) {
      const { combat, id, takenCount, availableCount } = line;
      if (line.step !== 'naval-combat' || isWrittenWithoutDice(combat.result)) continue;
      const obstacle = findBarring(id, combat);
      // Another check reports lines that take more than the order of battle has.
      if (
        !obstacle?.certainCount ||
        takenCount <= availableCount - obstacle.certainCount ||
        takenCount > availableCount
      )
        continue;
      const unmarked = Math.max(0, availableCount - obstacle.certainCount);
      yield {
        message: `${formatTakenCount(Math.min(availableCount, obstacle.certainCount), line)} attacked in \`${obstacle.engagement.id}\` this impulse, so ${unmarked === 0 ? `neither side can include ${availableCount === 1 ? 'it' : 'them'}` : `only ${unmarked} can be included`} in naval combat${cite('ssw-subs-barred')}. ${unmarked === 0 ? 'Remove the line' : 'Take fewer'}.`,
        place: line.place,
        related: [{ message: `${id} takes part in strategic submarine warfare here.`, place: obstacle.place }],
        fixes: takeFewer(line, unmarked),
      };
    }
  },
  base: addPath(twoSteps, 'navalCombats.biscay-subs.attacker'),
  passes: 'members: [flotilla-1]',
  fails: `
    members: [flotilla-1, flotilla-7]
    #                     ^^^^^^^^^^ neither side can include it in naval combat
  `,
  fixed: 'members: [flotilla-1]',
};
