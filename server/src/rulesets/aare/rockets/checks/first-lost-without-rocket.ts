import { remove } from '../../../../model/edit';
import { atKey } from '../../../../model/place';
import { examplesOf } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { sectionOf } from '../../rules';
import { ruhr } from '../../scenarios';

export const firstLostWithoutRocket: AareConstraint = {
  code: 'first-lost-without-rocket',
  rule: 'raid-and-rocket-losses',
  severity: 'warning',
  title: 'What is lost first is chosen where a rocket comes with the bombers',
  part: 'strategicBombingRaids',
  scope: 'part',
  *check(raid) {
    const { id, orders, rocket } = raid;
    if (orders?.firstLost === undefined || rocket !== undefined) return;
    yield {
      message: `No rocket comes with the bombers of ${id}, so there is no choice of what interceptors destroy first (${sectionOf('raid-and-rocket-losses')}). Take the order out, or add the rocket.`,
      place: atKey(orders, 'firstLost'),
      unnecessary: true,
      fixes: [{ title: 'Take the order out', edits: [remove(orders, 'firstLost')], preferred: true }],
    };
  },
  examples: examplesOf({
    on: ruhr,
    passes: `
      powers:
        us: { side: allies, technologies: [rockets] }
      strategicBombingRaids:
        - id: ruhr
          rocket: { from: London, range: 3 }
          orders: { firstLost: bombers }
    `,
    fails: `
      strategicBombingRaids:
        - id: ruhr
          orders: { firstLost: bombers }
      #             ^^^^^^^^^ No rocket comes with the bombers of ruhr
    `,
    fixed: `
      strategicBombingRaids:
        - id: ruhr
          orders: {}
    `,
  }),
};
