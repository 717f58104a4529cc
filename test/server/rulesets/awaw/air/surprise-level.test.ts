import assert from 'node:assert/strict';
import type { AirAttack, Header } from '../../../../../server/src/rulesets/awaw/data';
import {
  airDefenseLevel,
  combatAirPatrolChanges,
  engaging,
  idleDefenders,
} from '../../../../../server/src/rulesets/awaw/air/surprise-level';
import { covers } from '../../../../support/covers';

const header: Header = { ruleset: 'awaw' };
const attack = (surpriseLevel: number, airDefenseLevel?: number): AirAttack => ({
  id: 'strike',
  where: 'at-sea',
  attacker: {},
  defender: {},
  surpriseLevel,
  ...(airDefenseLevel === undefined ? {} : { airDefenseLevel }),
});

describe('a surprise level', () => {
  it('keeps one to four squadrons from engaging at levels 4 to 7: the highest alone counts', () => {
    assert.deepEqual(
      [0, 3, 4, 5, 6, 7].map((level) => idleDefenders(level, header)),
      [0, 0, 1, 2, 3, 4],
    );
  });

  it('adds the levels up where the option says so', () => {
    const sum: Header = { ruleset: 'awaw', options: { surpriseDefenders: 'sum' } };
    assert.deepEqual(
      [3, 4, 5, 6, 7].map((level) => idleDefenders(level, sum)),
      [0, 1, 3, 6, 10],
    );
  });

  it('keeps combat air patrol out before the cover, and never more than there is', () => {
    const { cover, cap } = engaging(attack(7), { cover: 3, cap: 2 }, header);
    assert.deepEqual([cover.total, cap.total], [1, 0]);
  });

  it('takes the modifier of combat air patrol away from level 1 on', () => {
    const total = (level: number) => combatAirPatrolChanges(attack(level), header).reduce((sum, { by }) => sum + by, 0);
    assert.deepEqual([total(0), total(1), total(7)], [1, 0, 0]);
  });

  it('tells a modifier of the supplied table from ours', () => {
    const bases = (table: object) =>
      combatAirPatrolChanges(attack(0), { ruleset: 'awaw', tables: { airCombatModifiers: table } }).map(
        ({ by, basis }) => [by, basis?.name],
      );
    assert.deepEqual(bases({ nationality: true }), [[1, undefined]]);
    assert.deepEqual(bases({ combatAirPatrol: 2 }), [[2, 'airCombatModifiers']]);
  });

  it('lowers the air defense level from level 2 on, not below 0', () => {
    const level = (surprise: number, given: number) => {
      const of = attack(surprise, given);
      return airDefenseLevel(of, of, [], header)?.total;
    };
    assert.deepEqual([level(1, 3), level(2, 3), level(2, 0)], [3, 2, 0]);
  });
});

describe('the air defense level', () => {
  it('is not made up where neither the level nor a table is given', () => {
    assert.equal(airDefenseLevel(attack(0), attack(0), [], header), undefined);
  });

  it('follows the supplied table by factors, an escort carrier counting for more than its size', () => {
    covers('awaw:A12');
    const table: Header = {
      ruleset: 'awaw',
      tables: { airDefense: { leastFactors: [3, 6, 9], escortCarrier: 2 } },
    };
    const ships = (type: 'dd' | 'cve') => [{ unit: { id: 'ships', type, count: 3 } as const, nation: 'us', list: [] }];
    const level = (type: 'dd' | 'cve') => airDefenseLevel(attack(0), attack(0), ships(type), table)?.total;
    assert.deepEqual([level('dd'), level('cve')], [1, 2]);
  });
});
