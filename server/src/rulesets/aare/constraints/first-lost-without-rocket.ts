import { remove } from '../../../model/edit';
import { atKey } from '../../../model/place';
import { sectionOf } from '../rules';
import { example, type AareConstraint } from './constraint';

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
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { germany: { side: axis, technologies: [rockets] }, uk: { side: allies } }
        strategicBombingRaids:
          - id: blitz
            value: 8
            attacker: { power: germany, bombers: 2 }
            rocket: { from: Berlin, range: 3 }
            defender: { power: uk }
            orders: { firstLost: bombers }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { germany: { side: axis, technologies: [rockets] }, uk: { side: allies } }
        strategicBombingRaids:
          - id: blitz
            value: 8
            attacker: { power: germany, bombers: 2 }
            defender: { power: uk }
            orders: { firstLost: bombers }
        #             ^^^^^^^^^
      `,
    ],
  },
};
