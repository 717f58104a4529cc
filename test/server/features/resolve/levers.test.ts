import assert from 'node:assert/strict';
import { applyEdits, listLevers } from '../../../../server/src/features';
import { listAdjacentSettings } from '../../../../server/src/features/resolve/levers';
import { dedent } from '../../../support/fixture';
import { analyzeText, biscay, getCombat } from '../support';

const depthBattle = dedent(`
  ruleset: aa-depth
  turn: { round: 3, power: germany, phase: conduct-combat }
  powers: { germany: { side: axis }, uk: { side: allies } }
  seaBattles:
    - id: biscay
      seaZone: SZ 8
      attacker: { power: germany, units: [{ id: wolfpack, type: sub, count: 3, depth: surfaced }] }
      defender: { power: uk, units: { dd: 2 } }
`);

describe('the levers of a combat', () => {
  it('offers one unit more or less of each kind, named with its owner', () => {
    const levers = listLevers(getCombat(analyzeText(biscay)));
    assert.ok(!('refused' in levers));
    const flotilla = levers.find(({ title }) => title === 'Submarine (flotilla-7)')!;
    assert.deepEqual(
      [flotilla.kind, flotilla.owner, flotilla.written, listAdjacentSettings(flotilla).map(({ title }) => title)],
      ['number', 'Germany', '2', ['1', '3']],
    );
  });

  it('offers every other word of a choice, and every other reading of an option', () => {
    const target = getCombat(analyzeText(biscay));
    const levers = listLevers(target);
    assert.ok(!('refused' in levers));
    const weather = levers.find(({ title }) => title === 'Weather')!;
    assert.equal(weather.written, 'rain');
    assert.ok(!listAdjacentSettings(weather).some(({ title }) => title === 'rain'));
    const open = target.ruleset.options.filter(
      ({ readings, default: defaultReading }) =>
        typeof defaultReading === 'number' || (Object.keys(readings).length > 1 && typeof defaultReading !== 'object'),
    );
    assert.equal(levers.filter(({ kind }) => kind === 'option').length, open.length);
  });

  it('offers the unit table with its die, and an option that is a number', () => {
    const levers = listLevers(getCombat(analyzeText(depthBattle)));
    assert.ok(!('refused' in levers));
    const table = levers.find(({ id }) => id === 'unitTable')!;
    assert.deepEqual([table.title, table.written, table.kind], ['Unit table', 'revised d6', 'word']);
    assert.ok(table.choices!.some(({ value }) => value === 'derived-d20'));
    const minHit = levers.find(({ id }) => id === 'options/minHit')!;
    assert.deepEqual(
      [
        minHit.kind,
        minHit.owner,
        minHit.minimum,
        minHit.maximum,
        listAdjacentSettings(minHit).map(({ title }) => title),
      ],
      ['option', undefined, 0, 1, ['0']],
    );
  });

  it('changes one thing at a time: each setting is a combat that can be resolved', () => {
    const target = getCombat(analyzeText(biscay));
    const levers = listLevers(target);
    assert.ok(!('refused' in levers) && levers.length > 10);
    for (const lever of levers)
      for (const { title, edits } of listAdjacentSettings(lever)) {
        assert.ok(edits.length > 0, `${lever.id} ${title}`);
        assert.ok(!('refused' in applyEdits(target, edits)), `${lever.id} ${title}`);
      }
  });
});
