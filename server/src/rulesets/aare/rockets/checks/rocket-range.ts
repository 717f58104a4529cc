import { at } from '../../../../model/place';
import { examplesOf, under } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { numbers } from '../../numbers';
import { sectionOf } from '../../rules';
import { blitz } from '../../scenarios';
import { launchesOf } from '../launches';

const { range: most } = numbers['rocket-launch'];

export const rocketRange: AareConstraint = {
  code: 'rocket-range',
  rule: 'rocket-launch',
  severity: 'error',
  title: `A rocket strikes up to ${most} spaces away`,
  scope: 'scenario',
  *check(scenario) {
    for (const { owner, target } of launchesOf(scenario)) {
      if (owner.range <= most) continue;
      yield {
        message: `${target.territory ?? target.id} is ${owner.range} spaces from ${owner.from}, but rockets reach ${most} (${sectionOf('rocket-launch')}). Choose a nearer complex or another gun.`,
        place: at(owner, 'range'),
      };
    }
  },
  examples: examplesOf({
    on: under(blitz, 'rocketStrikes.v-2'),
    passes: 'range: 2',
    fails: `
      range: 4
      #      ^ UK is 4 spaces from Berlin, but rockets reach 3
    `,
  }),
};
