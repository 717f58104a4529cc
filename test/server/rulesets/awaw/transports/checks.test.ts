import { addPath } from '../../../../../server/src/rulesets/examples';
import { atlantic } from '../../../../../server/src/rulesets/awaw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('further cases of the checks of transports', () => {
  describe('damaged-transports-used', () => {
    it('uses no damaged transports while enough are undamaged', () => {
      assertFails(
        addPath(atlantic, 'transports.atlantic'),
        `
        sunk: 5
        damaged: 5
        activities: [{ activity: sea-supply, transports: 4, damaged: 1 }]
        #                                                            ^ awaw/damaged-transports-used none can be
      `,
      );
    });
  });

  describe('transports-at-start', () => {
    it('the levels at start are those of all Western Allies together', () => {
      assertPasses(
        addPath(atlantic, 'transports'),
        `
        - { id: british, nation: britain, box: pacific, atStart: true, count: 4 }
        - { id: american, nation: us, recordedBy: britain, box: pacific, atStart: true, count: 6 }
      `,
      );
    });

    it('every box has its level of transports at start', () => {
      assertPasses(
        addPath(atlantic, 'transports'),
        `
        - { id: indian, nation: britain, box: indian, atStart: true, count: 5 }
        - { id: pacific, nation: britain, box: pacific, atStart: true, count: 10 }
        - { id: at-large, nation: britain, box: at-large, atStart: true, count: 5 }
        - { id: unbuilt, nation: britain, box: unbuilt, atStart: true, count: 5 }
      `,
      );
    });

    it('transports at start have no known level without the research result', () => {
      assertPasses(
        atlantic,
        `
        nations: { britain: { side: allied, research: { transports: false } } }
        transports:
          - id: atlantic
            nation: britain
            atStart: true
            count: 12
      `,
      );
    });

    it('the lines of a box count together for the level at start', () => {
      assertFails(
        addPath(atlantic, 'transports'),
        `
        - { id: british, nation: britain, box: pacific, atStart: true, count: 4 }
        - { id: american, nation: us, recordedBy: britain, box: pacific, atStart: true, count: 7 }
        #                                                                                      ^ awaw/transports-at-start not 11 in all
      `,
      );
    });
  });

  describe('transports-exposed', () => {
    it('damaged transports are exposed too', () => {
      assertFails(
        addPath(atlantic, 'transports.atlantic'),
        `
        sunk: 12
        damaged: 2
        activities: [{ activity: sea-supply, transports: 4, damaged: 2, interceptedBy: air }]
        #                                                                              ^^^ awaw/transports-exposed 2 damaged transports
      `,
      );
    });
  });

  describe('transports-of-japan', () => {
    it('research decides how many transports Japan has', () => {
      assertPasses(
        atlantic,
        `
        nations: { japan: { side: axis, research: { transports: true } } }
        transports: [{ id: marus, nation: japan, box: pacific, atStart: true, count: 20 }]
      `,
      );
    });

    it('Japan has one transport fewer without the research result', () => {
      assertFails(
        atlantic,
        `
        nations: { japan: { side: axis, research: { transports: false } } }
        transports: [{ id: marus, nation: japan, box: pacific, atStart: true, count: 20 }]
        #                                                                            ^^ awaw/transports-of-japan with 19 transports
      `,
      );
    });
  });

  describe('transports-overused', () => {
    it('four transports can be used when twelve are sunk and the others damaged', () => {
      assertPasses(
        addPath(atlantic, 'transports.atlantic'),
        `
        sunk: 12
        damaged: 4
        activities: [{ activity: sea-supply, transports: 4 }]
      `,
      );
    });

    it('reports more transports in use than are afloat', () => {
      assertFails(
        addPath(atlantic, 'transports.atlantic'),
        `
        sunk: 13
        damaged: 3
        activities: [{ activity: sea-supply, transports: 4 }]
        #                                                ^ awaw/transports-overused 3 can be used
      `,
      );
    });
  });

  describe('transports-record', () => {
    it('Japan records its own transports', () => {
      assertPasses(
        addPath(atlantic, 'transports'),
        '- { id: marus, nation: japan, box: pacific, recordedBy: japan, count: 9 }',
      );
    });
  });
});
