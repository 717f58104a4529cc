import { placeAt, cite, removeMember, setMember, offer, type WifCheck } from '../../kit';
import type { Engagement } from '../../data';
import { findSide } from '../../groups';
import { getImpulse } from '../../impulse';
import type { Ids } from '../../../../model/ids';
import { findRepeated } from '../../../../model/find-repeated';
import { biscay } from '../../scenarios';

/** The maximum impulse of the schema. */
const lastImpulse = 20;

export const zoneTwice: WifCheck = {
  rule: 'declare-participants',
  severity: 'warning',
  title: 'A sea zone is activated once in an impulse',
  *check(scenario, ids) {
    const { engagements = [] } = scenario;
    const repeatedZones = findRepeated(engagements.map(({ seaZone }) => seaZone));
    if (repeatedZones.size === 0) return;
    const activations = new Map<string, Engagement>();
    for (const [index, second] of engagements.entries()) {
      if (second.seaZone === undefined || !repeatedZones.has(second.seaZone)) continue;
      const impulse = getImpulse(second, scenario);
      const activation = [second.seaZone, impulse, findSide(second.subs, scenario)].join('\n');
      const first = activations.get(activation);
      if (first === undefined) {
        activations.set(activation, second);
        continue;
      }
      const nextImpulse = impulse === undefined || impulse === lastImpulse ? undefined : impulse + 1;
      yield {
        message: `${second.seaZone} is already activated in \`${first.id}\`, and a sea zone is activated once in an impulse${cite('declare-participants')}. Merge the two, or give one a later \`impulse\`.`,
        place: placeAt(second, 'seaZone'),
        related: [{ message: `${first.id} activates the same sea zone.`, place: placeAt(first, 'seaZone') }],
        fixes: [
          ...(nextImpulse === undefined
            ? []
            : [offer(`Move ${second.id} to impulse ${nextImpulse}`, setMember(second, 'impulse', nextImpulse))]),
          ...(isReferenced(index, ids) ? [] : [offer(`Remove ${second.id}`, removeMember(engagements, index))]),
        ],
      };
    }
  },
  base: biscay,
  passes: `
    impulse: 1
    engagements:
      - id: again
        seaZone: Bay of Biscay
        impulse: 3
        weather: fine
        subs: { power: germany, units: [{ id: flotilla-1, type: sub, attack: 4, section: 4 }] }
        convoy: { power: cw, convoyPoints: 8 }
  `,
  fails: `
    impulse: 1
    engagements:
      - id: again
        seaZone: Bay of Biscay
        #        ^^^^^^^^^^^^^ Bay of Biscay is already activated in \`biscay\`
        weather: fine
        subs: { power: germany, units: [{ id: flotilla-1, type: sub, attack: 4, section: 4 }] }
        convoy: { power: cw, convoyPoints: 8 }
  `,
};

/** True if something refers to an engagement or its declarations: then no fix removes it. */
function isReferenced(index: number, ids: Ids): boolean {
  return ids.declarations.some(
    ({ kind, id, path: [list, place] }) =>
      list === 'engagements' && place === index && ids.references(kind, id).length > 0,
  );
}
