import assert from 'node:assert/strict';
import { edited, valuesOf, variableNamed } from '../../../../server/src/features';
import type { FoundCombat, Variable } from '../../../../server/src/features';
import { dedent } from '../../../support/fixture';
import { analysisOf, biscay, foundIn } from '../support';

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

const coralSea = (): FoundCombat => foundIn(analysisOf(battle));

function named(found: FoundCombat, name: string): Variable {
  const variable = variableNamed(found, name);
  assert.ok(!('refused' in variable), JSON.stringify(variable));
  return variable;
}

function textWith(found: FoundCombat, name: string, value: number | string | boolean): string {
  const other = edited(found, named(found, name).edits(value));
  assert.ok(!('refused' in other), JSON.stringify(other));
  return other.found.analysis.text;
}

function refusal(result: object): string {
  assert.ok('refused' in result, JSON.stringify(result));
  return String(result.refused);
}

describe('a variable of a combat', () => {
  it('names a variable from the combat, or from the root through its list and its id', () => {
    for (const name of ['attacker.units.sub', 'seaBattles.coral-sea.attacker.units.sub']) {
      const { path, written } = named(coralSea(), name);
      assert.deepEqual([path, written], ['attacker.units.sub', 2]);
    }
  });

  it('finds a variable in lists by id, by power and by type', () => {
    const found = coralSea();
    assert.equal(named(found, 'defender.forces.uk.units.pickets').written, 2);
    assert.equal(named(found, 'defender.forces.uk.units.ac.count').written, 1);
    assert.equal(named(found, 'defender.forces.us.units.dd').written, 1);
    assert.equal(named(foundIn(analysisOf(biscay)), 'subs.units.flotilla-1.section').written, 4);
  });

  it('writes a value in its place with comments kept', () => {
    const found = coralSea();
    assert.match(textWith(found, 'attacker.units.sub', 5), /units: \{ sub: 5, dd: 1 \} # no carriers/);
    assert.match(textWith(found, 'defender.forces.uk.units.pickets', 3), /\{ id: pickets, type: dd, count: 3 \}/);
    assert.match(textWith(found, 'defender.forces.uk.units.screen', 3), /\{ id: screen, type: dd, count: 3 \}/);
  });

  it('accepts zero, and a type that is not listed', () => {
    const found = coralSea();
    assert.match(textWith(found, 'defender.forces.uk.units.pickets', 0), /\{ id: pickets, type: dd, count: 0 \}/);
    assert.match(textWith(found, 'attacker.units.bb', 2), /units: \{ sub: 2, dd: 1, bb: 2 \}/);
    assert.match(textWith(found, 'attacker.orders.retreat.afterRound', 2), /orders:\s+retreat: \{ afterRound: 2 \}/);
  });

  it('accepts an option with all its readings, written or not', () => {
    const found = coralSea();
    const option = found.ruleset.options.find(({ readings }) => Object.keys(readings).length > 1)!;
    const variable = named(found, `options.${option.name}`);
    assert.equal(variable.written, option.default);
    assert.deepEqual(variable.choices?.map(String), Object.keys(option.readings));
    const [other] = variable.choices.filter((choice) => choice !== option.default);
    assert.match(textWith(found, `options.${option.name}`, other!), new RegExp(`${option.name}: ${String(other)}`));
  });

  it('refuses an unknown name with the available ones', () => {
    const found = coralSea();
    const refused: readonly (readonly [string, RegExp])[] = [
      ['', /keys on the way/],
      ['attacker..units', /keys on the way/],
      ['defender.forces.germany.units.dd', /no item `germany`. It has us and uk/],
      ['defender.forces.uk.units.dd', /2 items of the list have the type `dd`: give the one that is meant an id/],
      ['attacker.power.name', /`power` is "japan": nothing stands below it/],
      ['attacker.units', /Several values stand there: sub and dd/],
      ['defender.units.dd', /Its units stand in forces: say whose, such as `forces.us.units.dd`/],
      ['seaBattles.midway.attacker.units.sub', /not of coral-sea/],
      ['options.detectedGroup', /Did you mean `options.detectedGroups`/],
    ];
    for (const [name, why] of refused) assert.match(refusal(variableNamed(found, name)), why, name);
  });

  it('refuses a value that the schema forbids', () => {
    const found = coralSea();
    const other = edited(found, named(found, 'attacker.units.sub').edits(-1));
    assert.match(refusal(other), /^This cannot be fought: /);
    const unknown = edited(found, named(found, 'attacker.units.zeppelin').edits(1));
    assert.match(refusal(unknown), /zeppelin/);
  });
});

describe('the values of a variable', () => {
  const number: Variable = { path: 'defender.units.dd', written: 3, edits: () => [] };
  const choice: Variable = { path: 'options.x', written: true, choices: [true, false], edits: () => [] };

  it('parses a range, a list, or all values', () => {
    assert.deepEqual(valuesOf(number, '0..3'), [0, 1, 2, 3]);
    assert.deepEqual(valuesOf(number, '0..7..3'), [0, 3, 6]);
    assert.deepEqual(valuesOf(number, '4'), [4]);
    assert.deepEqual(valuesOf(number, '1, 2,2, 5'), [1, 2, 5]);
    assert.deepEqual(valuesOf(choice, undefined), [true, false]);
    assert.deepEqual(valuesOf(choice, '*'), [true, false]);
    assert.deepEqual(valuesOf(choice, 'false'), [false]);
    assert.deepEqual(valuesOf({ ...choice, choices: ['1', 'two'] }, '1,two'), ['1', 'two']);
  });

  it('refuses invalid values with the valid syntax', () => {
    assert.match(refusal(valuesOf(number, undefined)), /such as `defender.units.dd=1\.\.5`/);
    assert.match(refusal(valuesOf(number, '5..2')), /end at 2, before they begin/);
    assert.match(refusal(valuesOf(number, '0..5..0')), /go up by at least 1/);
    assert.match(refusal(valuesOf(number, '1,,2')), /empty/);
    assert.match(refusal(valuesOf(number, '0..999999999')), /at most 1000 are compared/);
  });
});
