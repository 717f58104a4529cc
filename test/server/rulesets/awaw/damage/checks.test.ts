import assert from 'node:assert/strict';
import { analyse, diagnose } from '../../../../../server/src/features';
import { addPath } from '../../../../../server/src/rulesets/examples';
import { midway, narvik, strike } from '../../../../../server/src/rulesets/awaw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';
import { environment } from '../../../../support/environment';

describe('further cases of the checks of damage', () => {
  describe('ship-hits', () => {
    it('a damaged ship may have the hits that damaged it', () => {
      assertPasses(
        addPath(narvik, 'fleetCombats.narvik'),
        `
        attacker: { units: [{ id: warspite, type: bb, size: 3, speed: slow, damaged: true, hits: 2 }] }
      `,
      );
    });

    it('hits of its size sink a ship', () => {
      assertFails(
        addPath(narvik, 'fleetCombats.narvik'),
        `
        attacker: { units: [{ id: warspite, type: bb, size: 3, speed: slow, hits: 4 }] }
        #                                                                         ^ awaw/ship-hits 4 hits sink warspite
      `,
      );
    });
  });

  describe('first-lost-without-choice', () => {
    const writeMixedForce = (id: string): string =>
      `[{ id: ${id}-dd, type: dd, count: 4 }, { id: ${id}-oilers, type: transport, count: 4 }]`;

    it('rejects an order of types whose numbers never leave a tie', () => {
      assertFails(
        addPath(narvik, 'fleetCombats.narvik'),
        `
        defender: { units: [{ id: z-class, type: dd, count: 1 }, { id: oilers, type: transport, count: 2 }] }
        orders: { firstLost: [transport, dd] }
        #         ^^^^^^^^^ awaw/first-lost-without-choice never leave a tie
      `,
      );
    });

    const writeWolves = (ships: string, more = ''): string => `
ruleset: awaw
submarineAttacks:
  - id: wolves
    attacker: { units: [{ id: subs, type: sub, count: 1 }] }
    defender: { units: [{ id: hood, type: bc, size: 4 }, ${ships}] }
    ${more}
    orders: { firstLost: [transport, dd] }
`;
    const listCodes = (yaml: string): readonly string[] =>
      diagnose(analyse(yaml, undefined, environment())).map(({ code }) => code);

    it('rejects an order of types that a submarine attack cannot hit, or not often enough for a tie', () => {
      const code = 'awaw/first-lost-without-choice';
      assert.deepEqual(listCodes(writeWolves(writeMixedForce('d').slice(1, -1))), [code]);
      assert.deepEqual(listCodes(writeWolves(writeMixedForce('d').slice(1, -1), 'targets: [hood]')), [code]);
      assert.deepEqual(listCodes(writeWolves(writeMixedForce('d').slice(1, -1), 'targets: [d-dd, d-oilers]')), []);
      const few = writeWolves(
        '{ id: dd, type: dd, count: 9 }, { id: oilers, type: transport, count: 1 }',
        'targets: [dd, oilers]',
      );
      assert.deepEqual(listCodes(few), [code]);
    });

    it('accepts an order of types whose ships earlier combats may have sunk', () => {
      const force = '{ id: z-class, type: dd, count: 1 }, { id: oilers, type: transport, count: 2 }';
      const yaml = `
ruleset: awaw
forces: [{ nation: germany, units: [${force}] }]
nations: { germany: { side: axis } }
submarineAttacks:
  - id: wolves
    attacker: { units: [{ id: subs, type: sub, count: 1 }] }
    defender: { units: [{ unit: z-class }, { unit: oilers }] }
    orders: { firstLost: [transport, dd] }
`;
      assert.deepEqual(listCodes(yaml), []);
    });

    it('rejects an order of types for ships that no fire of a fleet combat reaches', () => {
      const writeFleet = (ships: string, more: string): string => `
ruleset: awaw
fleetCombats:
  - id: line
    attacker: { units: [{ id: bismarck, type: bb, size: 4, speed: fast }] }
    defender: { units: [${ships}${writeMixedForce('d').slice(1, -1)}], screened: [d-dd, d-oilers] }
    orders: { firstLost: [transport, dd], ${more} }
`;
      const code = 'awaw/first-lost-without-choice';
      const hood = '{ id: hood, type: bc, size: 3, speed: fast }, ';
      assert.deepEqual(listCodes(writeFleet(hood, '')), [code]);
      // Without a ship in front of them the battleship holds its fire for them.
      assert.deepEqual(listCodes(writeFleet('', '')), []);
    });

    it('rejects an order of types for ships that held fire reaches only beyond a ship that it cannot sink', () => {
      const writeHeldFire = (size: number): string => `
ruleset: awaw
fleetCombats:
  - id: line
    attacker: { units: [{ id: escorts, type: dd, count: 4 }] }
    defender: { units: [{ id: hood, type: bc, size: ${size}, speed: fast }, ${writeMixedForce('d').slice(1, -1)}], screened: [hood, d-dd, d-oilers] }
    orders: { firstLost: [transport, dd] }
`;
      assert.deepEqual(listCodes(writeHeldFire(3)), ['awaw/first-lost-without-choice']);
    });

    it('rejects an order of types for ships that no squadron reaches through their air defense', () => {
      const writeAttack = (squadrons: number): string => `
ruleset: awaw
airAttacks:
  - id: strike
    where: at-sea
    airDefenseLevel: 3
    attacker: { units: [{ id: swordfish, type: nas, squadrons: ${squadrons} }] }
    defender: { units: ${writeMixedForce('d')} }
    orders: { firstLost: [transport, dd] }
`;
      assert.deepEqual(listCodes(writeAttack(1)), ['awaw/first-lost-without-choice']);
      assert.deepEqual(listCodes(writeAttack(2)), []);
    });

    it('rejects an order of types in a round whose submarines come to other ships first', () => {
      const writeSubmarineRound = (subs: number): string => `
ruleset: awaw
navalRounds:
  - id: round
    attacker: { groups: [{ number: 1, units: [{ id: z1, type: dd }] }] }
    defender: { groups: [{ number: 1, units: [{ id: hood, type: bc, size: 3, speed: fast }, ${writeMixedForce('d').slice(1, -1)}] }] }
    fleetCombats: []
    submarineAttacks: [{ id: wolves, by: attacker, group: 1, attacker: { units: [{ id: subs, type: sub, count: ${subs} }] } }]
    orders: { firstLost: [transport, dd] }
`;
      assert.deepEqual(listCodes(writeSubmarineRound(1)), ['awaw/first-lost-without-choice']);
      assert.deepEqual(listCodes(writeSubmarineRound(2)), []);
    });

    it('rejects an order of a fleet combat that an order of its round comes before', () => {
      const writeFleetRound = (orders: string, caret = ''): string => `
        attacker: { groups: [{ number: 1, units: ${writeMixedForce('a')} }] }
        defender: { groups: [{ number: 1, units: ${writeMixedForce('d')} }] }
        ${orders}
        fleetCombats: [{ id: chase, attacker: 1, defender: 1, orders: { firstLost: [transport] } }]
        ${caret}
      `;
      assertPasses(addPath(midway, 'navalRounds.midway'), writeFleetRound(''));
      assertFails(
        addPath(midway, 'navalRounds.midway'),
        writeFleetRound(
          'orders: { firstLost: [dd] }',
          '#                                                               ^^^^^^^^^ awaw/first-lost-without-choice Another order of the round',
        ),
      );
    });
  });

  describe('target-named-alone', () => {
    it('light ships may be one target together', () => {
      assertPasses(
        addPath(strike, 'airAttacks.strike'),
        `
        defender: { units: [{ id: escorts, type: dd, count: 4 }, { id: cruisers, type: ca, count: 4 }] }
        targets: [{ ships: [escorts, cruisers], squadrons: 5 }]
      `,
      );
    });
  });
});
