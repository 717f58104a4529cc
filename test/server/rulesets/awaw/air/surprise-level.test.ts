import assert from 'node:assert/strict';
import type { AirAttack, Header } from '../../../../../server/src/rulesets/awaw/data';
import {
  computeAirDefenseLevel,
  listCombatAirPatrolChanges,
  computeEngagingSquadrons,
  countIdleDefenders,
} from '../../../../../server/src/rulesets/awaw/air/surprise-level';
import { covers } from '../../../../support/covers';

const header: Header = { ruleset: 'awaw' };
const createAttack = (surpriseLevel: number, airDefenseLevel?: number): AirAttack => ({
  id: 'strike',
  where: 'at-sea',
  attacker: {},
  defender: {},
  surpriseLevel,
  ...(airDefenseLevel === undefined ? {} : { airDefenseLevel }),
});

describe('a surprise level', () => {
  it('surprise levels 4 to 7 keep one to four squadrons from engaging, and only the highest level counts', () => {
    assert.deepEqual(
      [0, 3, 4, 5, 6, 7].map((level) => countIdleDefenders(level, header)),
      [0, 0, 1, 2, 3, 4],
    );
  });

  it('surprise levels add up when the option says so', () => {
    const sumHeader: Header = { ruleset: 'awaw', options: { surpriseDefenders: 'sum' } };
    assert.deepEqual(
      [3, 4, 5, 6, 7].map((level) => countIdleDefenders(level, sumHeader)),
      [0, 1, 3, 6, 10],
    );
  });

  it('surprise keeps out combat air patrol before cover, and never more squadrons than there are', () => {
    const { cover, cap } = computeEngagingSquadrons(createAttack(7), { cover: 3, cap: 2 }, header);
    assert.deepEqual([cover.total, cap.total], [1, 0]);
  });

  it('surprise level 1 and up removes the modifier of combat air patrol', () => {
    const sumChanges = (level: number) =>
      listCombatAirPatrolChanges(createAttack(level), header).reduce((sum, { by }) => sum + by, 0);
    assert.deepEqual([sumChanges(0), sumChanges(1), sumChanges(7)], [1, 0, 0]);
  });

  it('names the table as a basis when a combat air patrol modifier comes from the scenario', () => {
    const listBases = (table: object) =>
      listCombatAirPatrolChanges(createAttack(0), { ruleset: 'awaw', tables: { airCombatModifiers: table } }).map(
        ({ by, basis }) => [by, basis?.name],
      );
    assert.deepEqual(listBases({ nationality: true }), [[1, undefined]]);
    assert.deepEqual(listBases({ combatAirPatrol: 2 }), [[2, 'airCombatModifiers']]);
  });

  it('surprise level 2 and up lowers the air defense level, but not below 0', () => {
    const computeLevelAfterSurprise = (surprise: number, levelInFile: number) => {
      const airAttack = createAttack(surprise, levelInFile);
      return computeAirDefenseLevel(airAttack, airAttack, [], header)?.total;
    };
    assert.deepEqual(
      [computeLevelAfterSurprise(1, 3), computeLevelAfterSurprise(2, 3), computeLevelAfterSurprise(2, 0)],
      [3, 2, 0],
    );
  });
});

describe('the air defense level', () => {
  it('the air defense level is undefined when neither a level nor a table is given', () => {
    assert.equal(computeAirDefenseLevel(createAttack(0), createAttack(0), [], header), undefined);
  });

  it('the air defense level follows the supplied table by factors, and an escort carrier counts for more than its size', () => {
    covers('awaw:A12');
    const table: Header = {
      ruleset: 'awaw',
      tables: { airDefense: { leastFactors: [3, 6, 9], escortCarrier: 2 } },
    };
    const createShips = (type: 'dd' | 'cve') => [
      { unit: { id: 'ships', type, count: 3 } as const, nation: 'us', list: [] },
    ];
    const computeShipLevel = (type: 'dd' | 'cve') =>
      computeAirDefenseLevel(createAttack(0), createAttack(0), createShips(type), table)?.total;
    assert.deepEqual([computeShipLevel('dd'), computeShipLevel('cve')], [1, 2]);
  });
});
