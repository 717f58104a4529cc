import { remove } from '../../../model/edit';
import { at } from '../../../model/place';
import { isFastCarrier, type Unit } from '../data';
import { sectionOf } from '../rules';
import { typeName } from '../wording';
import { example, type AwawConstraint } from './constraint';
import { allUnits } from './units';

export const onNoCarrier: AwawConstraint = {
  code: 'on-no-carrier',
  rule: 'carrier-capacity',
  severity: 'error',
  title: 'Naval air squadrons fly from carriers',
  scope: 'scenario',
  *check(scenario, ids) {
    for (const { unit } of allUnits(scenario, ids)) {
      if (unit.type !== 'nas' || unit.on === undefined) continue;
      const carrier = ids.find('unit', unit.on)?.object as Unit | undefined;
      if (carrier === undefined || isFastCarrier(carrier) || carrier.type === 'cve') continue;
      yield {
        message: `${unit.id} cannot fly from ${carrier.id} (${typeName(carrier.type)}): naval air squadrons fly from carriers (${sectionOf('carrier-capacity')}) or from land. Name a carrier, or leave \`on\` out.`,
        place: at(unit, 'on'),
        related: [{ message: `${carrier.id} is here.`, place: at(carrier, 'id') }],
        fixes: [{ title: 'Let them fly from land', edits: [remove(unit, 'on')] }],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        operations:
          - id: convoy
            task: sea-escort
            units:
              - { id: jeep-carriers, type: cve, count: 2 }
              - { id: wildcats, type: nas, squadrons: 1, on: jeep-carriers }
              - { id: lancers, type: nas, squadrons: 1 }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        operations:
          - id: convoy
            task: sea-escort
            units:
              - { id: cruisers, type: ca, count: 2 }
              - { id: wildcats, type: nas, squadrons: 1, on: cruisers }
        #                                                    ^^^^^^^^
      `,
    ],
  },
};
