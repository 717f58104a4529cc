import { under } from '../../../../../server/src/rulesets/case';
import { nationsAtWar, pacificFleet, sortie } from '../../../../../server/src/rulesets/awaw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('further cases of the checks of ships', () => {
  describe('cruiser-carries', () => {
    it('destroyers have on-board ASW, cruisers none', () => {
      assertPasses(
        under(sortie, 'operations.sortie.units'),
        `
        - { id: cruisers, type: ca, count: 5, onBoardAsw: 0 }
        - { id: destroyers, type: dd, count: 4, onBoardAsw: 2 }
      `,
      );
    });

    it('cruisers have no on-board ASW', () => {
      assertFails(
        under(sortie, 'operations.sortie.units'),
        `
        - { id: cruisers, type: ca, count: 5, onBoardAsw: 2 }
        #                                                 ^ awaw/cruiser-carries cruisers have none
      `,
      );
    });
  });

  describe('ship-name', () => {
    it('names may be abbreviated', () => {
      assertPasses(
        nationsAtWar,
        `
        ports: [{ id: halifax, nation: britain, units: [{ id: prince-of-wales, type: bb, name: Pr of Wales }] }]
      `,
      );
    });
  });

  describe('ship-type', () => {
    it('the list of the user goes before ours', () => {
      assertPasses(
        pacificFleet,
        `
        tables: { ships: { entries: [{ nation: us, name: Nevada, type: bc, size: 2, speed: fast }] } }
        ports:
          - id: pearl-harbor
            units:
              - { id: nevada, type: bc, name: Nevada, size: 2, speed: fast }
      `,
      );
    });
  });

  describe('size-unknown', () => {
    it('some sizes follow from the id or the type', () => {
      assertPasses(
        under(pacificFleet, 'ports.pearl-harbor.units'),
        `
        - { id: arizona, type: bb }
        - { id: raider, type: pb }
        - { id: new-carrier, type: cv }
      `,
      );
    });
  });
});
