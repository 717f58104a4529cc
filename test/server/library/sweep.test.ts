import assert from 'node:assert/strict';
import { compare, matters, odds, sweep } from '../../../server/src/library';
import type { Swept } from '../../../server/src/library';
import { dedent } from '../../support/fixture';
import { biscay, twoZones } from '../cli/scenarios';

const createBattle = (dd: number, sub = 2): string =>
  dedent(`
    ruleset: aare
    turn: { round: 3, power: japan, phase: conduct-combat }
    powers: { japan: { side: axis }, us: { side: allies } }
    seaBattles:
      - id: coral-sea
        attacker: { power: japan, units: { sub: ${sub}, ftr: 1, ac: 1 } }
        defender: { power: us, units: { dd: ${dd}, bb: 1 } }
  `);

/** A number of a cell, or undefined if its combat cannot be fought. */
function findNumber({ stands: result }: Pick<Swept['cells'][number], 'stands'>, path: string): number | undefined {
  if ('refused' in result) return undefined;
  return result.odds.find((number) => number.path.join('.') === path)?.value;
}

describe('a sweep', () => {
  it('a sweep gives each combat the odds that it has when it is written that way', async () => {
    const { cells, variables, id } = await sweep(createBattle(1), {
      vary: ['defender.units.dd=1..3', 'attacker.units.sub=1,2'],
    });
    assert.equal(id, 'coral-sea');
    assert.deepEqual(
      variables.map(({ path, written }) => [path, written]),
      [
        ['defender.units.dd', 1],
        ['attacker.units.sub', 2],
      ],
    );
    assert.deepEqual(
      cells.map(({ values }) => values),
      [1, 2, 3].flatMap((dd) => [1, 2].map((sub) => [dd, sub])),
    );
    assert.deepEqual(
      cells.map(({ isWritten }) => isWritten),
      [false, true, false, false, false, false],
    );
    for (const cell of cells) {
      const [dd, sub] = cell.values as readonly [number, number];
      const [report] = await odds(createBattle(dd, sub));
      const units = report!.odds!.measures.find(({ path }) => path.join('.') === 'attacker.units')!;
      assert.equal(findNumber(cell, 'attacker.units'), units.mean, `${dd} ${sub}`);
    }
  });

  it('reports why a combat cannot be fought, and continues', async () => {
    const { cells } = await sweep(createBattle(1), { vary: ['defender.units.dd=-1..1'] });
    const [first, ...others] = cells;
    assert.ok('refused' in first!.stands);
    assert.match(first!.stands.refused, /^This cannot be fought: /);
    assert.ok(others.every(({ stands: result }) => !('refused' in result)));
  });

  it('requires the name of the combat unless a path names it', async () => {
    await assert.rejects(
      sweep(dedent(twoZones), { vary: ['weather=fine,rain'] }),
      /Which combat do you mean\? There are: .+ --engagement/,
    );
    const other = /id: (\S+)/g.exec(dedent(twoZones))![1]!;
    const { id } = await sweep(dedent(twoZones), { vary: [`engagements.${other}.weather=fine`] });
    assert.equal(id, other);
  });

  it('rejects a sweep with too many combats before it calculates anything', async () => {
    await assert.rejects(
      sweep(createBattle(1), { vary: ['defender.units.dd=0..999', 'attacker.units.sub=0..999'] }),
      /That would be 1000000 combats; at most 10000/,
    );
  });

  it('rejects when its signal is aborted', async () => {
    const signal = AbortSignal.abort(new Error('enough'));
    await assert.rejects(sweep(createBattle(1), { vary: ['defender.units.dd=0..3'], signal }), /enough/);
  });
});

describe('a comparison', () => {
  it('compares the combat as written with each variant, as a sweep does', async () => {
    const { variants } = await compare(createBattle(1), {
      with: ['defender.units.dd=3,attacker.units.sub=1'],
      vary: ['defender.units.dd=1..2'],
    });
    assert.deepEqual(
      variants.map(({ title }) => title),
      ['as written', 'defender.units.dd=3, attacker.units.sub=1', 'defender.units.dd=2'],
    );
    const { cells } = await sweep(createBattle(1), { vary: ['defender.units.dd=1..3', 'attacker.units.sub=1..2'] });
    const [written, both, two] = variants.map((variant) => findNumber(variant, 'attacker-wins'));
    const findCellValue = (...values: readonly number[]) =>
      findNumber(
        cells.find((cell) => cell.values.join() === values.join())!,
        'attacker-wins',
      );
    assert.deepEqual([written, both, two], [findCellValue(1, 2), findCellValue(3, 1), findCellValue(2, 2)]);
  });

  it('compares all readings of an option', async () => {
    const { variants } = await compare(dedent(biscay), { vary: ['weather'] });
    assert.ok(variants.length > 2);
    assert.ok(variants.slice(1).every(({ title }) => title.startsWith('weather=') && title !== 'weather=rain'));
  });

  it('requires at least one change, and exactly one value for each variable of `with`', async () => {
    await assert.rejects(compare(createBattle(1), {}), /Say what to compare with/);
    await assert.rejects(compare(createBattle(1), { vary: ['defender.units.dd=1'] }), /Say what to compare with/);
    await assert.rejects(
      compare(createBattle(1), { with: ['defender.units.dd=1..3'] }),
      /Give `defender.units.dd` one value/,
    );
  });
});

describe('the ranking of what matters', () => {
  it('ranks each change by the difference that it makes by itself', async () => {
    const { of: subject, matters: all } = await matters(createBattle(1));
    assert.equal(subject.title, 'Japan wins');
    const effects = all.map((item) => item.most);
    assert.deepEqual(
      effects,
      effects.toSorted((a, b) => b - a),
    );
    const destroyers = all.find(({ id }) => id === 'seaBattles/0/defender/units/dd')!;
    const { cells } = await sweep(createBattle(1), { vary: ['defender.units.dd=0,2'] });
    const [atNone, two] = cells.map((cell) => findNumber(cell, 'attacker-wins')!);
    assert.deepEqual(
      destroyers.settings.map(({ title, value }) => [title, value]),
      [
        ['2', two],
        ['0', atNone],
      ],
    );
    assert.ok(Math.abs(destroyers.most - Math.max(atNone! - subject.value, subject.value - two!)) < 1e-12);
  });

  it('ranks by another number of the odds, and rejects unknown ones', async () => {
    const { of: subject } = await matters(createBattle(1), { of: 'defender.units' });
    assert.deepEqual([subject.kind, subject.title], ['expected', 'units left, the US']);
    await assert.rejects(matters(createBattle(1), { of: 'luck' }), /have no `luck`. They have `attacker-wins`/);
  });
});
