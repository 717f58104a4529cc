import assert from 'node:assert/strict';
import { createCampaignState } from '../../../../../server/src/rulesets/axis-and-allies/combats/campaign';

const powers = { germany: { side: 'axis' }, uk: { side: 'allies' }, us: { side: 'allies' } } as const;

const forces = [
  { id: 'home-fleet', power: 'uk', units: { dd: 3, bb: 1 } },
  {
    id: 'wolves',
    power: 'germany',
    units: [
      { id: 'wolfpack', type: 'sub', count: 2 },
      { type: 'dd', count: 1 },
      { type: 'dd', count: 2 },
    ],
  },
];

const createState = (power: string, more: object = {}) =>
  createCampaignState({ ruleset: 'aare', turn: { round: 2, power }, powers, forces, ...more } as never);

describe('the place of a scenario in a campaign', () => {
  it('turns are numbered in the order in which powers take them, over all rounds', () => {
    const describeTurn = (power: string) => {
      const { turn } = createState(power);
      return turn && [turn.number, turn.label, turn.next];
    };
    assert.deepEqual(describeTurn('germany'), [6, 'round 2, Germany', { round: 2, power: 'uk' }]);
    assert.deepEqual(describeTurn('uk'), [7, 'round 2, the UK', { round: 2, power: 'us' }]);
    assert.deepEqual(describeTurn('us'), [8, 'round 2, the US', { round: 3, power: 'germany' }]);
    assert.equal(describeTurn('japan'), undefined, 'a power that the scenario does not have');
    assert.equal(createState('uk', { turn: undefined }).turn, undefined);
  });

  it('counts the units of each kind in a force, and what written results have cost', () => {
    const seaBattles = [
      {
        id: 'first',
        attacker: { from: 'home-fleet', units: { dd: 2, bb: 1 } },
        defender: { power: 'germany', units: { sub: 1 } },
        result: { attacker: { dd: 1, bb: 1 } },
      },
      {
        id: 'second',
        attacker: { from: 'home-fleet', units: { dd: 2 } },
        defender: { from: 'wolves', units: { wolfpack: 2 } },
        result: { attacker: { dd: 1 }, defender: { wolfpack: 0 } },
      },
    ];
    const { units } = createState('uk', { seaBattles });
    assert.deepEqual(
      units.map(({ format, power, count, destroyed, combats }) => [format(count), power, destroyed, combats]),
      [
        ['3 `dd` of `home-fleet`', 'uk', 2, ['first', 'second']],
        ['1 `bb` of `home-fleet`', 'uk', 0, []],
        ['2 `wolfpack` of `wolves`', 'germany', 2, ['second']],
        ['3 `dd` of `wolves`', 'germany', 0, []],
      ],
    );
  });

  it('offers to reduce the count of a kind that is written once', () => {
    const listFixes = createState('uk').units.map(({ createFixes }) => createFixes(1).map(({ title }) => title));
    assert.deepEqual(listFixes, [['Leave 1'], ['Leave 1'], ['Leave 1'], []]);
    const { units } = createState('uk', { forces });
    assert.deepEqual(
      [units[0], units[2]].map((unit) => unit!.createFixes(1)[0]!.edits),
      [
        [{ edit: 'set', owner: forces[0]!.units, key: 'dd', value: 1 }],
        [{ edit: 'set', owner: (forces[1]!.units as readonly object[])[0], key: 'count', value: 1 }],
      ],
    );
  });

  it('new units of a power are there after its turn', () => {
    const canReplace = (now: string, since: number | undefined, power: string | undefined = 'uk') =>
      createState(now).canReplace({ key: 'dd', power }, since);
    // Turn 6 is that of Germany, 7 that of the UK, 8 that of the US.
    assert.equal(canReplace('us', 7), true, 'destroyed in its own turn, built at its end');
    assert.equal(canReplace('uk', 6), false, 'its turn has not ended');
    assert.equal(canReplace('us', 6), true);
    assert.equal(canReplace('us', 6, 'us'), false);
    assert.equal(canReplace('us', 5, 'us'), true, 'its turn of the round before');
    assert.equal(canReplace('germany', 3, 'us'), true, 'a whole round');
    assert.equal(canReplace('us', 8), false, 'in the same turn');
    assert.equal(canReplace('uk', undefined), true);
    assert.equal(canReplace('uk', 8), true, 'files in another order');
    assert.equal(createState('uk').canReplace({ key: 'dd', power: undefined }, 6), true);
  });
});
