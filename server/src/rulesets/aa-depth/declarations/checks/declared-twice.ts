import { at } from '../../../../model/place';
import { examplesOf } from '../../../case';
import type { Declaration } from '../../data';
import { takeOut } from '../../fixes';
import { patrol } from '../../scenarios';
import type { DepthConstraint } from '../../vocabulary';
import { cite } from '../../wording';

export const declaredTwice: DepthConstraint = {
  code: 'declared-twice',
  rule: 'depth-holds',
  severity: 'error',
  title: 'There is one change of depth a turn',
  scope: 'scenario',
  *check({ declarations = [] }) {
    const first = new Map<string, Declaration>();
    for (const declaration of declarations) {
      const { group, round } = declaration;
      const turn = `${round} ${group}`;
      const before = first.get(turn);
      if (before === undefined) first.set(turn, declaration);
      else {
        yield {
          message: `The depth of ${group} is declared twice in round ${round}, but it holds until the owner declares again in his next turn${cite('depth-holds')}. Keep one of them, or put the other into another round.`,
          place: at(declaration),
          related: [{ message: 'The first one.', place: at(before) }],
          fixes: [
            takeOut(declarations, declaration, 'Take this one out'),
            takeOut(declarations, before, 'Take the first one out'),
          ],
        };
      }
    }
  },
  examples: examplesOf({
    on: patrol,
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
    otherFixes: {
      'Take this one out': `
        declarations:
          - { group: wolfpack, round: 2, depth: periscope }
      `,
      'Take the first one out': `
        declarations:
          - { group: wolfpack, round: 2, depth: submerged }
      `,
    },
  }),
};
