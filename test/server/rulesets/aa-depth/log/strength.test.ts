/** How many units of a group can still act in a log, and why no more. */
import assert from 'node:assert/strict';
import type { LogEntry } from '../../../../../server/src/rulesets/aa-depth/data';
import {
  countActsBefore,
  countElected,
  findStrengthProhibition,
  formatShare,
  type LoggedGroup,
} from '../../../../../server/src/rulesets/aa-depth/log/strength';

const names = { singular: 'submarine', plural: 'submarines' };

/** `1 hit 2` is an entry of cycle 1 with two units; `1 dived` has no number. */
function createGroup(count: number, log: readonly string[], hits = 1): LoggedGroup {
  const entries = log.map((line): LogEntry => {
    const [cycle, did, number] = line.split(' ');
    return {
      ...{ cycle: Number(cycle), group: 'wolfpack', did: did as LogEntry['did'] },
      ...(number !== undefined && { count: Number(number) }),
    };
  });
  return { log: entries, id: 'wolfpack', count, hits, names, fireRule: 'submarine-dive' };
}

/** Why the last entry of a log is forbidden; undefined if it is allowed. */
function explainLast(count: number, log: readonly string[], hits?: number): string | undefined {
  const group = createGroup(count, log, hits);
  const prohibition = findStrengthProhibition(group.log.at(-1)!, group);
  return prohibition && `${prohibition.rule}: ${prohibition.reason}`;
}

describe('the number of units that act in a log', () => {
  const cases: readonly (readonly [count: number, log: readonly string[], why: string | undefined, hits?: number])[] = [
    // Hits.
    [3, ['1 hit 3'], undefined],
    [3, ['1 hit 4'], 'remove-casualties: it has only 3 submarines'],
    [3, ['1 hit 1', '1 hit 2'], undefined],
    [3, ['1 hit 1', '1 hit 3'], 'remove-casualties: 1 of its 3 submarines sank before'],
    [3, ['1 hit 2', '2 hit 2'], 'remove-casualties: 2 of its 3 submarines sank before'],
    [1, ['1 hit', '2 hit'], 'remove-casualties: it was hit in cycle 1 and is sunk'],
    [1, ['2 hit 2'], 'remove-casualties: it has only 1 submarine'],
    [2, ['1 hit 4'], undefined, 2],
    [2, ['1 hit 3', '2 hit 2'], 'remove-casualties: 1 of its 2 submarines sank before', 2],
    [3, ['1 dived 1', '2 hit 2'], undefined],
    [3, ['1 dived 1', '2 hit 3'], 'dived-untouchable: of its 3 submarines 1 dived before'],
    [3, ['1 dived 1', '1 hit 1', '2 hit 2'], 'dived-untouchable: of its 3 submarines 1 dived and 1 sank before'],
    [1, ['1 dived', '3 hit'], 'dived-untouchable: it dived in cycle 1'],
    // Fire.
    [3, ['1 fired 3'], undefined],
    [3, ['1 fired 2', '1 fired 1'], undefined],
    [3, ['1 fired 2', '1 fired 2'], 'submarine-dive: 2 of its 3 submarines fired in this cycle before'],
    [1, ['1 fired', '1 fired'], 'submarine-dive: it fired in this cycle before'],
    [3, ['1 fired 3', '2 fired 3'], undefined],
    [3, ['1 hit 1', '1 fired 3'], undefined],
    [3, ['1 hit 1', '2 fired 2'], undefined],
    [3, ['1 hit 1', '2 fired 3'], 'remove-casualties: 1 of its 3 submarines sank before'],
    [3, ['1 dived 1', '2 fired 3'], 'dived-stays-out: of its 3 submarines 1 dived before'],
    [3, ['1 dived 1', '1 fired 2'], undefined],
    [
      3,
      ['1 dived 1', '1 fired 3'],
      'submarine-dive: 1 of its 3 submarines dived in cycle 1, and submarines that dive give up their roll',
    ],
    [
      3,
      ['1 dived', '1 fired 1'],
      'submarine-dive: 3 of its 3 submarines dived in cycle 1, and submarines that dive give up their roll',
    ],
    [1, ['1 dived', '1 fired'], 'submarine-dive: it dived in cycle 1, and submarines that dive give up their roll'],
    // Dives.
    [3, ['1 dived 3'], undefined],
    [3, ['1 dived 4'], 'submarine-dive: 3 of its 3 submarines survived, and only survivors dive'],
    [3, ['1 hit 2', '1 dived 1'], undefined],
    [3, ['1 hit 2', '1 dived 2'], 'submarine-dive: 1 of its 3 submarines survived, and only survivors dive'],
    [3, ['1 hit 3', '1 dived 1'], 'submarine-dive: 0 of its 3 submarines survived, and only survivors dive'],
    [1, ['1 hit', '1 dived'], 'submarine-dive: it was hit in cycle 1, and only survivors dive'],
    [1, ['1 hit', '2 dived'], 'submarine-dive: it was hit in cycle 1, and only survivors dive'],
    [3, ['1 dived 2', '2 dived 1'], undefined],
    [3, ['1 dived 2', '2 dived 2'], 'dived-stays-out: of its 3 submarines 2 dived before'],
    [3, ['1 dived 2', '1 dived 1'], undefined],
    [3, ['1 dived 2', '1 dived 2'], 'submarine-dive: 1 of its 3 submarines survived, and only survivors dive'],
    [2, ['1 hit 2', '1 dived 2'], undefined, 2],
    [2, ['1 hit 3', '1 dived 2'], 'submarine-dive: 1 of its 2 submarines survived, and only survivors dive', 2],
    // Submarines that elect to defend.
    [3, ['1 elected 3'], undefined],
    [3, ['1 elected 2', '1 elected 1'], undefined],
    [3, ['1 elected 2', '2 elected 2'], 'elect-to-defend: 2 of its 3 submarines elected to defend before'],
    [1, ['1 elected', '2 elected'], 'elect-to-defend: it elected to defend before'],
    [3, ['1 dived 1', '2 elected 3'], 'dived-stays-out: of its 3 submarines 1 dived before'],
    [3, ['1 dived 1', '2 elected 2'], undefined],
  ];
  for (const [count, log, why, hits] of cases)
    it(`${why === undefined ? 'allows' : 'forbids'} the last entry of ${log.join(', ')} for ${count} with ${hits ?? 1} hits each`, () => {
      assert.equal(explainLast(count, log, hits), why);
    });

  it('entries count in the order of their cycles, not of the log', () => {
    const group = createGroup(2, ['2 hit 2', '1 hit 1']);
    assert.match(findStrengthProhibition(group.log[0]!, group)!.reason, /1 of its 2 submarines sank before/);
    assert.equal(findStrengthProhibition(group.log[1]!, group), undefined);
  });

  it('entries of other groups do not count', () => {
    const { log, ...group } = createGroup(2, ['1 hit 2', '2 fired 2']);
    const otherLog = [{ ...log[0]!, group: 'others' }, log[1]!];
    assert.equal(findStrengthProhibition(log[1]!, { ...group, log: otherLog }), undefined);
  });

  it('counts who elected, in all or before an entry', () => {
    const group = createGroup(4, ['1 elected 1', '2 fired 1', '2 elected']);
    assert.equal(countElected(group), 5, 'an entry without a number counts all');
    assert.deepEqual(
      group.log.map((entry) => countElected(group, entry)),
      [0, 1, 1],
    );
  });

  it('counts who fired in the cycle, and who is gone before an entry', () => {
    const group = createGroup(6, ['1 hit 1', '1 dived 1', '2 fired 2', '2 hit 1', '2 dived 1', '2 fired 1']);
    assert.deepEqual(countActsBefore(group.log[5]!, group), { fired: 2, gone: 4 });
    assert.deepEqual(countActsBefore(group.log[0]!, group), { fired: 0, gone: 0 });
    assert.deepEqual(countActsBefore(group.log[2]!, group), { fired: 0, gone: 2 });
  });

  it('says it of a single unit, and otherwise how many of how many', () => {
    const format = (count: number, acting: number) => formatShare(createGroup(count, []), acting, 'fired');
    assert.deepEqual(
      [format(1, 1), format(2, 1), format(1, 0)],
      ['it fired', '1 of its 2 submarines fired', '0 of its 1 submarines fired'],
    );
  });
});
