import assert from 'node:assert/strict';
import { assertWellFormed } from '../../../../support/well-formed';
import { covers } from '../../../../support/covers';
import { computeDistribution, fight, getExactOdds, getCombatEntry } from './fight';

/** Four naval squadrons on one battleship of three factors, without modifiers unless stated. */
function writeAttackOnNevada({ where = 'in-port', squadrons = 4, more = '', header = '', size = 3 } = {}): string {
  return `${header}
airAttacks:
  - id: here
    where: ${where}
    attacker: { nation: japan, units: [{ id: strike, type: nas, squadrons: ${squadrons} }] }
    defender: { nation: us, units: [{ id: nevada, type: bb, size: ${size} }] }
    ${more}
`;
}

/** Hits for rolls of 2 to 12, copied independently from the table. */
const rows = {
  2: [0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3],
  3: [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4],
  4: [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5],
} as const;

/** How many of the 36 rolls give no damage, damage and loss. */
function countOutcomes(row: readonly number[], modifier: number, size: number): readonly [number, number, number] {
  const counts: [number, number, number] = [0, 0, 0];
  for (let first = 1; first <= 6; first++) {
    for (let second = 1; second <= 6; second++) {
      const hits = row[Math.min(12, Math.max(2, first + second + modifier)) - 2]!;
      counts[hits >= size ? 2 : hits === size - 1 ? 1 : 0]++;
    }
  }
  return counts;
}

function countOdds(yaml: string): readonly [number, number, number] {
  const combat = getCombatEntry(yaml).build();
  const outcomes = getExactOdds(combat);
  const getThirtySixths = (key: string): number =>
    (computeDistribution(combat, outcomes, `ships.nevada.${key}`).get(1) ?? 0) * 36;
  const [damaged, sunk] = [getThirtySixths('damaged'), getThirtySixths('sunk')];
  return [Math.round((36 - damaged - sunk) * 1e9) / 1e9, Math.round(damaged * 1e9) / 1e9, Math.round(sunk * 1e9) / 1e9];
}

describe('an air attack', () => {
  it('an air attack has the odds worked out in the source, and those of an enumeration of all rolls', () => {
    covers('awaw:A13', 'awaw:A19', 'awaw:A23');
    assert.deepEqual(countOdds(writeAttackOnNevada()), [3, 12, 21]);
    assert.deepEqual(countOdds(writeAttackOnNevada({ squadrons: 3, where: 'at-sea' })), [6, 15, 15]);
    assert.deepEqual(countOdds(writeAttackOnNevada({ squadrons: 2, where: 'at-sea', size: 2 })), [1, 14, 21]);
    assert.deepEqual(countOutcomes(rows[4], 0, 3), [3, 12, 21]);
    assert.deepEqual(countOutcomes(rows[3], 1, 3), [6, 15, 15]);
    assert.deepEqual(countOutcomes(rows[2], 1, 2), [1, 14, 21]);
  });

  it('repairs hits in port that are too few to damage a ship at once, before another strike', () => {
    covers('awaw:A29');
    const settleText = (location: string): string => {
      const { trace, combat } = fight(
        writeAttackOnNevada({ where: location, squadrons: 2, more: 'dice: { air-attack.nevada: [2, 2] }' }),
      );
      assert.equal(combat.measures.find(({ path }) => path.join('.') === 'ships.nevada.damaged')?.read(trace.end), 0);
      return trace.entries.find(({ step }) => step === 'settle.nevada')?.text ?? '';
    };
    assert.equal(settleText('in-port'), 'Nevada: no loss. 1 hit too few to damage it: repaired at once.');
    assert.equal(settleText('at-sea'), 'Nevada: no loss; 1 hit, and it takes 2 to damage it.');
  });

  it('says which of several types with equal shares are lost first if no orders say it', () => {
    const describeLoss = (orders: string): string => {
      const units = '[{ id: escorts, type: dd, factors: 2 }, { id: convoy, type: transport, factors: 2 }]';
      const { trace } = fight(`
airAttacks:
  - id: here
    where: at-sea
    attacker: { nation: japan, units: [{ id: strike, type: nas, squadrons: 1 }] }
    defender: { nation: us, units: ${units} }
    ${orders}
    dice: { air-attack.light-ships: [3, 4] }
`);
      return trace.entries.find(({ step }) => step.startsWith('settle.'))?.text ?? '';
    };
    assert.match(
      describeLoss(''),
      /sunk; the orders do not say whether destroyers or transports are lost first: destroyers are\./,
    );
    assert.doesNotMatch(describeLoss('orders: { firstLost: [transport, dd] }'), /orders do not say/);
  });

  it('nationality changes air combat only when the scenario says so', () => {
    const listTotals = (nationality: boolean): readonly (readonly [string, number])[] => {
      const header = `tables:
  nationality: { entries: [{ nation: japan, air: 2 }, { nation: us, air: -1 }] }
  airCombatModifiers: { nationality: ${nationality} }
`;
      const more = `cap: { nation: us, units: [{ id: wildcats, type: nas, squadrons: 2 }] }
    dice: { air-combat-attackers.cap: [1, 2], air-combat-defenders.cap: [1, 2], air-attack.nevada: [1, 2] }`;
      return fight(writeAttackOnNevada({ header, more })).trace.entries.flatMap((entry) =>
        entry.kind === 'roll' && entry.step.startsWith('air-combat') ? [[entry.step, entry.total.total] as const] : [],
      );
    };
    assert.deepEqual(listTotals(false), [
      ['air-combat-attackers.cap', 3],
      ['air-combat-defenders.cap', 4],
    ]);
    assert.deepEqual(listTotals(true), [
      ['air-combat-attackers.cap', 5],
      ['air-combat-defenders.cap', 3],
    ]);
  });

  it('says that there was no air defense when its level is unknown', () => {
    const findThroughStep = (more: string) =>
      fight(writeAttackOnNevada({ more }), 1).trace.entries.find(({ step }) => step === 'through');
    assert.match(findThroughStep('')?.text ?? '', /There was no air defense/);
    assert.deepEqual(findThroughStep('')?.bases, [{ kind: 'missing-table', name: 'airDefense' }]);
    assert.doesNotMatch(findThroughStep('airDefenseLevel: 0')?.text ?? '', /no air defense/);
  });

  it('reports which targets the squadrons that come through attack', () => {
    const { trace } = fight(writeAttackOnNevada({ squadrons: 4 }), 1);
    assert.match(
      trace.entries.find(({ step }) => step === 'through')?.text ?? '',
      /^4 squadrons come through: 4 on Nevada\./,
    );
    assert.ok(
      trace.entries.every(({ step }) => step !== 'home'),
      'book-keeping is reported',
    );
  });

  it('counts the critical hits on all ships of a side', () => {
    covers('awaw:A31');
    const combat = getCombatEntry(writeAttackOnNevada()).build();
    assert.ok(
      Math.abs(
        (computeDistribution(combat, getExactOdds(combat), 'criticalHits.defender').get(1) ?? 0) -
          computeCriticalProbability(),
      ) < 1e-12,
    );
  });

  it('adds the nationality modifier of the attacker and subtracts that of the target, at the latest date', () => {
    covers('awaw:A17', 'awaw:A18');
    const header = `turn: { year: 1942, season: summer }
tables:
  nationality:
    entries:
      - { nation: japan, air: 1 }
      - { nation: us, naval: 0 }
      - { nation: us, naval: 2, from: { year: 1942, season: winter } }
      - { nation: us, naval: 5, from: { year: 1943, season: winter } }
`;
    const { trace } = fight(writeAttackOnNevada({ header, more: 'dice: { air-attack.nevada: [3, 3] }' }));
    const roll = trace.entries.find(({ step }) => step === 'air-attack.nevada');
    assert.ok(roll?.kind === 'roll');
    assert.equal(roll.total.total, 5);
    assert.deepEqual(
      roll.total.changes.map(({ rule, by }) => [rule, by]),
      [
        ['air-nationality', 1],
        ['target-nationality', -2],
      ],
    );
    assert.deepEqual(countOdds(writeAttackOnNevada({ header })), countOutcomes(rows[4], -1, 3));
  });

  it('says that a nationality modifier is not set', () => {
    covers('awaw:A17', 'awaw:A18');
    const { trace } = fight(writeAttackOnNevada({ more: 'dice: { air-attack.nevada: [3, 3] }' }));
    const roll = trace.entries.find(({ step }) => step === 'air-attack.nevada');
    assert.ok(roll?.kind === 'roll');
    assert.deepEqual(
      roll.total.changes.map(({ label }) => label),
      [
        'Air Nationality DRM of Japan: nationality modifier not set',
        'Naval Nationality DRM of the US: nationality modifier not set',
      ],
    );
  });

  it('an air attack gains one from surprise level 3 on', () => {
    covers('awaw:A20');
    assert.deepEqual(countOdds(writeAttackOnNevada({ more: 'surpriseLevel: 2' })), countOutcomes(rows[4], 0, 3));
    assert.deepEqual(countOdds(writeAttackOnNevada({ more: 'surpriseLevel: 3' })), countOutcomes(rows[4], 1, 3));
  });

  it('an air attack scores a critical hit only with a natural double six, whatever the modifiers', () => {
    covers('awaw:A31', 'awaw:A32');
    const readCriticalHits = (modifier: number, dice: string): number | undefined =>
      fight(
        writeAttackOnNevada({
          where: 'at-sea',
          more: `adjustments: { attack: ${modifier} }\n    dice: { air-attack.nevada: ${dice} }`,
        }),
      ).results['ships.nevada.critical'];
    assert.equal(readCriticalHits(0, '[5, 6]'), 0);
    assert.equal(readCriticalHits(-4, '[6, 6]'), 1);
    assert.equal(readCriticalHits(2, '[5, 6]'), 0);
  });

  it('a ship sunk in port gives one critical hit, even with a double six', () => {
    covers('awaw:A33', 'awaw:A34');
    const resolveWithDice = (dice: string) =>
      fight(writeAttackOnNevada({ more: `dice: { air-attack.nevada: ${dice} }` })).results;
    assert.equal(resolveWithDice('[3, 4]')['ships.nevada.critical'], 1);
    assert.equal(resolveWithDice('[1, 1]')['ships.nevada.critical'], 0);
    assert.equal(resolveWithDice('[6, 6]')['ships.nevada.critical'], 1);
    assert.equal(resolveWithDice('[6, 6]')['ships.nevada.sunk'], 1);
  });

  it('rolls the critical die on the table of the scenario, in addition to the attack', () => {
    covers('awaw:A35');
    const header = 'tables: { criticalHits: { results: { 4: { text: Magazine, hits: 2 } } } }';
    const text = writeAttackOnNevada({
      header,
      where: 'at-sea',
      size: 5,
      squadrons: 2,
      more: 'dice: { air-attack.nevada: [6, 6], critical.nevada: 4 }',
    });
    const { results, trace } = fight(text);
    assert.equal(results['ships.nevada.sunk'], 1);
    assert.match(trace.entries.find(({ step }) => step === 'critical.nevada')?.text ?? '', /Magazine: 2 further hits/);
    const withoutTable = fight(writeAttackOnNevada({ where: 'at-sea', size: 5, squadrons: 2, more: 'dice: [6, 6]' }));
    assert.match(
      withoutTable.trace.entries.find(({ step }) => step === 'air-attack.nevada')?.text ?? '',
      /consult 20\.526/,
    );
  });

  it('applies the options for a natural twelve and for critical hits without hits', () => {
    covers('awaw:A32');
    const resolveWithOptions = (options: string) =>
      fight(
        writeAttackOnNevada({
          header: `options: { ${options} }`,
          where: 'at-sea',
          squadrons: 1,
          size: 2,
          more: 'adjustments: { attack: -9 }\n    dice: { air-attack.nevada: [6, 6] }',
        }),
      ).results;
    // At -9 and +1 a twelve reads column 4: no hit of one squadron.
    assert.equal(resolveWithOptions('')['ships.nevada.critical'], 1);
    assert.equal(resolveWithOptions('')['ships.nevada.sunk'], 0);
    assert.equal(resolveWithOptions('criticalWithoutHits: needs-hit')['ships.nevada.critical'], 0);
    // Column 12 gives two hits.
    assert.equal(resolveWithOptions('negativeModifierToTwelve: hits-too')['ships.nevada.sunk'], 1);
  });

  it('air combat and air defense remove squadrons before the ships are attacked', () => {
    const { results } = fight(
      writeAttackOnNevada({
        squadrons: 8,
        more: `surpriseLevel: 1
    cap: { units: [{ id: patrol, type: nas, squadrons: 3 }] }
    airDefenseLevel: 3
    dice: { air-combat-attackers.cap: [3, 4], air-combat-defenders.cap: [3, 4], air-defense: [3, 4], air-attack.nevada: [3, 4] }`,
      }),
    );
    // Row 8 against three fighters, row 3 against eight, level 3: (3, 4), (1, 2) and (1, 1).
    assert.equal(results['squadrons.cap.eliminated'], 3);
    assert.equal(results['squadrons.eliminated'], 2);
    assert.equal(results['squadrons.aborted'], 3);
    assert.equal(results['squadrons.attacking'], 3);
  });

  it('the odds of an air attack on two targets behind air defense equal an enumeration of all rolls', () => {
    covers('awaw:A13');
    const text = `
airAttacks:
  - id: here
    where: in-port
    attacker: { units: [{ id: strike, type: nas, squadrons: 5 }] }
    defender: { units: [{ id: one, type: bb, size: 3 }, { id: two, type: bb, size: 3 }] }
    airDefenseLevel: 1
    targets: [{ ships: [one], squadrons: 3 }, { ships: [two], squadrons: 2 }]
`;
    const combat = getCombatEntry(text).build();
    assertWellFormed(combat);
    const outcomes = getExactOdds(combat);
    // Level 1: nothing to 6, one squadron at 7 to 10, two at 11 and 12.
    const rowOfOneSquadron = [0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2];
    let expected = 0;
    const rolls = Array.from({ length: 36 }, (_, index) => (index % 6) + Math.floor(index / 6) + 2);
    for (const defense of rolls) {
      const lost = defense <= 6 ? 0 : defense <= 10 ? 1 : 2;
      for (const attack of rolls) {
        const row = [rows[2], rowOfOneSquadron, undefined][lost];
        if (row && row[attack - 2]! >= 3) expected += 1 / 1296;
      }
    }
    assert.ok(Math.abs((computeDistribution(combat, outcomes, 'ships.two.sunk').get(1) ?? 0) - expected) < 1e-12);
    assert.ok(Math.abs(outcomes.mass - 1) < 1e-12);
    let mass = 0;
    for (const probability of computeDistribution(combat, outcomes, 'factorsSunk.defender').values())
      mass += probability;
    assert.ok(Math.abs(mass - 1) < 1e-12);
  });

  it('exact odds of twelve targets behind air defense visit few states', () => {
    const ships = Array.from({ length: 12 }, (_, index) => `{ id: ship-${index}, type: bb, size: ${(index % 4) + 2} }`);
    const text = `
airAttacks:
  - id: here
    where: at-sea
    attacker: { units: [{ id: strike, type: nas, squadrons: 24 }] }
    defender: { units: [${ships.join(', ')}] }
    airDefenseLevel: 4
`;
    const combat = getCombatEntry(text).build();
    // The number of states determines the run time, which the benchmark measures.
    const { states } = getExactOdds(combat);
    assert.ok(states < 25_000, `${states} states`);
  });

  it('does not report a ship as newly damaged that was damaged before, when hits are counted anew', () => {
    const more = 'dice: { air-attack.nevada: [3, 4] }';
    const text = writeAttackOnNevada({ squadrons: 3, header: 'options: { damagedAgain: counts-anew }', more });
    const listTexts = (scenario: string): readonly string[] =>
      fight(scenario, 1).trace.entries.flatMap(({ text: words = '' }) => [words]);
    assert.deepEqual(listTexts(text.replace('size: 3', 'size: 3, damaged: true')).slice(-2), [
      'Nevada: no further loss; 2 hits, and it takes 3 to sink it.',
      'Nothing of the defender sunk.',
    ]);
    assert.deepEqual(listTexts(text).slice(-2), ['Nevada damaged.', 'Ships of the defender damaged.']);
  });

  it('reports a ship that was damaged before and is not hit as damaged, even when hits are counted anew', () => {
    const more = 'dice: { air-attack.nevada: [1, 1] }';
    for (const option of ['one-more-sinks', 'counts-anew']) {
      const text = writeAttackOnNevada({ squadrons: 1, header: `options: { damagedAgain: ${option} }`, more });
      assert.equal(fight(text.replace('size: 3', 'size: 3, damaged: true'), 1).results['ships.nevada.damaged'], 1);
    }
  });
});

/** The probability that four squadrons sink the ship of size 3 in port, with a roll of 8 or more: a natural twelve is among them. */
function computeCriticalProbability(): number {
  let count = 0;
  for (let first = 1; first <= 6; first++)
    for (let second = 1; second <= 6; second++) if (rows[4][first + second - 2]! >= 3) count++;
  return count / 36;
}
