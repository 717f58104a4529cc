import { at, cite, examplesOf, remove, sentence, under, type AwawConstraint } from '../../constraint';
import { isNamedShip } from '../../data';
import { pacificFleet } from '../../scenarios';
import { unitName } from '../../wording';
import { unitsInPort } from '../ports';

export const hitsInPort: AwawConstraint = {
  code: 'hits-in-port',
  rule: 'undersized-hits-in-port',
  severity: 'warning',
  title: 'Ships in port have no hits that do not damage them',
  part: 'ports',
  scope: 'references',
  *check(port, _, ids) {
    for (const { unit } of unitsInPort(port, ids)) {
      if (!isNamedShip(unit) || unit.damaged === true || (unit.hits ?? 0) === 0) continue;
      yield {
        message: `${sentence(unitName(unit))} is in port, where hits that are too few to damage a ship are repaired at once${cite('undersized-hits-in-port')}. Remove \`hits\`.`,
        place: at(unit, 'hits'),
        fixes: [{ title: 'Remove the hits', edits: [remove(unit, 'hits')], preferred: true }],
      };
    }
  },
  examples: examplesOf({
    on: under(pacificFleet, 'ports.pearl-harbor.units'),
    passes: '- { id: nevada, type: bb, name: Nevada, damaged: true }',
    fails: `
      - { id: nevada, type: bb, name: Nevada, hits: 1 }
      #                                             ^ repaired at once
    `,
    fixed: '- { id: nevada, type: bb, name: Nevada }',
  }),
};
