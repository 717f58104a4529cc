import { addPath } from '../../../../../server/src/rulesets/examples';
import { nationsAtWar, pacificFleet, sortie } from '../../../../../server/src/rulesets/awaw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('further cases of the checks of ships', () => {
  describe('cruiser-carries', () => {
    it('destroyers have on-board ASW, cruisers none', () => {
      assertPasses(
        addPath(sortie, 'operations.sortie.units'),
        `
        - { id: cruisers, type: ca, count: 5, onBoardAsw: 0 }
        - { id: destroyers, type: dd, count: 4, onBoardAsw: 2 }
      `,
      );
    });

    it('cruisers have no on-board ASW', () => {
      assertFails(
        addPath(sortie, 'operations.sortie.units'),
        `
        - { id: cruisers, type: ca, count: 5, onBoardAsw: 2 }
        #                                                 ^ awaw/cruiser-carries cruisers have none
      `,
      );
    });
  });

  describe('ship-name', () => {
    it('ship names may be abbreviated', () => {
      assertPasses(
        nationsAtWar,
        `
        ports: [{ id: halifax, nation: britain, units: [{ id: prince-of-wales, type: bb, name: Pr of Wales }] }]
      `,
      );
    });
  });

  describe('ship-type', () => {
    it("the scenario's list of ships goes before the built-in one", () => {
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

  describe('capital-ship-slow', () => {
    it("reports slow ships of the built-in list and of the scenario's list", () => {
      assertFails(
        nationsAtWar,
        `
        tables: { ships: { entries: [{ nation: germany, name: H-44, type: bb, size: 5, speed: slow }] } }
        #                                                                                     ^^^^ awaw/capital-ship-slow H-44 is a capital ship of Germany
        ports: [{ id: kiel, nation: germany, units: [{ id: tirpitz, type: bb, name: Tirpitz, speed: slow }] }]
        #                                                                                           ^^^^ awaw/capital-ship-slow Tirpitz is a capital ship of Germany
      `,
      );
    });

    it('carriers and ships of other nations may be slow', () => {
      assertPasses(
        nationsAtWar,
        `
        ports:
          - id: kiel
            nation: germany
            units: [{ id: weser, type: cvl, speed: slow }, { id: taken, nation: britain, type: bb, size: 3, speed: slow }]
      `,
      );
    });
  });

  describe('size-unknown', () => {
    it('the size of some ships follows from the id or the type', () => {
      assertPasses(
        addPath(pacificFleet, 'ports.pearl-harbor.units'),
        `
        - { id: arizona, type: bb }
        - { id: raider, type: pb }
        - { id: new-carrier, type: cv }
      `,
      );
    });
  });
});
