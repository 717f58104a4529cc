import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { example, type AwawConstraint } from './constraint';
import { knownShips } from './ship-facts';

export const shipSpeed: AwawConstraint = {
  code: 'ship-speed',
  rule: 'capital-ship-speed',
  severity: 'information',
  title: 'The speed of a ship is that of the catalogue',
  scope: 'scenario',
  *check(scenario, ids) {
    for (const { ship, known } of knownShips(scenario, ids)) {
      if (ship.speed === undefined || ship.speed === known.speed) continue;
      yield {
        message: `${known.name} is ${known.speed} in the ship list while undamaged, not ${ship.speed} (${sectionOf('capital-ship-speed')}). The list is a public transcription: look at the counter, and correct one of them.`,
        place: at(ship, 'speed'),
        fixes: [
          { title: `Set the speed to ${known.speed}`, edits: [set(ship, 'speed', known.speed)], preferred: true },
        ],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        nations: { britain: { side: allied } }
        ports:
          - id: scapa-flow
            nation: britain
            units:
              - { id: rodney, type: bb, name: Rodney, size: 4, speed: slow }
              - { id: prince-of-wales, type: bb, name: Prince of Wales, size: 4, speed: fast }
      `,
      // The list of the user goes before ours.
      example`
        ruleset: awaw
        nations: { britain: { side: allied } }
        tables: { ships: { entries: [{ nation: britain, name: Rodney, type: bc, size: 3, speed: fast }] } }
        ports:
          - { id: scapa-flow, nation: britain, units: [{ id: rodney, type: bc, name: Rodney, size: 3, speed: fast }] }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        nations: { britain: { side: allied } }
        ports:
          - id: scapa-flow
            nation: britain
            units:
              - { id: rodney, type: bb, name: Rodney, speed: fast }
        #                                                    ^^^^
      `,
    ],
  },
};
