import assert from 'node:assert/strict';
import type { Header } from '../../../../server/src/rulesets/aare/data';
import { inEffect, technologiesInEffect } from '../../../../server/src/rulesets/aare/technologies';
import { attackOf, costOf, defenseOf, diceOf, rangeOf, valueOf } from '../../../../server/src/rulesets/aare/values';
import { unitsOf } from '../../../../server/src/rulesets/axis-and-allies/forces';
import { covers } from '../../../support/covers';
import { kaitens, scenarioOf } from './scenario';

const header = (...technologies: NonNullable<Header['powers']>[string]['technologies'] & string[]): Header => ({
  ruleset: 'aare',
  powers: { germany: { side: 'axis', technologies }, us: { side: 'allies' } },
});
const of = <T>(type: T) => ({ type, power: 'germany' });

describe('values of units', () => {
  it('units have the values of Revised', () => {
    const plain = header();
    const types = ['sub', 'dd', 'ac', 'bb', 'trn', 'ftr', 'bmbr'] as const;
    assert.deepEqual(
      types.map((type) => [attackOf(of(type), plain).total, defenseOf(of(type), plain).total, costOf(type, plain)]),
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
    const now = header('super-submarines');
    assert.equal(attackOf(of('sub'), now).total, 3);
    assert.equal(defenseOf(of('sub'), now).total, 2);
    assert.equal(attackOf({ type: 'sub', power: 'us' }, now).total, 2);
  });

  it('jets defend at 5', () => {
    covers('aare:E20', 'aare:E25');
    const jets = defenseOf(of('ftr'), header('jet-fighters'));
    assert.equal(jets.total, 5);
    assert.deepEqual(
      jets.changes.map(({ rule, by }) => [rule, by]),
      [['jet-defense', 1]],
    );
    assert.equal(attackOf(of('ftr'), header('jet-fighters')).total, 3);
  });

  it('values that the scenario supplies replace those of Revised', () => {
    const own: Header = { ...header('super-submarines'), units: { sub: { attack: 1, cost: 6 }, ftr: { move: 5 } } };
    assert.equal(attackOf(of('sub'), own).total, 3);
    assert.equal(attackOf({ type: 'sub', power: 'us' }, own).total, 1);
    assert.deepEqual(attackOf(of('sub'), own).base.basis, { kind: 'supplied-table', name: 'units' });
    assert.equal(costOf('sub', own), 6);
    assert.equal(rangeOf(of('ftr'), own).total, 5);
  });

  it('heavy bombers attack with two dice and defend with one', () => {
    covers('aare:E37');
    const now = header('heavy-bombers');
    assert.equal(diceOf(of('bmbr'), 'attacker', now).total, 2);
    assert.equal(diceOf(of('bmbr'), 'defender', now).total, 1);
    assert.equal(diceOf(of('ftr'), 'attacker', now).total, 1);
    assert.equal(diceOf(of('bmbr'), 'attacker', header()).total, 1);
  });

  it('long-range fighters move 6 and bombers 8', () => {
    covers('aare:E29');
    const ranges = (now: Header) => (['ftr', 'bmbr', 'sub'] as const).map((type) => rangeOf(of(type), now).total);
    assert.deepEqual(ranges(header()), [4, 6, 2]);
    assert.deepEqual(ranges(header('long-range-aircraft')), [6, 8, 2]);
  });

  it('the attack of Kaitens is supplied by the scenario or reported as missing', () => {
    const attackOfKaitens = (yaml: string) => {
      const scenario = scenarioOf(yaml);
      const [, kaiten] = unitsOf(scenario.seaBattles![0]!, 'attacker');
      return valueOf(kaiten!, 'attacker', scenario);
    };
    const missing = attackOfKaitens(kaitens);
    assert.equal(missing.total, 0);
    assert.deepEqual(missing.base.basis, { kind: 'missing-table', name: 'kaiten' });
    const supplied = attackOfKaitens(`kaiten: { attack: 5 }\n${kaitens}`);
    assert.equal(supplied.total, 5);
    assert.deepEqual(supplied.base.basis, { kind: 'supplied-table', name: 'kaiten' });
  });
});

describe('a new technology', () => {
  const at = (power: string, phase?: 'combat-move' | 'mobilize-units' | 'collect-income'): Header => ({
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
    const jets = (now: Header) => inEffect('uk', 'jet-fighters', now);
    assert.deepEqual([at('uk'), at('uk', 'combat-move')].map(jets), [false, false]);
    assert.deepEqual([at('uk', 'mobilize-units'), at('uk', 'collect-income')].map(jets), [true, true]);
    assert.equal(jets(at('germany', 'collect-income')), false);
    assert.equal(jets(at('japan', 'combat-move')), true);
    assert.equal(jets({ ...at('uk'), turn: undefined }), false);
  });

  it('a technology in effect joins the others', () => {
    assert.deepEqual(technologiesInEffect('uk', at('uk', 'combat-move')), ['rockets']);
    assert.deepEqual(technologiesInEffect('uk', at('japan')), ['rockets', 'jet-fighters']);
    assert.deepEqual(technologiesInEffect(undefined, at('japan')), []);
  });
});
