/** Further cases of the checks on battles and attacks. */
import { northSea, normandy, pacific, ruhr } from '../../../../../server/src/rulesets/aare/scenarios';
import { addPath } from '../../../../../server/src/rulesets/examples';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('the sides of an attack', () => {
  it('reports a power that attacks itself', () =>
    assertFails(
      addPath(ruhr, 'strategicBombingRaids.ruhr'),
      `
        defender: { power: us, antiAircraft: {} }
        #                  ^^ aare/attacks-own-side The US cannot attack itself in ruhr
      `,
    ));
});

describe('aircraft that defend at sea', () => {
  const battle = addPath(northSea, 'seaBattles.north-sea');

  it('accepts defending fighters on carriers of an ally', () =>
    assertPasses(
      battle,
      'defender: { forces: [{ power: us, units: { ac: 2, ftr: 3 } }, { power: uk, units: { ftr: 1 } }] }',
    ));

  it('reports defending fighters without a carrier, and bombers on one', () => {
    assertFails(
      battle,
      `
        defender: { power: uk, units: { dd: 1, ftr: 1 } }
        ^^^^^^^^ aare/aircraft-without-deck 1 fighter defends north-sea, but there is no carrier
      `,
    );
    assertFails(
      battle,
      `
        defender: { power: uk, units: { dd: 1, ac: 1, bmbr: 1 } }
        ^^^^^^^^ aare/aircraft-without-deck bombers do not land on carriers
      `,
    );
  });
});

describe('attacks other than battles at sea', () => {
  it('accepts Kamikaze missions in the turn of the enemy', () =>
    assertPasses(pacific, 'turn: { round: 4, power: us }\nseaBattles: []'));

  it('reports a flight over a space of the own side', () =>
    assertFails(
      addPath(ruhr, 'flyOvers.over-paris'),
      `
        spaces: [{ space: Paris, power: germany, antiAircraft: {} }, { space: London, power: uk, antiAircraft: {} }]
        #                                                                                    ^^ aare/attacks-own-side
      `,
    ));

  it('reports attacks without attackers or without targets', () => {
    assertFails(
      ruhr,
      `
        flyOvers:
          - id: over-paris
            attacker: { power: us, units: {} }
        #                                 ^^ aare/nothing-attacks no aircraft fly
        strategicBombingRaids:
          - id: ruhr
            attacker: { power: us, bombers: 0 }
        #                                   ^ aare/nothing-attacks no bombers raid
      `,
    );
    assertFails(
      addPath(pacific, 'kamikazeMissions.last-sortie'),
      `
        attacker: { power: japan, fighters: 0 }
        #                                   ^ aare/nothing-attacks no fighters are on the mission
      `,
    );
    assertFails(
      addPath(normandy, 'bombardments.normandy'),
      `
        defender: { power: germany, units: {} }
        #                                  ^^ aare/nothing-attacks there is nothing to hit
      `,
    );
    assertPasses(addPath(normandy, 'bombardments.normandy'), 'defender: { units: [{ type: inf, count: 2 }] }');
  });
});

describe('dice of an attack', () => {
  it('reports a die of an attack that shows 7', () =>
    assertFails(
      addPath(ruhr, 'strategicBombingRaids.ruhr'),
      `
        dice: { anti-aircraft: [3, 7, 2] }
        #                          ^ aare/raid-dice shows 7
      `,
    ));
});

describe('aare/kaiten-power', () => {
  const battle = addPath(pacific, 'seaBattles.pacific');

  it('accepts Kaitens of a power of a house rule', () => {
    assertPasses(
      pacific,
      `
        powers:
          eastern-fleet: { side: axis }
        seaBattles:
          - id: pacific
            attacker: { power: eastern-fleet, units: [{ type: sub, kaiten: true }] }
      `,
    );
  });

  it('leaves a Kaiten that defends to the check of its place', () => {
    assertFails(
      battle,
      `
        attacker: { power: japan, units: [{ type: dd }] }
        defender: { power: us, units: [{ type: sub, kaiten: true }] }
        #                                                   ^^^^ aare/kaiten-defends
      `,
    );
  });
});
