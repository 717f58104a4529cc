/** What the combats of a turn leave of ships and aircraft that later combats have as well. */
import assert from 'node:assert/strict';
import { indexIds } from '../../../../../server/src/model/ids';
import { describeRemaining } from '../../../../../server/src/rulesets/awaw/combats/describe-remaining';
import {
  computeRemaining,
  createPool,
  withShips,
  withSquadrons,
} from '../../../../../server/src/rulesets/awaw/combats/turn-pool';
import { formatShips } from '../../../../../server/src/rulesets/awaw/combats/turn-ships';
import type { Unit } from '../../../../../server/src/rulesets/awaw/data';

const ids = indexIds([], []);
const cruisers: Unit = { id: 'myokos', type: 'ca', count: 4, damaged: 1 };
const destroyers: Unit = { id: 'nagaras', type: 'dd', count: 6 };
const oilers: Unit = { id: 'oilers', type: 'transport', count: 4, damaged: 2 };
const akagi: Unit = { id: 'akagi', type: 'cv', name: 'Akagi' };
const kates: Unit = { id: 'kates', type: 'nas', squadrons: 6 };
const nells: Unit = { id: 'nells', type: 'aaf', factors: 2 };
const all = [akagi, cruisers, destroyers, oilers, kates, nells];

/** The lines of a second combat, with some counters of the turn changed. */
function reduce(lines: readonly Unit[], change: Readonly<Record<string, number>>, first = all) {
  const pool = createPool([first, lines], ids);
  const state = pool.start.map((value, index) => change[pool.counters[index]!.name] ?? value);
  return { pool, state, remaining: computeRemaining(lines, state, pool) };
}

describe('the ships and aircraft of a turn', () => {
  it('ships and aircraft that two combats have are counted', () => {
    const { counters, start } = createPool([all, all], ids);
    assert.deepEqual(
      counters.map(({ name, max }, index) => `${name} ${start[index]} of ${max}`),
      [
        'fate.akagi 0 of 9',
        ...['sunk.myokos 0 of 4', 'damaged.myokos 1 of 4', 'sunk.nagaras 0 of 6', 'damaged.nagaras 0 of 6'],
        ...['sunk.oilers 0 of 4', 'damaged.oilers 0 of 4', 'out.kates 0 of 6', 'out.nells 0 of 6'],
      ],
    );
    assert.deepEqual(createPool([all, []], ids).counters, []);
  });

  it('the next turn counts those of a single combat, too, and eliminated squadrons apart from aborted ones', () => {
    const { counters } = createPool([[akagi, kates]], ids, true);
    assert.deepEqual(
      counters.map(({ name, max }) => `${name} ${max}`),
      ['fate.akagi 9', 'out.kates 6', 'eliminated.kates 6'],
    );
  });

  it('counts the lines of a combat that take from one unit together', () => {
    const [van, rear]: Unit[] = [
      { id: 'van', unit: 'nagaras', type: 'dd', count: 2 },
      { id: 'rear', unit: 'nagaras', type: 'dd', count: 5 },
    ];
    const { counters } = createPool([[destroyers], [van!, rear!]], ids);
    assert.deepEqual(
      counters.map(({ name, max }) => `${name} ${max}`),
      ['sunk.nagaras 7', 'damaged.nagaras 7'],
    );
  });

  it('nothing changes for units that lost nothing', () => {
    assert.deepEqual([...reduce(all, {}).remaining], []);
  });

  it('a ship is as earlier combats left it', () => {
    const leave = (fate: number, unit: Unit = akagi) => {
      const { remaining } = reduce([unit], { 'fate.akagi': fate });
      return remaining.has('akagi') ? remaining.get('akagi') : 'unchanged';
    };
    assert.equal(leave(0), 'unchanged');
    assert.deepEqual(leave(1), { ...akagi, hits: 1 });
    assert.deepEqual(leave(1, { ...akagi, hits: 2 }), { ...akagi, hits: 2 });
    assert.deepEqual(leave(8), { ...akagi, damaged: true });
    assert.equal(leave(9), undefined);
  });

  it('undamaged ships fight first where a combat takes fewer than are left', () => {
    const leave = (lines: readonly Unit[], sunk: number, damaged: number) => {
      const { remaining } = reduce(lines, { 'sunk.myokos': sunk, 'damaged.myokos': damaged });
      return lines.map((line) => {
        const unit = remaining.has(line.id) ? remaining.get(line.id) : line;
        return unit && 'count' in unit ? [unit.count, 'damaged' in unit ? unit.damaged : undefined] : undefined;
      });
    };
    assert.deepEqual(leave([cruisers], 1, 1), [[3, 1]]);
    assert.deepEqual(leave([cruisers], 1, 3), [[3, 3]]);
    assert.deepEqual(leave([cruisers], 2, 3), [[2, 2]], 'no more are damaged than are afloat');
    assert.deepEqual(leave([cruisers], 4, 0), [undefined]);
    const [van, rear]: Unit[] = [
      { id: 'van', unit: 'myokos', type: 'ca', count: 2 },
      { id: 'rear', unit: 'myokos', type: 'ca', count: 2 },
    ];
    assert.deepEqual(leave([van!, rear!], 1, 1), [
      [2, 0],
      [1, 1],
    ]);
    assert.deepEqual(leave([van!, rear!], 0, 3), [
      [2, 1],
      [2, 2],
    ]);
    assert.deepEqual(leave([van!, rear!], 2, 0), [[2, 0], undefined]);
  });

  it('squadrons that are out of action are taken from the lines of a unit in their order', () => {
    const [first, second]: Unit[] = [
      { id: 'first', unit: 'kates', type: 'nas', squadrons: 4 },
      { id: 'second', unit: 'kates', type: 'nas', squadrons: 2 },
    ];
    const leave = (out: number) => {
      const { remaining } = reduce([first!, second!], { 'out.kates': out });
      return [first!, second!].map(({ id }) => {
        const unit = remaining.has(id) ? remaining.get(id) : { squadrons: 'all' };
        return unit && 'squadrons' in unit ? unit.squadrons : undefined;
      });
    };
    assert.deepEqual([0, 1, 2, 3, 6].map(leave), [
      ['all', 'all'],
      ['all', 1],
      ['all', undefined],
      [3, undefined],
      [undefined, undefined],
    ]);
  });

  it('army air factors that have lost squadrons are counted in squadrons', () => {
    assert.equal(withSquadrons(nells, 6), nells);
    assert.deepEqual(withSquadrons(nells, 5), { id: 'nells', type: 'aas', squadrons: 5 });
    assert.deepEqual(withSquadrons(kates, 1), { ...kates, squadrons: 1 });
    assert.deepEqual([withSquadrons(kates, 0), withSquadrons(akagi, 1)], [undefined, undefined]);
    assert.equal(withSquadrons({ id: 'vals', type: 'nas' }, 1)?.id, 'vals', 'a line without a number is one squadron');
  });

  it('damaged transports are the first that are sunk', () => {
    assert.deepEqual(
      [0, 1, 2, 3].map((sunk) => withShips(oilers, 4 - sunk, 0, sunk)),
      [2, 1, 0, 0].map((damaged, sunk) => ({ ...oilers, count: 4 - sunk, damaged })),
    );
    assert.deepEqual(withShips(destroyers, 2, 0, 4), { ...destroyers, count: 2 });
    assert.deepEqual(withShips(cruisers, 2, 2, 0), { ...cruisers, count: 2, damaged: 2 });
    assert.equal(withShips(oilers, 0, 0, 4), undefined);
  });
});

describe('the losses of a turn in words', () => {
  it('says what became of ships and aircraft', () => {
    const format = (change: Readonly<Record<string, number>>) => {
      const { pool, state } = reduce(all, change);
      return formatShips(new Map(all.map((unit) => [unit.id, unit])), pool.tracked, state);
    };
    assert.equal(format({ 'damaged.myokos': 0 }), 'no ship lost or damaged');
    assert.equal(format({ 'fate.akagi': 1, 'damaged.myokos': 0 }), 'Akagi with 1 hit');
    assert.equal(format({ 'fate.akagi': 2, 'damaged.myokos': 0 }), 'Akagi with 2 hits');
    assert.equal(format({ 'fate.akagi': 8, 'damaged.myokos': 0 }), 'Akagi damaged');
    assert.equal(
      format({ 'fate.akagi': 9, 'sunk.nagaras': 2, 'out.kates': 3 }),
      'Akagi sunk, 1 of Myokos damaged, 2 of Nagaras sunk, 3 of Kates out of action',
    );
  });

  it('says in which state a unit comes to its next combat', () => {
    const describe = (unit: Unit, change: object | undefined) =>
      describeRemaining(unit, change && { ...unit, ...change });
    assert.deepEqual(describeRemaining(akagi, akagi), []);
    assert.deepEqual(describe(akagi, undefined), ['Akagi: sunk']);
    assert.deepEqual(describe(akagi, { damaged: true }), ['Akagi: damaged']);
    assert.deepEqual(describe(akagi, { hits: 1 }), ['Akagi: 1 hit']);
    assert.deepEqual(describe(cruisers, { count: 3 }), ['myokos: 3 of 4']);
    assert.deepEqual(describe(cruisers, { damaged: 2 }), ['myokos: 2 damaged']);
    assert.deepEqual(describe(cruisers, { count: 2, damaged: 2 }), ['myokos: 2 of 4', 'myokos: 2 damaged']);
    assert.deepEqual(describe(cruisers, { count: 4 }), []);
    assert.deepEqual(describe(kates, { squadrons: 4 }), ['kates: 4 of 6 squadrons']);
    assert.deepEqual(describe(kates, undefined), ['kates: 0 of 6 squadrons']);
    assert.deepEqual(describe({ id: 'vals', type: 'nas' }, undefined), ['vals: 0 of 1 squadron']);
    assert.deepEqual(describe(nells, { factors: 1 }), ['nells: 3 of 6 squadrons']);
    assert.deepEqual(describe(kates, {}), []);
  });

  it('says why a unit stays out', () => {
    const kaga: Unit = { id: 'kaga', type: 'cv', joins: { unless: 'damaged' } };
    assert.deepEqual(describeRemaining(kaga, { ...kaga, damaged: true }), ['kaga stays out: it is damaged']);
    assert.deepEqual(describeRemaining(kaga, { ...kaga, hits: 1 }), ['kaga: 1 hit']);
    const soryu: Unit = { id: 'soryu', type: 'cv', joins: { unless: 'hit' } };
    assert.deepEqual(describeRemaining(soryu, { ...soryu, hits: 1 }), ['soryu stays out: it is hit']);
    assert.deepEqual(describeRemaining(soryu, soryu), []);
    const line: Unit = { ...cruisers, damaged: 0, joins: { unless: 'damaged' } };
    assert.deepEqual(describeRemaining(line, { ...line, damaged: 1 }), [
      'myokos: only those fight that are not damaged, 1 of 4 are damaged',
    ]);
    assert.deepEqual(describeRemaining(line, { ...line, damaged: 4 }), ['myokos stays out: 4 of 4 are damaged']);
  });
});
