import assert from 'node:assert/strict';
import fc from 'fast-check';
import type {
  Engagement,
  Header,
  NumberedSection,
  SubUnit,
  Weather,
} from '../../../../../server/src/rulesets/wif-ssw/data';
import { listAttackers, getParticipation } from '../../../../../server/src/rulesets/wif-ssw/initiation/participants';
import { computeSubmarineFactors } from '../../../../../server/src/rulesets/wif-ssw/attack/submarine-factors';
import { computeSubmarineValue } from '../../../../../server/src/rulesets/wif-ssw/attack/submarine-value';
import { covers } from '../../../../support/covers';

const header: Header = {
  ruleset: 'wif-ssw',
  turn: { year: 1942, months: 'mar-apr' },
  powers: {
    germany: { side: 'axis', action: 'naval' },
    us: { side: 'allied', action: 'naval', atWarSince: { year: 1941, months: 'nov-dec' } },
  },
};
const weathers: readonly Weather[] = ['fine', 'rain', 'snow', 'storm', 'blizzard'];

const createSub = (attack: number, section: SubUnit['section'], more: Partial<SubUnit> = {}): SubUnit => ({
  id: 'boat',
  type: 'sub',
  attack,
  section,
  ...more,
});
const createEngagement = (weather: Weather, power: string, ...units: SubUnit[]): Engagement => ({
  id: 'here',
  weather,
  subs: { power, units },
  convoy: { convoyPoints: 4 },
});
const computeValue = (
  power: string,
  attack: number,
  section: SubUnit['section'],
  weather: Weather,
  scenarioHeader: Header = header,
) => {
  const unit = createSub(attack, section);
  return computeSubmarineValue(unit, power, createEngagement(weather, power, unit), scenarioHeader).total;
};
const computeRow = (power: string, section: NumberedSection, weather: Weather) =>
  [1, 2, 3, 4, 5, 6].map((attack) => computeValue(power, attack, section, weather));

describe('the value of a submarine', () => {
  it('other navies use the table of section and weather for the value of a submarine (house table)', () => {
    covers('wif-ssw:W36', 'wif-ssw:W37', 'wif-ssw:W38', 'wif-ssw:W39', 'wif-ssw:W40');
    const table: [NumberedSection, Weather, number[]][] = [
      [1, 'fine', [1, 1, 1, 2, 3, 4]],
      [1, 'rain', [1, 1, 1, 1, 2, 3]],
      [2, 'fine', [1, 1, 2, 3, 4, 5]],
      [2, 'rain', [1, 1, 1, 2, 3, 4]],
      [3, 'fine', [1, 2, 3, 4, 5, 6]],
      [3, 'rain', [1, 1, 2, 3, 4, 5]],
    ];
    for (const [section, weather, expected] of table)
      assert.deepEqual(computeRow('germany', section, weather), expected);
    for (const weather of weathers) {
      assert.deepEqual(computeRow('germany', 0, weather), [1, 1, 1, 1, 1, 1], weather);
      assert.deepEqual(computeRow('germany', 4, weather), [1, 2, 3, 4, 5, 6], weather);
    }
    for (const section of [1, 2, 3] as const) {
      for (const weather of ['snow', 'storm', 'blizzard'] as const) {
        assert.deepEqual(computeRow('germany', section, weather), computeRow('germany', section, 'rain'), weather);
      }
    }
  });

  it('the value of a US submarine is one less in the first ten turns of war, down to 0', () => {
    covers('wif-ssw:W84', 'wif-ssw:W38', 'wif-ssw:W39', 'wif-ssw:W40');
    const table: [NumberedSection, Weather, number[]][] = [
      [0, 'fine', [0, 0, 0, 0, 0, 0]],
      [1, 'fine', [0, 0, 0, 1, 2, 3]],
      [1, 'rain', [0, 0, 0, 0, 1, 2]],
      [2, 'fine', [0, 0, 1, 2, 3, 4]],
      [2, 'rain', [0, 0, 0, 1, 2, 3]],
      [3, 'fine', [0, 1, 2, 3, 4, 5]],
      [3, 'rain', [0, 0, 1, 2, 3, 4]],
      [4, 'storm', [0, 1, 2, 3, 4, 5]],
    ];
    for (const [section, weather, expected] of table) assert.deepEqual(computeRow('us', section, weather), expected);
  });

  it('US submarines join as in the examples of the source (T3)', () => {
    covers('wif-ssw:W84', 'wif-ssw:W85', 'wif-ssw:W86', 'wif-ssw:W87');
    const describeParticipation = (attack: number, section: NumberedSection, weather: Weather) => {
      const unit = createSub(attack, section);
      const engagement = createEngagement(weather, 'us', unit);
      const { total } = computeSubmarineValue(unit, 'us', engagement, header);
      const result = getParticipation(unit, engagement, header);
      assert.equal(listAttackers(engagement, header).length, result.takesPart ? 1 : 0);
      return result.takesPart ? total : [total, result.rule];
    };
    assert.deepEqual(describeParticipation(3, 2, 'rain'), [0, 'torpedo-zero']);
    assert.deepEqual(describeParticipation(4, 3, 'fine'), 3);
    assert.deepEqual(describeParticipation(6, 0, 'fine'), [0, 'torpedo-section-zero']);
  });

  it('the value of a submarine never falls below 1 without the torpedo penalty, whatever table is supplied', () => {
    covers('wif-ssw:W38');
    const modifier = fc.integer({ min: -9, max: 9 });
    const column = fc.record({ '1': modifier, '2': modifier, '3': modifier, '4': modifier });
    const table = fc.record({ fine: column, rain: column, snow: column });
    const section = fc.constantFrom<SubUnit['section']>(0, 1, 2, 3, 4);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 15 }), section, fc.constantFrom(...weathers), table, (...args) => {
        const [attack, where, weather, sectionModifiers] = args;
        const supplied: Header = { ...header, tables: { sectionModifiers } };
        assert.ok(computeValue('germany', attack, where, weather, supplied) >= 1);
        assert.ok(computeValue('us', attack, where, weather, supplied) >= 0);
      }),
      { seed: 1941, numRuns: 300 },
    );
  });

  it('the order of floor and torpedo penalty does not matter in sections 1 to 4', () => {
    covers('wif-ssw:W84');
    const torpedoFirst: Header = { ...header, options: { torpedoFloorOrder: 'torpedo-first' } };
    for (const attack of [1, 2, 3, 4, 5, 6, 7]) {
      for (const section of [1, 2, 3, 4] as const) {
        for (const weather of weathers) {
          const first = computeValue('us', attack, section, weather);
          assert.equal(
            computeValue('us', attack, section, weather, torpedoFirst),
            first,
            `${attack} in ${section}, ${weather}`,
          );
        }
      }
      assert.equal(computeValue('us', attack, 0, 'fine'), 0);
      assert.equal(computeValue('us', attack, 0, 'fine', torpedoFirst), 1);
    }
  });

  it('blizzard counts as rain and storm as snow, unless the option crosses them', () => {
    covers('wif-ssw:W37');
    const column = { '1': 0, '2': 0, '3': 0, '4': 0 };
    const sectionModifiers = { fine: column, rain: { ...column, '3': -1 }, snow: { ...column, '3': -2 } };
    const literal: Header = { ...header, tables: { sectionModifiers } };
    const crossed: Header = { ...literal, options: { stormAndBlizzard: 'crossed' } };
    const computeValues = (scenarioHeader: Header) =>
      (['storm', 'blizzard'] as const).map((weather) => computeValue('germany', 5, 3, weather, scenarioHeader));
    assert.deepEqual(
      [computeValues(literal), computeValues(crossed)],
      [
        [3, 4],
        [4, 3],
      ],
    );
    const unit = createSub(5, 3);
    const { changes } = computeSubmarineValue(unit, 'germany', createEngagement('storm', 'germany', unit), literal);
    assert.deepEqual(
      changes.map(({ label, by, basis }) => [label, by, basis?.name]),
      [
        ['section 3 in storm', -2, 'sectionModifiers'],
        ['storm counts as snow', 0, 'stormAndBlizzard'],
      ],
    );
  });

  it("shows where each part of a submarine's value comes from", () => {
    const unit = createSub(4, 2);
    const engagement = createEngagement('rain', 'us', unit);
    const { base, changes } = computeSubmarineValue(unit, 'us', engagement, header);
    assert.deepEqual(
      [base, ...changes].map(({ rule, by, from }) => [rule, by, from]),
      [
        ['sub-factors', 4, { owner: unit, key: 'attack' }],
        ['section-modifier', -2, { owner: unit, key: 'section' }],
        ['torpedo-penalty', -1, { owner: header.powers?.['us'], key: 'atWarSince' }],
      ],
    );
    assert.deepEqual(changes[0]?.basis, { kind: 'house-table', name: 'sectionModifiers' });
  });
});

describe('the options behind the torpedo penalty', () => {
  const listTorpedoChanges = (section: NumberedSection, turn: Header['turn']) => {
    const unit = createSub(4, section);
    const { changes } = computeSubmarineValue(unit, 'us', createEngagement('fine', 'us', unit), { ...header, turn });
    return changes.filter(({ rule }) => rule === 'torpedo-penalty').map(({ by, basis }) => [by, basis?.name]);
  };

  it('names the options that decide about the torpedo penalty: the order of the floor in section 0, the first turn at the ends of the period', () => {
    assert.deepEqual(listTorpedoChanges(0, { year: 1942, months: 'mar-apr' }), [[-1, 'torpedoFloorOrder']]);
    assert.deepEqual(listTorpedoChanges(3, { year: 1942, months: 'mar-apr' }), [[-1, undefined]]);
    assert.deepEqual(listTorpedoChanges(3, { year: 1941, months: 'nov-dec' }), [[-1, 'torpedoTurns']]);
    assert.deepEqual(listTorpedoChanges(3, { year: 1943, months: 'jul-aug' }), [[0, 'torpedoTurns']]);
    assert.deepEqual(listTorpedoChanges(3, { year: 1943, months: 'sep-oct' }), []);
  });
});

describe('submarine factors', () => {
  it('submarine factors are the sum of the values of participating submarines, with each counter of a line', () => {
    covers('wif-ssw:W30', 'wif-ssw:W28');
    const units = [
      createSub(3, 3, { id: 'a', count: 2 }),
      createSub(4, 4, { id: 'b' }),
      createSub(9, 4, { id: 'c', joins: false }),
    ];
    const { total, base, changes } = computeSubmarineFactors(createEngagement('rain', 'germany', ...units), header);
    assert.equal(total, 8);
    assert.deepEqual(
      [base, ...changes].map(({ label, by }) => [label, by]),
      [
        ['a, 2 of 2 each', 4],
        ['b', 4],
      ],
    );
  });

  it('submarine factors are zero without submarines', () => {
    assert.equal(computeSubmarineFactors(createEngagement('fine', 'germany'), header).total, 0);
  });
});

describe('the participation of a submarine', () => {
  const getReason = (unit: SubUnit, scenarioHeader: Header = header) => {
    const result = getParticipation(unit, createEngagement('fine', 'germany', unit), scenarioHeader);
    return result.takesPart ? 'in' : result.rule;
  };

  it('a submarine takes part unless a rule keeps it out', () => {
    covers('wif-ssw:W6', 'wif-ssw:W7', 'wif-ssw:W8', 'wif-ssw:W28');
    const createGermanHeader = (action: 'land' | 'naval' | 'air' | 'combined' | 'pass'): Header => ({
      ...header,
      powers: { germany: { side: 'axis', action } },
    });
    for (const action of ['land', 'naval', 'air', 'combined'] as const)
      assert.equal(getReason(createSub(3, 3), createGermanHeader(action)), 'in');
    assert.equal(getReason(createSub(3, 3), createGermanHeader('pass')), 'owner-acted');
    assert.equal(getReason(createSub(3, 3, { faceUp: false })), 'face-up');
    assert.equal(getReason(createSub(3, 3, { joins: false })), 'declare-participants');
    assert.equal(getReason(createSub(3, 'convoy')), 'ssw-participants');
    assert.equal(getReason(createSub(3, 3), { ruleset: 'wif-ssw' }), 'in');
  });

  it('a docked submarine stays out unless the option lets the pair attack', () => {
    assert.equal(getReason(createSub(3, 3, { dockedWith: 'milchcow' })), 'docked-pair-price');
    assert.equal(
      getReason(createSub(3, 3, { dockedWith: 'milchcow' }), { ...header, options: { dockedPairAttacks: 'yes' } }),
      'in',
    );
  });
});
