/** The checks on a whole scenario: they respect options, skip missing data and report one mistake once. */
import assert from 'node:assert/strict';
import { findDiagnostics } from '../../../support/test-checks';
import { covers } from '../../../support/covers';

function findCodes(text: string): readonly string[] {
  return findDiagnostics(text.replace(/^ {6}/gm, '').trimStart()).map(({ code }) => code);
}

describe('the checks of aare in context', () => {
  it('an undeclared id is reported only as id/unknown', () => {
    const codes = findCodes(`
      ruleset: aare
      turn: { round: 2, power: nobody, phase: conduct-combat }
      seaBattles:
        - { id: a, attacker: { power: none, units: { sub: 1 } }, defender: { power: none, units: { dd: 1 } } }
      rocketStrikes:
        - { id: b, attacker: { power: none }, from: Berlin, range: 3, territory: UK, value: 8, defender: { power: none } }
      bombardments:
        - { id: c, attacker: { power: none, units: { dd: 1 } }, defender: { power: none, units: { inf: 1 } } }
      airTransports: [{ id: d, power: none, spacesLoaded: 9 }]
      airMoves: [{ id: e, power: none, type: ftr, spaces: 9 }]
      research: [{ id: f, power: none, technology: rockets, rolls: 4 }]
    `);
    assert.deepEqual(new Set(codes), new Set(['id/unknown']));
    assert.equal(codes.length, 10);
  });

  it('a scenario without a turn and numbers has no diagnostics', () => {
    const codes = findCodes(`
      ruleset: aare
      seaBattles:
        - { id: a, attacker: { power: x, units: { sub: 1 } }, defender: { units: { dd: 1 } } }
      powers: { x: { side: axis } }
      research: [{ id: plan, power: x, technology: rockets, rolls: 4 }]
    `);
    assert.deepEqual(codes, []);
  });

  it('the option `alliesTechnology` decides the price of a purchase of unknown turn (Tech 9)', () => {
    covers('aare:E45', 'aare:E46');
    const writeScenario = (option: string) => `
      ruleset: aare
      turn: { round: 2, power: japan, phase: research }
      options: { alliesTechnology: ${option} }
      powers: { germany: { side: axis }, japan: { side: axis, newTechnologies: [jet-fighters] } }
      research: [{ id: jets, power: germany, technology: jet-fighters, rolls: 3, paid: 9 }]
    `;
    assert.deepEqual(findCodes(writeScenario('in-effect')), ['aare/first-purchase', 'aare/research-price']);
    assert.deepEqual(findCodes(writeScenario('when-acquired')), ['aare/shared-minimum']);
  });

  it('accepts both prices that a purchase of an earlier round may have had', () => {
    const writeScenario = (paid: number) => `
      ruleset: aare
      turn: { round: 4, power: germany, phase: research }
      powers: { germany: { side: axis }, japan: { side: axis, technologies: [jet-fighters] } }
      research: [{ id: jets, round: 2, power: germany, technology: jet-fighters, rolls: 4, paid: ${paid} }]
    `;
    assert.deepEqual(
      [12, 16].flatMap((paid) => findCodes(writeScenario(paid))),
      [],
    );
    for (const paid of [13, 14, 20]) assert.deepEqual(findCodes(writeScenario(paid)), ['aare/research-price']);
  });

  it('a new technology takes effect when units are mobilized (Tech 8)', () => {
    covers('aare:E44');
    const writeScenario = (power: string, phase: string) => `
      ruleset: aare
      turn: { round: 2, power: ${power}, phase: ${phase} }
      powers: { germany: { side: axis, newTechnologies: [heavy-bombers] }, uk: { side: allies }, ussr: { side: allies } }
      airTransports: [{ id: to-oslo, power: germany, spacesLoaded: 2 }]
    `;
    assert.deepEqual(findCodes(writeScenario('germany', 'noncombat-move')), ['aare/technology-not-yet']);
    assert.deepEqual(findCodes(writeScenario('ussr', 'collect-income')), ['aare/technology-not-yet']);
    assert.deepEqual(findCodes(writeScenario('germany', 'mobilize-units')), []);
    assert.deepEqual(findCodes(writeScenario('uk', 'research')), []);
  });

  it('rockets of two powers may strike one complex, those of one power may not (Tech 2)', () => {
    covers('aare:E26');
    const writeStrike = (id: string, power: string) =>
      `{ id: ${id}, attacker: { power: ${power} }, from: Berlin, range: 1, territory: UK, value: 8, defender: { power: uk } }`;
    const writeScenario = (second: string) => `
      ruleset: aare
      powers:
        germany: { side: axis, technologies: [rockets] }
        italy: { side: axis, technologies: [rockets] }
        uk: { side: allies }
      rocketStrikes:
        - ${writeStrike('one', 'germany')}
        - ${writeStrike('two', second)}
    `;
    assert.deepEqual(findCodes(writeScenario('italy')), []);
    assert.deepEqual(findCodes(writeScenario('germany')), ['aare/rocket-one-gun', 'aare/complex-struck-twice']);
  });

  it('adds up the rolls for a technology in one round (Tech 8)', () => {
    covers('aare:E41', 'aare:E43');
    const writeScenario = (rolls: readonly number[]) => `
      ruleset: aare
      powers: { us: { side: allies } }
      research:
        - { id: one, round: 1, power: us, technology: rockets, rolls: ${rolls[0]!} }
        - { id: two, round: 1, power: us, technology: rockets, rolls: ${rolls[1]!} }
        - { id: three, round: 2, power: us, technology: rockets, rolls: 2 }
    `;
    assert.deepEqual(findCodes(writeScenario([1, 3])), []);
    assert.deepEqual(findCodes(writeScenario([1, 2])), ['aare/first-purchase']);
    // Six rolls have already given the technology.
    assert.deepEqual(findCodes(writeScenario([3, 3])), ['aare/technology-had']);
  });
});
