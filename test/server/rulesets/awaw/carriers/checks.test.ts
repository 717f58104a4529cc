import { addPath } from '../../../../../server/src/rulesets/examples';
import { pacificFleet, sortie } from '../../../../../server/src/rulesets/awaw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('further cases of the checks of carriers', () => {
  describe('carrier-capacity', () => {
    it('squadrons that fly count by the carrier that they fly from', () => {
      assertPasses(
        addPath(pacificFleet, 'taskForces.tf-8.units'),
        `
        - { id: enterprise, type: cv, squadrons: 2 }
        - { id: dauntlesses, type: nas, squadrons: 3, on: enterprise }
      `,
      );
    });

    it('all squadrons that fly from a carrier count together', () => {
      assertFails(
        addPath(pacificFleet, 'taskForces.tf-8.units'),
        `
        - { id: enterprise, type: cv }
        - { id: dauntlesses, type: nas, squadrons: 2, on: enterprise }
        - { id: devastators, type: nas, squadrons: 2, on: enterprise }
        #                                          ^ awaw/carrier-capacity at most 3 squadrons, but 4 fly
      `,
      );
    });
  });

  describe('carrier-force', () => {
    it('reports a task force that is listed twice', () => {
      assertFails(
        pacificFleet,
        `
        taskForces:
          - id: tf-8
            units:
              - { id: enterprise, type: cv, name: Enterprise }
        carrierLocations: [{ id: hawaii, surprise: 35, taskForces: [tf-8, tf-8] }]
        #                                                                 ^^^^ awaw/carrier-force tf-8 is listed twice
      `,
      );
    });
  });

  describe('escort-carrier-raids', () => {
    it('escort carriers of a task force do not raid', () => {
      assertFails(
        sortie,
        `
        taskForces: [{ id: hunting-group, units: [{ id: jeep-carriers, type: cve, count: 2 }, { id: frigates, type: ca, count: 5 }] }]
        operations:
          - id: sortie
            task: raid
        #         ^^^^ awaw/escort-carrier-raids escort carriers
            taskForces: [hunting-group]
      `,
      );
    });
  });

  describe('on-no-carrier', () => {
    it('naval air may fly from land', () => {
      assertPasses(addPath(sortie, 'operations.sortie.units'), '- { id: lancers, type: nas }');
    });
  });
});
