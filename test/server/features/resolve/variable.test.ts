import assert from 'node:assert/strict';
import { applyEdits, parseValues, findVariable } from '../../../../server/src/features';
import type { LocatedCombat, Variable } from '../../../../server/src/features';
import type { Option } from '../../../../server/src/model/ruleset';
import { dedent } from '../../../support/fixture';
import { analyzeText, biscay, getCombat } from '../support';

const battle = dedent(`
  ruleset: aare
  turn: { round: 3, power: japan, phase: conduct-combat }
  powers:
    japan: { side: axis }
    us: { side: allies }
    uk: { side: allies }
  seaBattles:
    - id: coral-sea
      attacker:
        power: japan
        units: { sub: 2, dd: 1 } # no carriers
      defender:
        forces:
          - { power: us, units: { dd: 1 } }
          - power: uk
            units:
              - { id: pickets, type: dd, count: 2 }
              - { id: screen, type: dd }
              - { type: ac }
`);

const findCoralSea = (): LocatedCombat => getCombat(analyzeText(battle));

function getVariable(target: LocatedCombat, name: string): Variable {
  const variable = findVariable(target, name);
  assert.ok(!('refused' in variable), JSON.stringify(variable));
  return variable;
}

function writeValue(target: LocatedCombat, name: string, value: number | string | boolean): string {
  const other = applyEdits(target, getVariable(target, name).createEdits(value));
  assert.ok(!('refused' in other), JSON.stringify(other));
  return other.target.analysis.text;
}

function getRefusal(result: object): string {
  assert.ok('refused' in result, JSON.stringify(result));
  return String(result.refused);
}

describe('a variable of a combat', () => {
  it('names a variable from the combat, or from the root through its list and its id', () => {
    for (const name of ['attacker.units.sub', 'seaBattles.coral-sea.attacker.units.sub']) {
      const { path, written } = getVariable(findCoralSea(), name);
      assert.deepEqual([path, written], ['attacker.units.sub', 2]);
    }
  });

  it('finds a variable in lists by id, by power and by type', () => {
    const target = findCoralSea();
    assert.equal(getVariable(target, 'defender.forces.uk.units.pickets').written, 2);
    assert.equal(getVariable(target, 'defender.forces.uk.units.ac.count').written, 1);
    assert.equal(getVariable(target, 'defender.forces.us.units.dd').written, 1);
    assert.equal(getVariable(getCombat(analyzeText(biscay)), 'subs.units.flotilla-1.section').written, 4);
  });

  it('writes a value in its place with comments kept', () => {
    const target = findCoralSea();
    assert.match(writeValue(target, 'attacker.units.sub', 5), /units: \{ sub: 5, dd: 1 \} # no carriers/);
    assert.match(writeValue(target, 'defender.forces.uk.units.pickets', 3), /\{ id: pickets, type: dd, count: 3 \}/);
    assert.match(writeValue(target, 'defender.forces.uk.units.screen', 3), /\{ id: screen, type: dd, count: 3 \}/);
  });

  it('accepts zero, and a type that is not listed', () => {
    const target = findCoralSea();
    assert.match(writeValue(target, 'defender.forces.uk.units.pickets', 0), /\{ id: pickets, type: dd, count: 0 \}/);
    assert.match(writeValue(target, 'attacker.units.bb', 2), /units: \{ sub: 2, dd: 1, bb: 2 \}/);
    assert.match(writeValue(target, 'attacker.orders.retreat.afterRound', 2), /orders:\s+retreat: \{ afterRound: 2 \}/);
  });

  it('accepts an option with all its readings, written or not', () => {
    const target = findCoralSea();
    const option = target.ruleset.options.find(({ readings }) => Object.keys(readings).length > 1)!;
    const variable = getVariable(target, `options.${option.name}`);
    assert.equal(variable.written, option.default);
    assert.deepEqual(variable.choices?.map(String), Object.keys(option.readings));
    const [other] = variable.choices.filter((choice) => choice !== option.default);
    assert.match(writeValue(target, `options.${option.name}`, other!), new RegExp(`${option.name}: ${String(other)}`));
  });

  it('accepts options that are switches, numbers and tables, with what the scenario says of them', () => {
    const options = (
      [
        ['fog', true, 'true', 'false'],
        ['limit', 6, '6', '8'],
        ['table', { low: 1 }, 'a', 'b'],
        ['only', 'so', 'so'],
        ['timing', 'early', 'early', 'late'],
      ] as const
    ).map(([name, value, ...readings]): Option => ({
      ...{ name, ruling: 'R1', question: name, default: value, rules: [] },
      readings: Object.fromEntries(readings.map((reading) => [reading, ''])),
    }));
    const target = { ...findCoralSea(), ruleset: { ...findCoralSea().ruleset, options } };
    const read = (name: string) => {
      const { written, choices } = getVariable(target, name);
      return [written, choices];
    };
    assert.deepEqual(read('options.fog'), [true, [true, false]]);
    assert.deepEqual(read('options.limit'), [6, undefined]);
    assert.deepEqual(read('options.table'), [undefined, undefined]);
    assert.deepEqual(read('options.table.low'), [1, undefined]);
    assert.deepEqual(read('options.only'), ['so', undefined]);
    assert.deepEqual(read('options.timing'), ['early', ['early', 'late']]);
    assert.match(getRefusal(findVariable(target, 'options.moons')), /There are: fog, limit, table, only and timing\./);
  });

  it('finds a value of the whole scenario, and writes it there', () => {
    const text = battle.replace('ruleset: aare', 'ruleset: aa-depth\nunitTable: revised-d6');
    const target = getCombat(analyzeText(text));
    for (const name of ['unitTable', 'turn.round']) assert.equal(getVariable(target, name).path, name);
    assert.equal(getVariable(target, 'unitTable').written, 'revised-d6');
    assert.match(writeValue(target, 'unitTable', 'derived-d20'), /^ruleset: aa-depth\nunitTable: derived-d20\n/);
  });

  it('finds an item of a list by its place where nothing names it', () => {
    assert.equal(getVariable(findCoralSea(), 'defender.forces.1.units.0.count').written, 2);
    assert.match(getRefusal(findVariable(findCoralSea(), 'defender.forces.2.units.0.count')), /It has us and uk/);
  });

  it('refuses an unknown name with the available ones', () => {
    const target = findCoralSea();
    const refused: readonly (readonly [string, RegExp])[] = [
      ['', /keys on the way/],
      ['attacker..units', /keys on the way/],
      ['defender.forces.germany.units.dd', /no item `germany`. It has us and uk/],
      ['defender.forces.uk.units.dd', /2 items of the list have the type `dd`: give the right one an id/],
      ['attacker.power.name', /`power` is "japan": it has no keys/],
      ['attacker.units', /There are several values: sub and dd/],
      ['defender.units.dd', /Its units are listed by power in forces: name the power, such as `forces.us.units.dd`/],
      ['seaBattles.midway.attacker.units.sub', /not of coral-sea/],
      ['options.detectedGroup', /Did you mean `options.detectedGroups`/],
    ];
    for (const [name, why] of refused) assert.match(getRefusal(findVariable(target, name)), why, name);
    const alone = getCombat(analyzeText(biscay));
    assert.match(
      getRefusal(findVariable(alone, 'convoy.units.hood.range')),
      /The list has no item `hood`\. It has liberator\.$/,
    );
  });

  it('refuses a value that the schema forbids', () => {
    const target = findCoralSea();
    const other = applyEdits(target, getVariable(target, 'attacker.units.sub').createEdits(-1));
    assert.match(getRefusal(other), /^This cannot be fought: /);
    const unknown = applyEdits(target, getVariable(target, 'attacker.units.zeppelin').createEdits(1));
    assert.match(getRefusal(unknown), /zeppelin/);
  });
});

describe('the values of a variable', () => {
  const number: Variable = { path: 'defender.units.dd', written: 3, createEdits: () => [] };
  const choice: Variable = { path: 'options.x', written: true, choices: [true, false], createEdits: () => [] };

  it('parses a range, a list, or all values', () => {
    assert.deepEqual(parseValues(number, '0..3'), [0, 1, 2, 3]);
    assert.deepEqual(parseValues(number, '0..7..3'), [0, 3, 6]);
    assert.deepEqual(parseValues(number, '4'), [4]);
    assert.deepEqual(parseValues(number, '1, 2,2, 5'), [1, 2, 5]);
    assert.deepEqual(parseValues(choice, undefined), [true, false]);
    assert.deepEqual(parseValues(choice, '*'), [true, false]);
    assert.deepEqual(parseValues(choice, 'false'), [false]);
    assert.deepEqual(parseValues({ ...choice, choices: ['1', 'two'] }, '1,two'), ['1', 'two']);
    assert.deepEqual(parseValues(number, '-2..0'), [-2, -1, 0]);
    assert.deepEqual(parseValues(number, '3..3'), [3]);
    assert.deepEqual(parseValues(number, '-1,1.5,true,false,x1,1.'), [-1, 1.5, true, false, 'x1', '1.']);
    assert.deepEqual((parseValues(number, '1..1000') as readonly number[]).length, 1000);
    const list = Array.from({ length: 1000 }, (_, index) => index).join();
    assert.deepEqual((parseValues(number, list) as readonly number[]).length, 1000);
    assert.match(
      getRefusal(parseValues(number, `${list},1000`)),
      /^These are 1001 values .* at most 1000 are compared/,
    );
    assert.match(getRefusal(parseValues(number, '0..1000')), /^These are 1001 values/);
  });

  it('proposes values around the one of the scenario', () => {
    for (const [written, range] of [
      [3, '1..5'],
      [2, '0..4'],
      [0, '0..4'],
      ['x', '0..4'],
      [undefined, '0..4'],
    ] as const)
      assert.equal(
        getRefusal(parseValues({ ...number, written }, '*')),
        `Say which values \`defender.units.dd\` should have, such as \`defender.units.dd=${range}\`.`,
      );
  });

  it('refuses invalid values with the valid syntax', () => {
    assert.match(getRefusal(parseValues(number, undefined)), /such as `defender.units.dd=1\.\.5`/);
    assert.match(getRefusal(parseValues(number, '5..2')), /end at 2, before they begin/);
    assert.match(getRefusal(parseValues(number, '0..5..0')), /go up by at least 1/);
    assert.match(getRefusal(parseValues(number, '1,,2')), /empty/);
    assert.match(getRefusal(parseValues(number, '0..999999999')), /at most 1000 are compared/);
  });
});
