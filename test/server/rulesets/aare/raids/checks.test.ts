/** Further cases of the checks on raids. */
import { ruhr } from '../../../../../server/src/rulesets/aare/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('the damage before a raid', () => {
  it('reports damage of raids and rockets together above the value with `economicCap: single`', () =>
    assertFails(
      ruhr,
      `
        options: { economicCap: single }
        strategicBombingRaids:
          - id: ruhr
            damageBefore: { raids: 6, rockets: 6 }
        #                 ^^^^^^^^^^^^^^^^^^^^^^^^ aare/damage-before by the option
      `,
    ));
});

describe('aare/aircraft-attack-twice', () => {
  const writeRaids = (turn: string, caret: string): string => `
    ${turn}
    forces: [{ id: bombers, power: us, units: { bmbr: 2, ftr: 1 } }]
    seaBattles:
      - { id: sea, seaZone: SZ 1, attacker: { from: bombers, units: { bmbr: 1 } }, defender: { power: germany, units: { dd: 1 } } }
    strategicBombingRaids:
      - { id: ruhr, value: 10, attacker: { from: bombers, bombers: 2 }, defender: { power: germany, antiAircraft: {} } }
    ${caret}
  `;

  it('reports bombers that raid and fight at sea in the same turn', () => {
    assertFails(
      ruhr,
      writeRaids(
        'turn: { round: 5, power: us, phase: conduct-combat }',
        '#                                                              ^ aare/aircraft-attack-twice 1 attacks elsewhere',
      ),
    );
  });

  it('accepts bombers that attack in turns that may not be the same', () => {
    assertPasses(ruhr, writeRaids('title: Several turns', ''));
  });
});
