import assert from 'node:assert/strict';
import { edited, leversOf } from '../../../../server/src/features';
import { analysisOf, biscay, foundIn } from '../support';

describe('what of a combat could be otherwise, one thing at a time', () => {
  it('is one unit more or less of each kind, named with its owner', () => {
    const levers = leversOf(foundIn(analysisOf(biscay)));
    assert.ok(!('refused' in levers));
    const flotilla = levers.find(({ title }) => title === 'Submarine (flotilla-7)')!;
    assert.deepEqual(
      [flotilla.kind, flotilla.owner, flotilla.written, flotilla.settings.map(({ title }) => title)],
      ['number', 'Germany', '2', ['1', '3']],
    );
  });

  it('is every other word of a choice, and every other reading of an option that has several', () => {
    const found = foundIn(analysisOf(biscay));
    const levers = leversOf(found);
    assert.ok(!('refused' in levers));
    const weather = levers.find(({ title }) => title === 'Weather')!;
    assert.equal(weather.written, 'rain');
    assert.ok(!weather.settings.some(({ title }) => title === 'rain'));
    const open = found.ruleset.options.filter(
      ({ readings, default: usual }) => Object.keys(readings).length > 1 && typeof usual !== 'object',
    );
    assert.equal(levers.filter(({ kind }) => kind === 'option').length, open.length);
  });

  it('changes that thing alone: each setting is a combat that can be fought', () => {
    const found = foundIn(analysisOf(biscay));
    const levers = leversOf(found);
    assert.ok(!('refused' in levers) && levers.length > 10);
    for (const { id, settings } of levers)
      for (const { title, edits } of settings) {
        assert.ok(edits.length > 0, `${id} ${title}`);
        assert.ok(!('refused' in edited(found, edits)), `${id} ${title}`);
      }
  });
});
