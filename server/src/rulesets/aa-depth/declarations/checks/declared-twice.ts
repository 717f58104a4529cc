import type { Declaration } from '../../data';
import { patrol } from '../../scenarios';
import { removeItem, placeAt, cite, type DepthCheck } from '../../kit';

export const declaredTwice: DepthCheck = {
  rule: 'depth-holds',
  title: 'There is one change of depth a turn',
  *check({ declarations = [] }) {
    const firstByTurn = new Map<string, Declaration>();
    for (const declaration of declarations) {
      const { group, round } = declaration;
      const turn = `${round} ${group}`;
      const firstDeclaration = firstByTurn.get(turn);
      if (firstDeclaration === undefined) firstByTurn.set(turn, declaration);
      else {
        yield {
          message: `The depth of ${group} is declared twice in round ${round}, but holds until the next turn of its owner${cite('depth-holds')}. Remove one, or move it to another round.`,
          place: placeAt(declaration),
          related: [{ message: 'The first one.', place: placeAt(firstDeclaration) }],
          fixes: [
            removeItem(declarations, declarations.indexOf(declaration), 'Remove this declaration'),
            removeItem(declarations, declarations.indexOf(firstDeclaration), 'Remove the first declaration'),
          ],
        };
      }
    }
  },
  base: patrol,
  passes: `
    declarations:
      - { group: wolfpack, round: 1, depth: periscope }
      - { group: wolfpack, round: 2, depth: submerged }
  `,
  fails: `
    declarations:
      - { group: wolfpack, round: 2, depth: periscope }
      - { group: wolfpack, round: 2, depth: submerged }
      # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ declared twice in round 2
  `,
};
