import { addPath } from '../../../../../server/src/rulesets/examples';
import { pacificFleet, sortie } from '../../../../../server/src/rulesets/awaw/scenarios';
import { assertPasses } from '../../../../support/cases';

describe('further cases of the checks of task-forces', () => {
  describe('beyond-range', () => {
    it('checks no distance when the range is unknown', () => {
      assertPasses(addPath(sortie, 'operations.sortie'), 'distance: 90');
    });
  });

  describe('carriers-at-most-half', () => {
    it('at sea a task force keeps its status whatever it lost in combat (20.163)', () => {
      assertPasses(
        addPath(pacificFleet, 'taskForces.tf-8'),
        `
        units: [{ id: enterprise, type: cv }, { id: hornet, type: cv }, { id: destroyers, type: dd, count: 5 }]
        lost: [{ id: destroyers-lost, type: dd, count: 1 }]
      `,
      );
    });
  });

  describe('not-a-naval-unit', () => {
    it('naval air may be listed beside its carrier', () => {
      assertPasses(
        addPath(pacificFleet, 'taskForces.tf-8.units'),
        `
        - { id: wolves, type: sub, count: 2 }
        - { id: escorts, type: asw, count: 2 }
        - { id: jeep-carriers, type: cve, count: 1 }
        - { id: wildcats, type: nas, squadrons: 1, on: jeep-carriers }
      `,
      );
    });
  });

  describe('task-force-number-twice', () => {
    it('two nations may have task forces of the same number', () => {
      assertPasses(
        pacificFleet,
        `
        nations: { britain: { side: allied }, us: { side: allied } }
        taskForces:
          - id: tf-8
            number: 8
          - { id: force-h, nation: britain, number: 8, units: [{ id: h-class, type: dd, count: 10 }] }
      `,
      );
    });
  });

  describe('minimum-strength', () => {
    it('accepts a small task force when the scenario gives no minimum strength', () => {
      assertPasses(
        pacificFleet,
        `
        taskForces:
          - id: tf-8
            units: [{ id: destroyers, type: dd, count: 2 }]
      `,
      );
    });
  });
});
