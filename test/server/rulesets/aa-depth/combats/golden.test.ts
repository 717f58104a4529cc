/** Sea battles with depths against probabilities worked out by hand, and their rules one by one. */
import assert from 'node:assert/strict';
import { traceCombat } from '../../../../../server/src/engine/trace';
import { covers } from '../../../../support/covers';
import { assertOutcomes, resolveWithTable } from '../../axis-and-allies/combats/battles';
import { assertClose, computeChance, readCombat, computeJointChance } from './read-combat';

const writeDivingSubmarine = (depth: string, more = '') =>
  `units: [{ id: wolf, type: sub, depth: ${depth} }], orders: { dive: { when: always } ${more} }`;

describe('a search, then an attack on a submarine that dives', () => {
  const hunters = 'units: { dd: 1, ftr: 1 }';

  it('G1: finds and sinks a submarine at periscope depth with 3/4 and 9/16 on a d6', () => {
    covers('aa-depth:D14', 'aa-depth:D17', 'aa-depth:D18', 'aa-depth:D19', 'aa-depth:D22', 'aa-depth:D28');
    const periscope = readCombat({ attacker: hunters, defender: writeDivingSubmarine('periscope') });
    assertClose(computeChance(periscope, 'found.periscope', 1), 3 / 4);
    assertClose(computeChance(periscope, 'defender.units', 0), 9 / 16);
  });

  it('G1: finds and sinks a submerged submarine with 5/9 and 5/12 on a d6', () => {
    covers('aa-depth:D36', 'aa-depth:D38');
    const submerged = readCombat({ attacker: hunters, defender: writeDivingSubmarine('submerged') });
    assertClose(computeChance(submerged, 'found.submerged', 1), 5 / 9);
    assertClose(computeChance(submerged, 'defender.units', 0), 5 / 12);
  });

  it('G2: finds and sinks submarines at both depths with 3/4 and 1/2, and with 5/9 and 10/27, on a d12', () => {
    covers('aa-depth:D19', 'aa-depth:D36');
    const more = 'unitTable: global-war-1936-d12';
    const periscope = readCombat({ attacker: hunters, defender: writeDivingSubmarine('periscope'), more });
    assertClose(computeChance(periscope, 'found.periscope', 1), 3 / 4);
    assertClose(computeChance(periscope, 'defender.units', 0), 1 / 2);
    const submerged = readCombat({ attacker: hunters, defender: writeDivingSubmarine('submerged'), more });
    assertClose(computeChance(submerged, 'found.submerged', 1), 5 / 9);
    assertClose(computeChance(submerged, 'defender.units', 0), 10 / 27);
  });

  it('G4: compares one die of each searcher with the number of every depth', () => {
    covers('aa-depth:D20', 'aa-depth:D21', 'aa-depth:D25');
    const createMixedHunt = (more: string) =>
      readCombat({
        attacker: 'units: { dd: 3 }',
        defender: 'units: [{ id: high, type: sub, depth: periscope }, { id: low, type: sub, depth: submerged }]',
        more: `units: { dd: { attack: 6 }, sub: { defense: 0 } }\n${more}`,
      });
    const combat = createMixedHunt('');
    assertClose(computeChance(combat, 'found.submerged', 1), 19 / 27);
    assertClose(computeChance(combat, 'found.periscope', 1), 7 / 8);
    // The destroyers always hit, so that only submarines that were not found survive.
    assertClose(computeJointChance(combat, { 'defender.high': 0, 'defender.low': 0 }), 19 / 27);
    assertClose(computeJointChance(combat, { 'defender.high': 0, 'defender.low': 1 }), 37 / 216);
    assertClose(computeJointChance(combat, { 'defender.high': 1, 'defender.low': 1 }), 1 / 8);
    const anySuccessHunt = createMixedHunt('options: { mixedDepths: any-success }');
    assertClose(computeJointChance(anySuccessHunt, { 'defender.high': 0, 'defender.low': 0 }), 7 / 8);
  });
});

describe('the search', () => {
  it('the search rolls a die for each searcher, of which one success is enough', () => {
    covers('aa-depth:D18', 'aa-depth:D20');
    const combat = readCombat({ attacker: 'units: { dd: 2, bb: 1 }', defender: writeDivingSubmarine('periscope') });
    const { entries, end } = resolveWithTable(combat, { search: [6, 3], 'first-cycle.attacker.others': [6, 6, 6] });
    assert.deepEqual([end['found.periscope'], end['outcome']], [1, 'both-left']);
    assert.ok(entries.some(({ step }) => step === 'first-cycle.dived'));
  });

  it('the search precedes combat, and without it submarines beside other ships are no casualties', () => {
    covers('aa-depth:D24', 'aa-depth:D25');
    const fleet = 'units: [{ id: wolf, type: sub, depth: periscope }, { type: trn }], orders: { losses: [sub] }';
    const searched = readCombat({ attacker: 'units: { dd: 1 }', defender: fleet });
    assert.deepEqual(searched.steps.map(({ id }) => id).slice(0, 2), ['search.numbers', 'search.all']);
    const { end } = resolveWithTable(searched, {
      search: [4],
      'first-cycle.attacker.others': [1],
      'first-cycle.defender.others': [6],
    });
    assert.deepEqual([end['defender.wolf'], end['defender.trn']], [1, 0]);
    const withoutSearch = readCombat({ attacker: 'units: { dd: 1 }, orders: { search: false }', defender: fleet });
    assertClose(computeChance(withoutSearch, 'defender.wolf', 1), 1);
  });

  it('no search takes place against a submarine in silent running, which does not fight', () => {
    covers('aa-depth:D37');
    const combat = readCombat({ attacker: 'units: { dd: 3 }', defender: 'units: [{ type: sub, depth: silent }]' });
    const { entries, end } = resolveWithTable(combat, {});
    assert.deepEqual([entries.map(({ step }) => step), end['outcome']], [['out-of-sight'], 'both-left']);
  });

  it('the search is repeated before each cycle with `searchTiming: each-cycle`', () => {
    covers('aa-depth:D21');
    const combat = readCombat({
      attacker: 'units: { dd: 1 }',
      defender: 'units: [{ id: wolf, type: sub, depth: periscope }, { type: trn }]',
      more: 'options: { searchTiming: each-cycle }',
    });
    const { end } = resolveWithTable(combat, {
      search: [4],
      'first-cycle.attacker.others': [6],
      'first-cycle.defender.others': [6],
      'search-again': [3],
      'defender.submarines': [6, 6],
      'attacker.others': [1, 1],
      'defender.others': [6],
    });
    assert.deepEqual([end['found.periscope'], end['outcome']], [1, 'attacker-wins']);
  });

  it('a repeated search does not count submarines that elected to defend as found', () => {
    covers('aa-depth:D21', 'aa-depth:D26');
    const combat = readCombat({
      attacker: 'units: { dd: 1 }',
      defender:
        'units: [{ id: wolf, type: sub, depth: submerged }, { id: boat, type: sub, depth: periscope }], orders: { elect: { groups: { wolf: always } } }',
      more: 'options: { searchTiming: each-cycle, mixedDepths: own-number }',
    });
    const { end } = resolveWithTable(combat, {
      search: [6],
      'first-cycle.defender.submarines': [6],
      'search-again': [1],
      'defender.submarines': [1, 6],
      'attacker.others': [6],
    });
    assert.deepEqual([end['found.submerged'], end['found.periscope']], [0, 1]);
  });
});

describe('hidden submarines that elect to defend', () => {
  const defender = 'units: [{ id: wolf, type: sub, depth: submerged }], orders: { elect: { when: always } }';

  it('elected submarines fire from the first cycle and can be hit from the second', () => {
    covers('aa-depth:D26', 'aa-depth:D27');
    const combat = readCombat({ attacker: 'units: { dd: 1 }', defender });
    const { end } = resolveWithTable(combat, {
      search: [6],
      'first-cycle.defender.submarines': [6],
      'defender.submarines': [6],
      'attacker.others': [1],
    });
    assert.equal(end['outcome'], 'attacker-wins');
  });

  it('hidden submarines elect to defend only against ships other than submarines', () => {
    covers('aa-depth:D26');
    assert.equal(
      resolveWithTable(readCombat({ attacker: 'units: { sub: 2 }', defender }), {}).end['outcome'],
      'both-left',
    );
    assert.equal(
      resolveWithTable(readCombat({ attacker: 'units: { ftr: 1 }', defender }), { search: [6] }).end['outcome'],
      'both-left',
    );
  });

  it('elected submarines may dive once they can be hit', () => {
    covers('aa-depth:D28', 'aa-depth:D30', 'aa-depth:D31');
    const orders = 'orders: { elect: { when: always }, dive: { when: always } }';
    const units = 'units: [{ id: wolf, type: sub, depth: submerged }]';
    const combat = readCombat({ attacker: 'units: { dd: 1 }', defender: `${units}, ${orders}` });
    const dice = { search: [6], 'first-cycle.defender.submarines': [6], 'attacker.others': [6] };
    assert.equal(resolveWithTable(combat, dice).end['outcome'], 'both-left');
    const firstOnly = readCombat({
      attacker: 'units: { dd: 1 }',
      defender: `${units}, ${orders}`,
      more: 'options: { divingCycles: first-only }',
    });
    const traced = traceCombat(firstOnly, { table: { ...dice, 'defender.submarines': [1] } });
    assert.equal(traced.pendingRoll, undefined);
    assert.ok(traced.entries.every(({ step }) => !step.endsWith('dived')));
  });
});

describe('diving', () => {
  it('diving costs submarines their fire, and only survivors dive', () => {
    covers('aa-depth:D28', 'aa-depth:D29', 'aa-depth:D32');
    const combat = readCombat({ attacker: 'units: { dd: 1 }', defender: writeDivingSubmarine('surfaced') });
    assertOutcomes(combat, { 'attacker-wins': 1 / 2, 'both-left': 1 / 2 });
  });

  it('options let a destroyer prevent diving, or limit it to periscope depth', () => {
    covers('aa-depth:D28');
    const blocked = readCombat({
      attacker: 'units: { dd: 1 }',
      defender: writeDivingSubmarine('surfaced'),
      more: 'options: { destroyerBlocksDive: "yes" }',
    });
    assertOutcomes(blocked, { 'attacker-wins': 1 / 2, 'defender-wins': 1 / 4, 'nobody-left': 1 / 4 });
    const surfaced = readCombat({
      attacker: 'units: { dd: 1 }',
      defender: writeDivingSubmarine('surfaced'),
      more: 'options: { divingDepths: periscope-only }',
    });
    assertOutcomes(surfaced, { 'attacker-wins': 1 / 2, 'defender-wins': 1 / 4, 'nobody-left': 1 / 4 });
  });
});

describe('aircraft against submarines', () => {
  it('aircraft hit surfaced submarines without a destroyer unless `airAgainstSubmarines` demands one', () => {
    covers('aa-depth:D8');
    const createAirAttack = (more: string) =>
      readCombat({ attacker: 'units: { ftr: 1 }', defender: 'units: [{ type: sub }]', more });
    assertOutcomes(createAirAttack(''), { 'attacker-wins': 1 });
    assertOutcomes(createAirAttack('options: { airAgainstSubmarines: needs-destroyer }'), { 'both-left': 1 });
  });
});
