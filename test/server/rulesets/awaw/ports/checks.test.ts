import { addPath } from '../../../../../server/src/rulesets/examples';
import { pacificFleet } from '../../../../../server/src/rulesets/awaw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('the checks of ports', () => {
  describe('marker-removed-in-port', () => {
    it('suggests dissolving the task force when no ships are available', () => {
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

  describe('the check awaw/marker-removed-in-port with ships in the port', () => {
    const writeDepletedTaskForce = (ships: string, expected: string): string => `
      options: { minimumStrength: 10 }
      ports: [{ id: midway, nation: us, units: [${ships}] }]
      taskForces:
        - id: tf-8
      #       ^^^^ awaw/marker-removed-in-port ${expected}
          location: in-port
          port: midway
          units: [{ id: destroyers, type: dd, count: 6 }]
    `;

    it('keeps the marker when the port has enough ships, and passes over a surplus fast carrier', () => {
      const ships =
        '{ id: wasp, type: cvb, size: 4 }, { id: ranger, type: cvb, size: 4 }, { id: gleaves, type: dd, count: 4 }';
      assertFails(pacificFleet, writeDepletedTaskForce(ships, 'in port with 6 of the 10'));
      assertFails(pacificFleet, writeDepletedTaskForce(ships, 'its marker stays only if'));
      assertFails(pacificFleet, writeDepletedTaskForce(ships, 'Add gleaves from the port'));
    });

    it('chooses the fast carriers that the task force may have when other ships are not enough', () => {
      const ships =
        '{ id: wasp, type: cvb, size: 4 }, { id: ranger, type: cvb, size: 4 }, { id: gleaves, type: dd, count: 1 }';
      assertFails(pacificFleet, writeDepletedTaskForce(ships, 'Add gleaves and wasp from the port'));
    });

    it('reports nothing when a ship of unknown size may be enough', () => {
      assertFails(
        pacificFleet,
        `
        options: { minimumStrength: 10 }
        ports:
          - id: midway
            units: [{ id: nobody, type: bb }]
        #                 ^^^^^^ awaw/size-unknown
        taskForces:
          - { id: tf-8, location: in-port, port: midway, units: [{ id: destroyers, type: dd, count: 6 }] }
      `,
      );
    });
  });

  describe('port-capacity', () => {
    it('a box has no limit', () => {
      assertPasses(
        addPath(pacificFleet, 'ports'),
        '- { id: us-box, kind: box, units: [{ id: gleaves, type: dd, count: 120 }] }',
      );
    });

    it('ships that wait for repair do not count against the capacity of a port', () => {
      assertPasses(
        addPath(pacificFleet, 'ports.pearl-harbor.units'),
        `
        - { id: nevada, type: bb, name: Nevada, waitingForRepair: true }
        - { id: fletchers, type: dd, count: 50 }
      `,
      );
    });

    it('task forces in the port count against its capacity', () => {
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
