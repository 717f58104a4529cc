import assert from 'node:assert/strict';
import type { Header } from '../../../../server/src/rulesets/aare/data';
import { isInEffect, listTechnologiesInEffect } from '../../../../server/src/rulesets/aare/technologies';
import {
  computeAttack,
  getCost,
  computeDefense,
  computeDice,
  computeRange,
  computeValue,
} from '../../../../server/src/rulesets/aare/values';
import { getUnits } from '../../../../server/src/rulesets/axis-and-allies/forces';
import { covers } from '../../../support/covers';
import { kaitens, readScenario } from './scenario';

const createHeader = (...technologies: NonNullable<Header['powers']>[string]['technologies'] & string[]): Header => ({
  ruleset: 'aare',
  powers: { germany: { side: 'axis', technologies }, us: { side: 'allies' } },
});
const createGermanUnit = <T>(type: T) => ({ type, power: 'germany' });

describe('values of units', () => {
  it('units have the values of Revised', () => {
    const plain = createHeader();
    const types = ['sub', 'dd', 'ac', 'bb', 'trn', 'ftr', 'bmbr'] as const;
    assert.deepEqual(
      types.map((type) => [
        computeAttack(createGermanUnit(type), plain).total,
        computeDefense(createGermanUnit(type), plain).total,
        getCost(type, plain),
      ]),
      [
        [2, 2, 8],
        [3, 3, 12],
        [1, 3, 16],
        [4, 4, 24],
        [0, 1, 8],
        [3, 4, 10],
        [4, 1, 15],
      ],
    );
  });

  it('super submarines attack at 3 and defend at 2', () => {
    covers('aare:E28');
    const withSupers = createHeader('super-submarines');
    assert.equal(computeAttack(createGermanUnit('sub'), withSupers).total, 3);
    assert.equal(computeDefense(createGermanUnit('sub'), withSupers).total, 2);
    assert.equal(computeAttack({ type: 'sub', power: 'us' }, withSupers).total, 2);
  });

  it('jets defend at 5', () => {
    covers('aare:E20', 'aare:E25');
    const jets = computeDefense(createGermanUnit('ftr'), createHeader('jet-fighters'));
    assert.equal(jets.total, 5);
    assert.deepEqual(
      jets.changes.map(({ rule, by }) => [rule, by]),
      [['jet-defense', 1]],
    );
    assert.equal(computeAttack(createGermanUnit('ftr'), createHeader('jet-fighters')).total, 3);
  });

  it('values that the scenario supplies replace those of Revised', () => {
    const ownTable: Header = {
      ...createHeader('super-submarines'),
      units: { sub: { attack: 1, cost: 6 }, ftr: { move: 5 } },
    };
    assert.equal(computeAttack(createGermanUnit('sub'), ownTable).total, 3);
    assert.equal(computeAttack({ type: 'sub', power: 'us' }, ownTable).total, 1);
    assert.deepEqual(computeAttack(createGermanUnit('sub'), ownTable).base.basis, {
      kind: 'supplied-table',
      name: 'units',
    });
    assert.equal(getCost('sub', ownTable), 6);
    assert.equal(computeRange(createGermanUnit('ftr'), ownTable).total, 5);
  });

  it('of a technology and a value of your own, the larger counts', () => {
    const units: Header['units'] = { sub: { attack: 4 }, ftr: { defense: 6, move: 5 }, bmbr: { move: 9 } };
    const ownTable: Header = {
      ...createHeader('super-submarines', 'jet-fighters', 'long-range-aircraft'),
      units,
    };
    assert.equal(computeAttack(createGermanUnit('sub'), ownTable).total, 4);
    assert.equal(computeDefense(createGermanUnit('ftr'), ownTable).total, 6);
    assert.deepEqual(
      (['ftr', 'bmbr'] as const).map((type) => computeRange(createGermanUnit(type), ownTable).total),
      [6, 9],
    );
    const lower: Header = { ...ownTable, units: { sub: { attack: 2 }, ftr: { defense: 4 } } };
    assert.equal(computeAttack(createGermanUnit('sub'), lower).total, 3);
    assert.equal(computeDefense(createGermanUnit('ftr'), lower).total, 5);
  });

  it('heavy bombers attack with two dice and defend with one', () => {
    covers('aare:E37');
    const withHeavyBombers = createHeader('heavy-bombers');
    assert.equal(computeDice(createGermanUnit('bmbr'), 'attacker', withHeavyBombers).total, 2);
    assert.equal(computeDice(createGermanUnit('bmbr'), 'defender', withHeavyBombers).total, 1);
    assert.equal(computeDice(createGermanUnit('ftr'), 'attacker', withHeavyBombers).total, 1);
    assert.equal(computeDice(createGermanUnit('bmbr'), 'attacker', createHeader()).total, 1);
  });

  it('long-range fighters move 6 and bombers 8', () => {
    covers('aare:E29');
    const listRanges = (now: Header) =>
      (['ftr', 'bmbr', 'sub'] as const).map((type) => computeRange(createGermanUnit(type), now).total);
    assert.deepEqual(listRanges(createHeader()), [4, 6, 2]);
    assert.deepEqual(listRanges(createHeader('long-range-aircraft')), [6, 8, 2]);
  });

  it('the attack of Kaitens is supplied by the scenario or reported as missing', () => {
    const computeKaitenAttack = (yaml: string) => {
      const scenario = readScenario(yaml);
      const [, kaiten] = getUnits(scenario.seaBattles![0]!, 'attacker');
      return computeValue(kaiten!, 'attacker', scenario);
    };
    const missing = computeKaitenAttack(kaitens);
    assert.equal(missing.total, 0);
    assert.deepEqual(missing.base.basis, { kind: 'missing-table', name: 'kaiten' });
    const supplied = computeKaitenAttack(`kaiten: { attack: 5 }\n${kaitens}`);
    assert.equal(supplied.total, 5);
    assert.deepEqual(supplied.base.basis, { kind: 'supplied-table', name: 'kaiten' });
  });
});

describe('a new technology', () => {
  const createHeaderAt = (power: string, phase?: 'combat-move' | 'mobilize-units' | 'collect-income'): Header => ({
    ruleset: 'aare',
    turn: { round: 2, power, phase },
    powers: {
      germany: { side: 'axis' },
      uk: { side: 'allies', technologies: ['rockets'], newTechnologies: ['jet-fighters'] },
      japan: { side: 'axis' },
    },
  });

  it('a new technology takes effect in the Mobilize Units phase of its power', () => {
    covers('aare:E44');
    const areJetsInEffect = (now: Header) => isInEffect('uk', 'jet-fighters', now);
    assert.deepEqual([createHeaderAt('uk'), createHeaderAt('uk', 'combat-move')].map(areJetsInEffect), [false, false]);
    assert.deepEqual(
      [createHeaderAt('uk', 'mobilize-units'), createHeaderAt('uk', 'collect-income')].map(areJetsInEffect),
      [true, true],
    );
    assert.equal(areJetsInEffect(createHeaderAt('germany', 'collect-income')), false);
    assert.equal(areJetsInEffect(createHeaderAt('japan', 'combat-move')), true);
    assert.equal(areJetsInEffect({ ...createHeaderAt('uk'), turn: undefined }), false);
  });

  it('a technology in effect joins the others', () => {
    assert.deepEqual(listTechnologiesInEffect('uk', createHeaderAt('uk', 'combat-move')), ['rockets']);
    assert.deepEqual(listTechnologiesInEffect('uk', createHeaderAt('japan')), ['rockets', 'jet-fighters']);
    assert.deepEqual(listTechnologiesInEffect(undefined, createHeaderAt('japan')), []);
  });
});
