import assert from 'node:assert/strict';
import { assertWellFormed } from '../../../../support/well-formed';
import type { Trace } from '../../../../../server/src/engine/trace';
import { fight, getExactOdds, getCombatEntry } from './fight';

/** Carriers strike twelve ships of a distant group, which strikes back at a weaker one. */
const twelveTargets = `
navalRounds:
  - id: midway
    attacker:
      nation: us
      search: { squadrons: 4 }
      groups:
        - number: 2
          units:
            - { id: enterprise, type: cv, size: 3 }
            - { id: yorktown, type: cv, size: 3 }
          cap: { units: [{ id: wildcats, type: nas, squadrons: 2 }] }
          airDefenseLevel: 4
    defender:
      nation: japan
      groups:
        - number: 3
          units: [${Array.from({ length: 12 }, (_, index) => `{ id: ship-${index + 1}, type: bb, size: ${2 + (index % 4)} }`).join(', ')}]
          cap: { units: [{ id: zeroes, type: nas, squadrons: 3 }] }
          airDefenseLevel: 6
    strikes:
      - { id: dawn, by: attacker, group: 3, attacker: { units: [{ id: us-air, type: nas, squadrons: 24 }] } }
      - { id: reply, by: defender, group: 2, attacker: { units: [{ id: japanese-air, type: nas, squadrons: 6 }] } }
`;

function writeRound(attacker: string, defender: string, more: string): string {
  return `
navalRounds:
  - id: here
    attacker: { ${attacker} }
    defender: { ${defender} }
    ${more}
`;
}

function getStepText({ entries }: Trace, step: string): string {
  return entries.find((entry) => entry.step === step)?.text ?? '';
}

describe('a round of naval combat', () => {
  it('attacks named ships in the order of the file, whether they fire or are screened', () => {
    const text = writeRound(
      'search: { squadrons: 1 }, groups: []',
      'groups: [{ number: 4, units: [{ id: carrier, type: cvl, speed: fast }, { id: battleship, type: bb, size: 2 }] }]',
      `strikes: [{ id: dawn, by: attacker, group: 4, attacker: { units: [{ id: planes, type: nas, squadrons: 1 }] } }]
    submarineAttacks: [{ id: wolves, by: attacker, group: 4, attacker: { units: [{ id: subs, type: sub, count: 1 }] } }]
    fleetCombats: []
    dice: { search.attacker: [4], search.defender: [1], air-attack.dawn.carrier: [3, 3], submarine-attack.wolves.carrier: [1, 1] }`,
    );
    const { trace } = fight(text);
    assert.match(getStepText(trace, 'through.dawn'), /: 1 on carrier\./);
    assert.ok(trace.entries.some(({ step }) => step.startsWith('submarine-attack.wolves.carrier')));
  });

  it('flies one strike for each search result on its group, and no more', () => {
    const text = writeRound(
      'search: { squadrons: 3 }, groups: []',
      'groups: [{ number: 4, units: [{ id: ship, type: bb, size: 5 }] }]',
      `strikes: [${['one', 'two', 'three'].map((id) => `{ id: ${id}, by: attacker, group: 4, attacker: { units: [{ id: ${id}-air, type: nas, squadrons: 1 }] } }`).join(', ')}]
    dice: { search.attacker: [4, 1, 4], air-attack.one.ship: [1, 1], air-attack.two.ship: [1, 1] }`,
    );
    const { trace, results } = fight(text);
    assert.equal(results['searchResults.attacker'], 2);
    assert.match(getStepText(trace, 'launch.two'), /a search result is used/);
    assert.match(getStepText(trace, 'launch.three'), /no search result is left, it is not flown/);
    assert.deepEqual(
      ['one', 'two', 'three'].map((id) => results[`squadrons.${id}.attacking`]),
      [1, 1, 0],
    );
  });

  it('fighters that one strike eliminates or aborts do not meet the next one', () => {
    const text = writeRound(
      'search: { squadrons: 2 }, groups: []',
      'groups: [{ number: 4, units: [{ id: ship, type: bb, size: 5 }], cap: { units: [{ id: zeroes, type: nas, squadrons: 2 }] } }]',
      `strikes: [${['one', 'two'].map((id) => `{ id: ${id}, by: attacker, group: 4, attacker: { units: [{ id: ${id}-air, type: nas, squadrons: 3 }] } }`).join(', ')}]
    dice: { search.attacker: [4, 4], air-combat-attackers.one.cap: [1, 1], air-combat-defenders.one.cap: [1, 1],
      air-combat-attackers.two.cap: [3, 3], air-combat-defenders.two.cap: [1, 1], air-attack.one.ship: [1, 1], air-attack.two.ship: [1, 1] }`,
    );
    const { trace } = fight(text);
    // A roll of 2 of the first strike eliminates one of the two CAP squadrons, so one meets the second strike.
    assert.match(getStepText(trace, 'air-combat-defenders.one.cap'), /^2 squadrons of the CAP/);
    assert.match(getStepText(trace, 'air-combat-defenders.two.cap'), /^1 squadron of the CAP/);
  });

  it("pairs active groups: equal numbers first, then the lowest remaining with the enemy's next", () => {
    const writeGroups = (name: string, numbers: readonly number[]): string =>
      `groups: [${numbers.map((number) => `{ number: ${number}, units: [{ id: ${name}-${number}, type: bb, size: 3 }] }`).join(', ')}]`;
    const { trace } = fight(`${writeRound(writeGroups('a', [1, 2, 4]), writeGroups('z', [2, 3, 6]), 'number: 4')}`, 1);
    const engageSteps = trace.entries.filter(({ step }) => step.startsWith('engage')).map(({ step }) => step);
    assert.deepEqual(engageSteps, ['engage.groups-2-2', 'engage.groups-1-3']);
  });

  it('a fast active group may engage a distant group that was found, and a slow one may not', () => {
    const writeChase = (ship: string, dice: string): string =>
      writeRound(
        `search: { squadrons: 1 }, groups: [{ number: 1, units: [${ship}] }]`,
        'groups: [{ number: 5, units: [{ id: prey, type: bb, size: 4 }] }]',
        `fleetCombats: [{ id: chase, attacker: 1, defender: 5 }]\n    dice: ${dice}`,
      );
    const fast = '{ id: hunter, type: bc, size: 3, speed: fast }';
    const writeDice = (face: number): string =>
      `{ search.attacker: [${face}], capital-fire.chase.prey: [6, 6], capital-fire.chase.hunter: [1, 1] }`;
    assert.match(getStepText(fight(writeChase(fast, writeDice(5))).trace, 'engage.chase'), /takes on the distant one/);
    assert.match(getStepText(fight(writeChase(fast, writeDice(4))).trace, 'engage.chase'), /No search result is left/);
    for (const slow of [
      '{ id: hunter, type: bb, size: 3, speed: slow }',
      '{ id: hunter, type: bc, size: 3, speed: fast, damaged: true }',
      '{ id: hunter, type: transport, count: 2 }',
    ]) {
      assert.match(getStepText(fight(writeChase(slow, writeDice(5))).trace, 'engage.chase'), /is slow: only fast ones/);
    }
  });

  it('light ships fire at a capital ship once a strike has sunk the light ships of its side', () => {
    const { trace } = fight(
      writeRound(
        'search: { squadrons: 1 }, groups: [{ number: 1, units: [{ id: flotilla, type: dd, count: 4 }] }]',
        'groups: [{ number: 1, units: [{ id: scheer, type: pb, size: 2 }, { id: escort, type: dd, count: 2 }] }]',
        `strikes: [{ id: one, by: attacker, group: 1, attacker: { units: [{ id: air, type: nas, squadrons: 2 }] }, targets: [{ ships: [escort], squadrons: 2 }] }]
    dice: { search.attacker: [1], air-attack.one.defender-1-light: [5, 4],
      capital-fire.groups-1-1.attacker-1-light: [1, 1], light-fire.groups-1-1.scheer: [4, 4] }`,
      ),
    );
    assert.match(
      getStepText(trace, 'light-fire.groups-1-1.scheer'),
      /^flotilla with 4 factors, row 4, column 8: 1 hit/,
    );
  });

  it('a ship that a strike sank or damaged fights in that state', () => {
    const { trace } = fight(
      writeRound(
        'search: { squadrons: 1 }, groups: [{ number: 1, units: [{ id: a, type: bb, size: 4 }] }]',
        'groups: [{ number: 1, units: [{ id: big, type: bb, size: 5 }, { id: small, type: bb, size: 3 }] }]',
        `strikes: [{ id: one, by: attacker, group: 1, attacker: { units: [{ id: air, type: nas, squadrons: 5 }] }, targets: [{ ships: [big], squadrons: 5 }] }]
    dice: { search.attacker: [1], air-attack.one.big: [6, 6], capital-fire.groups-1-1.small: [1, 1], capital-fire.groups-1-1.a: [1, 1] }`,
      ),
    );
    assert.match(getStepText(trace, 'array.groups-1-1'), /^a fires at small and small fires at a\.$/);
    assert.match(getStepText(trace, 'capital-fire.groups-1-1.a'), /^small with 3 factors/);
  });

  it('says who declares first: the side that lost more, then the one with more damaged, then the interceptor', () => {
    const describeDeclaration = (lastRound: string): string =>
      getStepText(fight(writeRound('groups: []', 'groups: []', `lastRound: ${lastRound}`)).trace, 'declares');
    assert.match(
      describeDeclaration('{ attacker: { sunk: 2 }, defender: { sunk: 3 } }'),
      /The defender declared first.*lost more/,
    );
    assert.match(
      describeDeclaration('{ attacker: { sunk: 2, damaged: 4 }, defender: { sunk: 2 } }'),
      /The attacker.*more damaged/,
    );
    assert.match(describeDeclaration('{}'), /The attacker.*interceptor/);
    const { trace } = fight(
      writeRound(
        'groups: []',
        'groups: [{ number: 1, units: [{ id: ship, type: bb, size: 3 }] }]',
        'submarineAttacks: [{ id: boats, by: attacker, group: 1, attacker: { units: [{ id: u, type: sub }] } }]\n    dice: [4, 3]',
      ),
    );
    assert.match(getStepText(trace, 'end'), /The defender declares first.*more damaged/);
  });

  it('submarine attacks of a round use research, one roll each, and aim at the largest ship first', () => {
    const { trace } = fight(
      `nations: { us: { side: allied, research: { asw: 2 } }, japan: { side: axis, research: { torpedoes: 1 } } }${writeRound(
        'groups: [{ number: 1, nation: us, units: [{ id: small, type: dd, count: 2 }, { id: large, type: cv, size: 3 }] }]',
        'nation: japan, groups: []',
        `submarineAttacks: [{ id: boats, by: defender, group: 1, attacker: { nation: japan, units: [{ id: i-boats, type: sub, count: 3 }] } }]
    dice: [3, 4, 3, 4, 3, 4]`,
      )}`,
    );
    const rolls = trace.entries.flatMap((entry) => (entry.kind === 'roll' ? [[entry.step, entry.total.total]] : []));
    assert.deepEqual(rolls, [
      ['submarine-attack.boats.large', 6],
      ['submarine-attack.boats.attacker-1-light', 6],
      ['submarine-attack.boats.large.2', 6],
    ]);
  });

  it('clears hits too few to damage a ship after each strike when the scenario keeps none', () => {
    const writeTwoStrikes = (option: string): string =>
      `options: { undersizedHits: ${option} }${writeRound(
        'search: { squadrons: 2 }, groups: []',
        'groups: [{ number: 4, units: [{ id: ship, type: bb, size: 4 }] }]',
        `strikes: [${['one', 'two'].map((id) => `{ id: ${id}, by: attacker, group: 4, attacker: { units: [{ id: ${id}-air, type: nas, squadrons: 3 }] } }`).join(', ')}]
    dice: { search.attacker: [4, 4], air-attack.one.ship: [3, 3], air-attack.two.ship: [3, 3] }`,
      )}`;
    // Two hits each: together they sink the ship.
    assert.equal(fight(writeTwoStrikes('kept-at-sea')).results['ships.ship.sunk'], 1);
    const cleared = fight(writeTwoStrikes('never-kept'));
    assert.equal(cleared.results['ships.ship.sunk'], 0);
    assert.match(getStepText(cleared.trace, 'repair.1'), /Hits too few to damage: ship/);
  });

  it('a round with twelve targets has exact odds', () => {
    const outcomes = getExactOdds(getCombatEntry(twelveTargets).build());
    assert.ok(Math.abs(outcomes.mass - 1) < 1e-12);
    // Some thousands of states are enough, although the targets would multiply without merging.
    assert.ok(outcomes.states < 25_000, String(outcomes.states));
  });

  it('units without a nation use the nation of their side', () => {
    const { trace } = fight(
      `tables: { airCombatModifiers: { nationality: true }, nationality: { entries: [{ nation: us, naval: 1, air: 2 }, { nation: japan, naval: 3, air: 4 }] } }${writeRound(
        'nation: us, search: { squadrons: 1 }, groups: [{ number: 1, units: [{ id: own, type: bb, size: 4 }] }]',
        'nation: japan, groups: [{ number: 1, units: [{ id: ship, type: bb, size: 5 }], cap: { units: [{ id: zeroes, type: nas, squadrons: 1 }] } }]',
        `strikes: [{ id: one, by: attacker, group: 1, attacker: { units: [{ id: air, type: nas, squadrons: 4 }] } }]
    dice: { search.attacker: [1], air-combat-attackers.one.cap: [1, 1], air-combat-defenders.one.cap: [1, 1], air-attack.one.ship: [3, 3],
      capital-fire.groups-1-1.ship: [3, 3], capital-fire.groups-1-1.own: [3, 3] }`,
      )}`,
    );
    const rolls = trace.entries.flatMap((entry) => (entry.kind === 'roll' ? [[entry.step, entry.total.total]] : []));
    // Air combat: the own modifier, and one for combat air patrol. The attack: +2 - 3 + 1 for naval air. Fire: +1 - 3, +3 - 1.
    assert.deepEqual(rolls, [
      ['search.attacker', 1],
      ['air-combat-attackers.one.cap', 4],
      ['air-combat-defenders.one.cap', 7],
      ['air-attack.one.ship', 6],
      ['capital-fire.groups-1-1.ship', 4],
      ['capital-fire.groups-1-1.own', 8],
    ]);
  });

  it('a round is well-formed with duplicate or missing parts, groups and units', () => {
    const writeSide = (units: string): string =>
      `search: { squadrons: 2 }, groups: [{ number: 1, units: [${units}] }, { number: 1, units: [{ id: other, type: cv }] }, { number: 9, members: [nobody] }]`;
    const writeStrike = (more: string): string => `{ id: same, by: attacker, ${more} }`;
    const air = 'attacker: { units: [{ id: air, type: nas, squadrons: 0 }] }';
    const text = `tables: { criticalHits: { results: { 1: { hits: 1 } } } }${writeRound(
      writeSide('{ id: ship, type: bb, size: 4 }, { id: boats, type: dd, count: 0 }'),
      writeSide('{ id: ship, type: bb, size: 4 }, { id: foe, type: bb, size: 2 }'),
      `strikes: [${writeStrike(`group: 1, ${air}`)}, ${writeStrike(`group: 7, ${air}`)}, ${writeStrike('group: 1, attacker: { units: [{ id: more, type: aaf }] }, targets: [{ ships: [foe, foe, nobody], squadrons: 2 }, { ships: [foe], squadrons: 9 }]')}]
    fleetCombats: [{ id: same, attacker: 1, defender: 1 }, { id: same, attacker: 1, defender: 8 }, { id: again, attacker: 9, defender: 9 }]
    submarineAttacks: [{ id: same, by: attacker, group: 1, attacker: {} }, { id: same, by: attacker, group: 1, attacker: { units: [{ id: u, type: sub, count: 3 }] }, targets: [foe] }]`,
    )}`;
    assertWellFormed(getCombatEntry(text).build(), [1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('says that the size of a ship is missing, and does not resolve the round', () => {
    const { trace } = fight(
      writeRound('groups: []', 'groups: [{ number: 1, units: [{ id: monitor, type: bb }] }]', 'number: 1'),
    );
    assert.match(getStepText(trace, 'refused'), /The size of monitor is not known/);
  });

  it('a round is well-formed whatever the ships', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const text = writeRandomRound(seed);
      try {
        assertWellFormed(getCombatEntry(text).build(), [seed, seed + 1, seed + 2]);
      } catch (error) {
        assert.fail(`${text}\n${String(error)}`);
      }
    }
  });
});

/** A random round, determined by its seed. */
function writeRandomRound(seed: number): string {
  let state = seed * 7919;
  const pick = (bound: number): number => (state = (state * 48271) % 2147483647) % bound;
  const writeRandomSide = (name: string): string => {
    const groups = Array.from({ length: 1 + pick(3) }, (_, group) => {
      const units = Array.from({ length: pick(4) }, (_, index) => {
        const id = `${name}-${group}-${index}`;
        const type = ['bb', 'ca', 'dd', 'cv', 'transport'][pick(5)]!;
        if (type === 'bb') return `{ id: ${id}, type: bb, size: ${2 + pick(4)}, damaged: ${pick(3) === 0} }`;
        if (type === 'cv') return `{ id: ${id}, type: cv }`;
        return `{ id: ${id}, type: ${type}, count: ${1 + pick(4)}${type === 'dd' ? '' : `, damaged: ${pick(3)}`} }`;
      });
      const cap =
        pick(2) === 0 ? `, cap: { units: [{ id: ${name}-${group}-cap, type: nas, squadrons: ${1 + pick(4)} }] }` : '';
      return `{ number: ${group + 1}, units: [${units.join(', ')}]${cap}, airDefenseLevel: ${pick(5)} }`;
    });
    return `{ groups: [${groups.join(', ')}], search: { squadrons: ${pick(4)} } }`;
  };
  const writeOrder = (kind: string, index: number, units: string): string =>
    `{ id: ${kind}-${index}, by: ${pick(2) === 0 ? 'attacker' : 'defender'}, group: ${1 + pick(3)}, attacker: { units: [${units}] } }`;
  const strikes = Array.from({ length: pick(4) }, (_, index) =>
    writeOrder('strike', index, `{ id: air-${index}, type: nas, squadrons: ${1 + pick(9)} }`),
  );
  const submarines = Array.from({ length: pick(3) }, (_, index) =>
    writeOrder('boats', index, `{ id: sub-${index}, type: sub, count: ${1 + pick(3)} }`),
  );
  const combats =
    pick(3) === 0
      ? ''
      : `fleetCombats: [${[1, 2].map((index) => `{ id: fight-${index}, attacker: ${1 + pick(3)}, defender: ${1 + pick(3)}, orders: { fire: [{ by: a-0-0, at: z-0-1 }, { by: a-0-1, at: z-1-0 }, { by: z-0-1, at: a-0-2, factors: 3 }] } }`).join(', ')}]`;
  return `${pick(2) === 0 ? 'options: { undersizedHits: never-kept, damagedAgain: counts-anew }' : ''}
${pick(2) === 0 ? 'tables: { criticalHits: { results: { 1: { hits: 1 }, 6: { sunk: true } } } }' : ''}
navalRounds:
  - id: here
    number: ${1 + pick(3)}
    attacker: ${writeRandomSide('a')}
    defender: ${writeRandomSide('z')}
    strikes: [${strikes.join(', ')}]
    submarineAttacks: [${submarines.join(', ')}]
    ${combats}
`;
}
