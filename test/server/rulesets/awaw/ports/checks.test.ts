import { under } from '../../../../../server/src/rulesets/case';
import { pacificFleet } from '../../../../../server/src/rulesets/awaw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('further cases of the checks of ports', () => {
  describe('marker-removed-in-port', () => {
    it('where no ships are to be had the task force is dissolved', () => {
      assertFails(
        pacificFleet,
        `
        options: { minimumStrength: 10 }
        ports: [{ id: midway }]
        taskForces:
          - id: tf-8
        #       ^^^^ awaw/marker-removed-in-port Remove the task force
            location: in-port
            port: midway
            units: [{ id: destroyers, type: dd, count: 6 }]
      `,
      );
    });
  });

  describe('port-capacity', () => {
    it('a box has no limit', () => {
      assertPasses(
        under(pacificFleet, 'ports'),
        '- { id: us-box, kind: box, units: [{ id: gleaves, type: dd, count: 120 }] }',
      );
    });

    it('ships that wait for repair do not count', () => {
      assertPasses(
        under(pacificFleet, 'ports.pearl-harbor.units'),
        `
        - { id: nevada, type: bb, name: Nevada, waitingForRepair: true }
        - { id: fletchers, type: dd, count: 50 }
      `,
      );
    });

    it('task forces in the port count', () => {
      assertFails(
        pacificFleet,
        `
        ports:
          - id: pearl-harbor
        #       ^^^^^^^^^^^^ awaw/port-capacity 51 naval factors
            units:
              - { id: fletchers, type: dd, count: 33 }
        taskForces:
          - id: tf-8
            location: in-port
            port: pearl-harbor
      `,
      );
    });
  });
});
