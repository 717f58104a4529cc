import assert from 'node:assert/strict';
import type { Header } from '../../../../../server/src/rulesets/aa-depth/data';
import {
  computeAnyChance,
  getDetectionNumber,
  isFound,
  listHiddenDepths,
  computeSearchOutcomes,
} from '../../../../../server/src/rulesets/aa-depth/search/search';
import type { HiddenDepth } from '../../../../../server/src/rulesets/aa-depth/search/search';
import {
  findSearchProhibition,
  countSearchers,
  findSearchers,
} from '../../../../../server/src/rulesets/aa-depth/search/searchers';
import { covers } from '../../../../support/covers';
import { replacePart, getFirstBattle, findGroup, hunt, parseScenario } from '../scenario';

const tables = ['revised-d6', 'global-war-1936-d12', 'derived-d20'] as const;
const createHeader = (unitTable: Header['unitTable'], options: Header['options'] = {}): Header => ({
  ruleset: 'aa-depth',
  unitTable,
  options,
});

function assertNear(actual: number, expected: number): void {
  assert.ok(Math.abs(actual - expected) < 1e-12, `${actual} is not ${expected}`);
}

describe('seaplanes and torpedo boat destroyers', () => {
  const listSearcherTypes = (options: string) => {
    const { scenario } = parseScenario(`
unitTable: global-war-1936-d12
options: { ${options} }
powers: { uk: { side: allies }, germany: { side: axis } }
seaBattles:
  - id: gap
    attacker: { power: uk, units: { seaplane: 1, tbd: 2, lcru: 1 } }
    defender: { power: germany, units: [{ type: sub, depth: periscope }] }
`);
    return findSearchers(getFirstBattle(scenario), scenario).map(({ type }) => type);
  };

  it('seaplanes and torpedo boat destroyers search only if `alsoSearch` names them', () => {
    covers('aa-depth:D15');
    assert.deepEqual(listSearcherTypes(''), []);
    assert.deepEqual(listSearcherTypes('alsoSearch: seaplanes'), ['seaplane']);
    assert.deepEqual(listSearcherTypes('alsoSearch: torpedo-boat-destroyers'), ['tbd']);
    assert.deepEqual(listSearcherTypes('alsoSearch: seaplanes-and-torpedo-boat-destroyers'), ['seaplane', 'tbd']);
  });
});

describe('the detection roll', () => {
  it('the detection numbers are 3, 6 and 10 at periscope depth and 2, 4 and 7 submerged', () => {
    covers('aa-depth:D19', 'aa-depth:D36');
    assert.deepEqual(
      tables.map((table) => getDetectionNumber('periscope', createHeader(table))),
      [3, 6, 10],
    );
    assert.deepEqual(
      tables.map((table) => getDetectionNumber('submerged', createHeader(table))),
      [2, 4, 7],
    );
  });

  it('a search succeeds with the probability that at least one searcher rolls low enough', () => {
    covers('aa-depth:D18', 'aa-depth:D19', 'aa-depth:D36');
    const computeSingleChances = (depth: HiddenDepth) =>
      tables.map((table) => computeAnyChance(depth, 1, [depth], createHeader(table)));
    computeSingleChances('periscope').forEach((chance) => assertNear(chance, 1 / 2));
    const submerged = [1 / 3, 1 / 3, 7 / 20];
    computeSingleChances('submerged').forEach((chance, index) => assertNear(chance, submerged[index]!));
    assertNear(computeAnyChance('periscope', 2, ['periscope'], createHeader('revised-d6')), 3 / 4);
    assertNear(computeAnyChance('submerged', 2, ['submerged'], createHeader('revised-d6')), 5 / 9);
    assertNear(computeAnyChance('periscope', 2, ['periscope'], createHeader('global-war-1936-d12')), 3 / 4);
    assertNear(computeAnyChance('submerged', 2, ['submerged'], createHeader('global-war-1936-d12')), 5 / 9);
    assertNear(computeAnyChance('submerged', 3, ['submerged'], createHeader('derived-d20')), 1 - (13 / 20) ** 3);
    assert.equal(computeAnyChance('periscope', 0, ['periscope'], createHeader('revised-d6')), 0);
  });

  it('compares the dice with the number of each depth', () => {
    covers('aa-depth:D20', 'aa-depth:D21', 'aa-depth:D38');
    const presentDepths: HiddenDepth[] = ['periscope', 'submerged'];
    const results = computeSearchOutcomes(3, presentDepths, createHeader('revised-d6'));
    assert.deepEqual(
      results.map(({ depths }) => depths),
      [['periscope', 'submerged'], ['periscope'], []],
    );
    [19 / 27, 37 / 216, 1 / 8].forEach((chance, index) => assertNear(results[index]!.chance, chance));
    assert.deepEqual(
      [1, 2, 3, 4].map((lowest) =>
        presentDepths.filter((depth) => isFound(lowest, depth, presentDepths, createHeader('revised-d6'))),
      ),
      [presentDepths, presentDepths, ['periscope'], []],
    );
  });

  it('finds submarines at all depths with any success under `mixedDepths: any-success`', () => {
    covers('aa-depth:D20');
    const header = createHeader('revised-d6', { mixedDepths: 'any-success' });
    const presentDepths: HiddenDepth[] = ['periscope', 'submerged'];
    const results = computeSearchOutcomes(3, presentDepths, header);
    assert.deepEqual(
      results.map(({ depths }) => depths),
      [presentDepths, []],
    );
    assertNear(results[0]!.chance, 7 / 8);
    assert.ok(isFound(3, 'submerged', presentDepths, header));
    assert.ok(!isFound(3, 'submerged', ['submerged'], header), 'without submarines at periscope depth nothing changes');
  });

  it('the detection roll finds nothing without searchers', () => {
    assert.deepEqual(computeSearchOutcomes(0, ['submerged'], createHeader('revised-d6')), [{ depths: [], chance: 1 }]);
  });
});

describe('the searchers of a battle', () => {
  it('the searchers are aircraft and destroyers that moved in and fight nowhere else', () => {
    covers('aa-depth:D15', 'aa-depth:D16', 'aa-depth:D23');
    const { scenario } = parseScenario(hunt);
    const battle = getFirstBattle(scenario);
    assert.deepEqual(
      findSearchers(battle, scenario).map(({ id }) => id),
      ['escorts', 'liberator'],
    );
    assert.equal(countSearchers(battle, scenario), 3);
    const findProhibition = (id: string) => findSearchProhibition(findGroup(scenario, id), battle, scenario)?.rule;
    assert.deepEqual(['escorts', 'hood', 'picket', 'strays'].map(findProhibition), [
      undefined,
      'searchers',
      'searcher-moved-in',
      'searchers-fight-here-only',
    ]);
  });

  it('the searchers may begin the turn in the zone with `searcherMayStartInZone: yes`', () => {
    covers('aa-depth:D16');
    const { scenario } = parseScenario(`options: { searcherMayStartInZone: yes }${hunt}`);
    assert.equal(countSearchers(getFirstBattle(scenario), scenario), 4);
  });

  it('searchers do not search if their orders forbid it', () => {
    covers('aa-depth:D24');
    const ordered = replacePart(hunt, 'type: dd, count: 2,', 'type: dd, count: 2, searches: false,');
    const { scenario } = parseScenario(ordered);
    assert.equal(countSearchers(getFirstBattle(scenario), scenario), 1);
    const withoutSearch = parseScenario(
      replacePart(hunt, '    defender:\n', '      orders: { search: false }\n    defender:\n'),
    ).scenario;
    assert.equal(countSearchers(getFirstBattle(withoutSearch), withoutSearch), 0);
  });

  it('searchers look for submarines at periscope depth and submerged ones alone', () => {
    covers('aa-depth:D8', 'aa-depth:D14', 'aa-depth:D37', 'aa-depth:D38');
    const { scenario } = parseScenario(hunt);
    assert.deepEqual(listHiddenDepths(getFirstBattle(scenario), scenario), ['periscope', 'submerged']);
  });
});
