import { at, cite, examplesOf, remove, sentence, under, type AwawConstraint } from '../../constraint';
import { isNamedShip } from '../../data';
import { unitsOf } from '../../force';
import { pacificFleet } from '../../scenarios';
import { unitName } from '../../wording';
import { unitsInPort } from '../ports';

export const hitsInPort: AwawConstraint = {
  code: 'hits-in-port',
  rule: 'undersized-hits-in-port',
  severity: 'warning',
  title: 'Ships in port have no hits that do not damage them',
  *check({ ports = [], airAttacks = [], harborAttacks = [] }, ids) {
    const attacked = [...airAttacks.filter(({ where }) => where === 'in-port'), ...harborAttacks];
    const inPort = [
      ...ports.flatMap((port) => unitsInPort(port, ids)),
      ...attacked.flatMap(({ defender }) => unitsOf(defender, ids)),
    ];
    for (const unit of new Set(inPort.map((owned) => owned.unit))) {
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
