/** The option `diveDecision`: submarines decide to dive before the dice of a cycle, or after those of the attacker. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { advise } from '../../../../../server/src/engine/advise';
import type { Combat } from '../../../../../server/src/engine/combat';
import { computeMean } from '../../../../../server/src/engine/outcome';
import { runToEnd } from '../../../../../server/src/engine/progress';
import { computeSampledOdds } from '../../../../../server/src/engine/sample';
import { traceCombat } from '../../../../../server/src/engine/trace';
import { covers } from '../../../../support/covers';
import { assertOutcomes, computeOdds, resolveWithTable } from '../../axis-and-allies/combats/battles';
import { readCombat } from './read-combat';

const diveAfterRolls = 'options: { diveDecision: after-attack-rolls }';
const writeWolf = (orders: string) => `units: [{ id: wolf, type: sub, depth: surfaced }], orders: { ${orders} }`;
const divingWolf = writeWolf('dive: { when: always }');
const destroyer = 'units: { dd: 1 }';

describe('the decision to dive after the attack rolls', () => {
  it('lets surviving submarines dive, and sunk ones roll before they sink', () => {
    covers('aa-depth:D28');
    // The destroyer hits with 3 in 6, the submarine with 2 in 6.
    assertOutcomes(readCombat({ attacker: destroyer, defender: divingWolf, more: diveAfterRolls }), {
      'attacker-wins': 1 / 3,
      'nobody-left': 1 / 6,
      'both-left': 1 / 2,
    });
    assertOutcomes(readCombat({ attacker: destroyer, defender: divingWolf }), {
      'attacker-wins': 1 / 2,
      'both-left': 1 / 2,
    });
  });

  it('has submarines that stay roll last, so that a destroyer fires before they can sink it', () => {
    const stayingCombat = readCombat({ attacker: destroyer, defender: writeWolf(''), more: diveAfterRolls });
    const { end } = resolveWithTable(stayingCombat, { 'attacker.others': [6], 'defender.held': [1] });
    assert.equal(end['outcome'], 'defender-wins');
    const beforeRolls = readCombat({ attacker: destroyer, defender: writeWolf('') });
    assert.equal(
      resolveWithTable(beforeRolls, { 'defender.submarines': [1], 'attacker.others': [6] }).end['outcome'],
      'defender-wins',
    );
  });

  it('gives no roll to submarines that submarines hit first, unless a destroyer on their side hampers these', () => {
    const submarine = 'units: { sub: 1 }';
    const alone = readCombat({ attacker: submarine, defender: divingWolf, more: diveAfterRolls });
    assert.equal(resolveWithTable(alone, { 'attacker.submarines': [1] }).end['outcome'], 'attacker-wins');
    const escorted = readCombat({
      attacker: submarine,
      defender: 'units: [{ id: wolf, type: sub, depth: surfaced }, { type: dd }], orders: { losses: [sub] }',
      more: diveAfterRolls,
    });
    const dice = { 'attacker.submarines': [1], 'defender.others': [6], 'defender.held': [1] };
    assert.equal(resolveWithTable(escorted, dice).end['outcome'], 'defender-wins');
  });

  it('has submarines roll last only in cycles in which they may dive, and in opening fire in the others', () => {
    const dice = { 'first-cycle.attacker.others': [6], 'first-cycle.defender.held': [6] };
    const firstOnly = readCombat({
      attacker: destroyer,
      defender: writeWolf(''),
      more: 'options: { diveDecision: after-attack-rolls, divingCycles: first-only }',
    });
    resolveWithTable(firstOnly, { ...dice, 'defender.submarines': [1], 'attacker.others': [6] });
    const blocked = readCombat({
      attacker: destroyer,
      defender: divingWolf,
      more: 'options: { diveDecision: after-attack-rolls, destroyerBlocksDive: "yes" }',
    });
    resolveWithTable(blocked, { 'defender.submarines': [1], 'attacker.others': [6] });
    const elected = readCombat({
      attacker: destroyer,
      defender:
        'units: [{ id: wolf, type: sub, depth: submerged }], orders: { elect: { when: always }, dive: { when: always } }',
      more: diveAfterRolls,
    });
    const { end } = resolveWithTable(elected, {
      search: [6],
      'first-cycle.defender.submarines': [6],
      'attacker.others': [6],
    });
    assert.equal(end['outcome'], 'both-left');
  });

  it('names the option `diveDecision` in report and odds only if submarines may dive', () => {
    const listBases = (combat: Combat) => runToEnd(computeSampledOdds(combat, 1, 1)).bases.map(({ name }) => name);
    assert.deepEqual(listBases(readCombat({ attacker: destroyer, defender: divingWolf, more: diveAfterRolls })), [
      'diveDecision',
    ]);
    assert.deepEqual(listBases(readCombat({ attacker: destroyer, defender: divingWolf })), ['diveDecision']);
    assert.deepEqual(listBases(readCombat({ attacker: destroyer, defender: writeWolf('') })), []);
  });
});

const generateUnits = (side: string) =>
  fc
    .record({ sub: fc.nat({ max: 2 }), dd: fc.nat({ max: 2 }), ftr: fc.nat({ max: 1 }), trn: fc.nat({ max: 1 }) })
    .filter((counts) => Object.values(counts).some((count) => count > 0) && (side !== 'defender' || counts.sub > 0))
    .map((counts) => {
      const present = Object.entries(counts).filter(([, count]) => count > 0);
      return `units: { ${present.map(([type, count]) => `${type}: ${count}`).join(', ')} }`;
    });
const battles = fc.record({
  attacker: generateUnits('attacker'),
  defender: generateUnits('defender'),
  when: fc.constantFrom('never', 'always', 'enemy-has-aircraft', 'enemy-has-destroyer'),
  cycles: fc.constantFrom('any-exposed', 'first-only'),
});
const combatArbitrary = battles.map(({ attacker, defender, when, cycles }) =>
  readCombat({
    attacker,
    defender: `${defender}, orders: { dive: { when: ${when} } }`,
    more: `options: { diveDecision: after-attack-rolls, divingCycles: ${cycles} }`,
  }),
);

describe('random battles with the decision to dive after the attack rolls', () => {
  it('gives every traced end a positive probability in the exact odds', () => {
    fc.assert(
      fc.property(combatArbitrary, fc.nat(), (combat, seed) => {
        const { end } = traceCombat(combat, { seed });
        const reached = computeOdds(combat).ends.find(({ state }) => state.join() === end.join());
        assert.ok(reached && reached.probability > 0, combat.summary(end));
      }),
      { numRuns: 60 },
    );
  });

  it('samples the same expected units as the exact odds', () => {
    fc.assert(
      fc.property(combatArbitrary, (combat) => {
        const runs = 2000;
        const { ends } = runToEnd(computeSampledOdds(combat, 7, runs));
        for (const { path, read, subject } of combat.measures) {
          if (subject?.kind !== 'units') continue;
          const exactMean = computeMean(computeOdds(combat), read);
          const sampledMean = ends.reduce((sum, { state, probability }) => sum + probability * read(state), 0);
          // Of at most 2 units: more than five standard errors.
          assert.ok(Math.abs(exactMean - sampledMean) < 0.12, `${path.join('.')}: ${exactMean} and ${sampledMean}`);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('advises orders that are worth no less than the given ones', () => {
    fc.assert(
      fc.property(combatArbitrary, (combat) => {
        const [label] = combat.labels!;
        const wins = (end: readonly number[]) => Number(label!.read(end) !== 'attacker-wins');
        const advice = runToEnd(advise(combat, 'defender', wins));
        assert.ok(!('tooLarge' in advice));
        const ordered = computeMean(computeOdds(combat), wins);
        assert.ok(Math.abs(advice.asOrdered - ordered) < 1e-9, `${advice.asOrdered} is not ${ordered}`);
        assert.ok(advice.best >= advice.asOrdered - 1e-9);
      }),
      { numRuns: 30 },
    );
  });
});
