import assert from 'node:assert/strict';
import fs from 'node:fs';
import type { Header, UnitType } from '../../../../../server/src/rulesets/aa-depth/data';
import {
  getBaseValue,
  getCost,
  getHits,
  hasKnownValues,
  getMovement,
  getDieSides,
} from '../../../../../server/src/rulesets/aa-depth/units/units';
import { unitTables } from '../../../../../server/src/rulesets/aa-depth/units/unit-tables';
import { unitTypes } from '../../../../../server/src/rulesets/aa-depth/units/unit-types';
import { covers } from '../../../../support/covers';

const createHeader = (unitTable: Header['unitTable'], units?: Header['units']): Header => ({
  ruleset: 'aa-depth',
  unitTable,
  ...(units === undefined ? {} : { units }),
});
const getValues = (header: Header, type: UnitType) => [
  getBaseValue(type, 'attack', header).by,
  getBaseValue(type, 'defense', header).by,
];

describe('the unit tables of aa-depth', () => {
  it('the unit tables contain the values of each game on its die', () => {
    covers('aa-depth:D6');
    assert.deepEqual(getValues(createHeader('revised-d6'), 'sub'), [2, 2]);
    assert.deepEqual(getValues(createHeader('global-1940-d6'), 'sub'), [2, 1]);
    assert.deepEqual(getValues(createHeader('global-war-1936-d12'), 'sub'), [3, 3]);
    assert.deepEqual(getValues(createHeader('global-war-1936-d12'), 'bb'), [8, 8]);
    assert.deepEqual(
      Object.values(unitTables).map(({ sides }) => sides),
      [6, 6, 12, 12, 20, 6, 12, 20],
    );
  });

  it('the tables of Global 1940 and Global War 1936 are those of the games: attack, defence and cost', () => {
    const listRows = (table: keyof typeof unitTables) =>
      Object.entries(unitTables[table].rows).map(([type, { attack, defense, cost }]) =>
        [type, attack, defense, ...(cost === undefined ? [] : [cost])].join(' '),
      );
    assert.deepEqual(listRows('global-1940-d6'), [
      ...['sub 2 1 6', 'dd 2 2 8', 'cru 3 3 12', 'bb 4 4 20', 'ac 0 2 16', 'trn 0 0 7'],
      ...['ftr 3 4 10', 'tac 3 3 11', 'bmbr 4 1 12'],
    ]);
    assert.deepEqual(listRows('global-war-1936-d12'), [
      ...['sub 3 3 6', 'csub 2 2', 'asub 4 4 7', 'dd 4 4 7', 'tbd 2 2', 'lcru 5 5 9', 'hcru 6 6 10', 'bcru 7 7 14'],
      ...['bb 8 8 18', 'hbb 10 10 21', 'lac 0 1 8', 'ac 0 2 15', 'hac 0 2 18', 'trn 0 0 7', 'atrn 0 1 7'],
      ...['ftr 6 6 10', 'jet 8 8 12', 'tac 7 5 11', 'mbmb 7 4 11', 'sbmb 2 2 12', 'seaplane 3 3 7'],
    ]);
    assert.deepEqual(listRows('doubled-d12'), [
      ...['sub 4 2 6', 'dd 4 4 8', 'cru 6 6 12', 'bb 8 8 20', 'ac 0 4 16', 'trn 0 0 7'],
      ...['ftr 6 8 10', 'tac 6 6 11', 'bmbr 8 2 12'],
    ]);
  });

  it('the house tables double Global 1940 for a d12 and scale Revised for a d20', () => {
    const doubled = createHeader('doubled-d12');
    assert.deepEqual(getValues(doubled, 'sub'), [4, 2]);
    assert.deepEqual(getValues(doubled, 'dd'), [4, 4]);
    assert.deepEqual(getValues(doubled, 'ftr'), [6, 8]);
    const derived = createHeader('derived-d20');
    const expected = {
      sub: [7, 7],
      dd: [10, 10],
      ac: [3, 10],
      bb: [13, 13],
      trn: [0, 3],
      ftr: [10, 13],
      bmbr: [13, 3],
    };
    for (const [type, numbers] of Object.entries(expected))
      assert.deepEqual(getValues(derived, type as UnitType), numbers, type);
  });

  it('values that no game has printed are named as a house table', () => {
    assert.deepEqual(getBaseValue('sub', 'attack', createHeader('derived-d20')).basis, {
      kind: 'house-table',
      name: 'derived-d20',
    });
    assert.deepEqual(getBaseValue('sub', 'attack', createHeader('doubled-d12')).basis, {
      kind: 'house-table',
      name: 'doubled-d12',
    });
    assert.equal(getBaseValue('sub', 'attack', createHeader('revised-d6')).basis, undefined);
  });

  it('values that the scenario supplies replace those of the unit table', () => {
    const ownTable = createHeader('revised-d6', { sub: { attack: 3, cost: 7 }, tac: { attack: 3, defense: 3 } });
    assert.deepEqual(getValues(ownTable, 'sub'), [3, 2]);
    assert.equal(getCost('sub', ownTable), 7);
    assert.deepEqual(getBaseValue('sub', 'attack', ownTable).basis, { kind: 'supplied-table', name: 'units' });
    assert.ok(hasKnownValues('tac', ownTable));
    assert.ok(!hasKnownValues('cru', ownTable));
    assert.deepEqual(getBaseValue('cru', 'attack', ownTable).basis, { kind: 'missing-table', name: 'units' });
    assert.equal(getDieSides(createHeader('own-d20', ownTable.units)), 20);
    assert.deepEqual(getValues(createHeader('own-d20', ownTable.units), 'tac'), [3, 3]);
  });

  it('a heavy battleship takes one hit unless the scenario says otherwise, and its description says so', () => {
    const header = createHeader('global-war-1936-d12');
    assert.deepEqual([getHits('hbb', header), getHits('bb', header)], [1, 2]);
    assert.equal(getHits('hbb', createHeader('global-war-1936-d12', { hbb: { hits: 2 } })), 2);
    const schema = fs.readFileSync('schemas/aa-depth.schema.json', 'utf8');
    assert.match(schema, /a battleship takes two, and any other unit takes one: a heavy battleship too/);
  });

  it('missing hits come from Revised, and only tables based on Revised give movement', () => {
    const header = createHeader('global-1940-d6', { hbb: { hits: 2 } });
    assert.equal(getHits('bb', header), 2);
    assert.equal(getHits('hbb', header), 2);
    assert.equal(getHits('cru', header), 1);
    assert.equal(getMovement('sub', header), undefined);
    assert.equal(getMovement('sub', createHeader('global-1940-d6', { sub: { move: 3 } }))?.by, 3);
    assert.deepEqual(
      (['revised-d6', 'derived-d20'] as const).map((name) => getMovement('sub', createHeader(name))?.by),
      [2, 2],
    );
    assert.equal(getCost('bb', createHeader('global-war-1936-d12')), 18);
    assert.equal(getCost('csub', createHeader('global-war-1936-d12')), undefined);
  });

  it('every submarine type has the domain `submarine`', () => {
    const submarines = Object.entries(unitTypes).filter(([, { domain }]) => domain === 'submarine');
    assert.deepEqual(
      submarines.map(([type]) => type),
      ['sub', 'csub', 'asub'],
    );
  });
});
