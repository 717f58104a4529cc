import assert from 'node:assert/strict';
import { emptyMemory, lenses } from '../../../../server/src/features';
import { analysisOf, biscay, offsetOf } from '../support';

describe('lenses while the text is broken', () => {
  const sound = analysisOf(biscay);
  const shown = lenses(sound, emptyMemory);

  it('keeps the lenses of other combats at their moved places', () => {
    const broken = analysisOf(biscay.replace('title:', 'turn: {\ntitle:'), {}, sound);
    const now = lenses(broken, emptyMemory);
    assert.deepEqual(
      now.map(({ title }) => title),
      shown.map(({ title }) => title),
    );
    assert.ok(now.every(({ range }, at) => range.from === shown[at]!.range.from + 'turn: {\n'.length));
  });

  it('keeps the lens of the edited combat at its head', () => {
    for (const part of ['weather: "rain', 'weather: {rain', '{ weather', 'weather: rian']) {
      const now = lenses(analysisOf(biscay.replace('weather: rain', part), {}, sound), emptyMemory);
      assert.deepEqual(
        now.map(({ range: { from }, title }) => ({ from, title: title.replace(/\d+ problems?/, 'n') })),
        [{ from: shown[0]!.range.from, title: 'Cannot resolve: n' }],
        part,
      );
    }
  });

  it('keeps lenses over several edits, except those of deleted text', () => {
    let analysis = sound;
    for (const part of ['weather: r', 'weather: ra', 'weather: "ra', 'weather: "ra"x']) {
      analysis = analysisOf(biscay.replace('weather: rain', part), {}, analysis);
      assert.equal(lenses(analysis, emptyMemory).length, 1, part);
    }
    const gone = analysisOf(biscay.slice(0, offsetOf(biscay, 'engagements')) + 'powerz: {', {}, analysis);
    assert.equal(lenses(gone, emptyMemory).length, 0);
  });

  it('drops the lens of a combat that was deleted from valid text', () => {
    const without = analysisOf(biscay.slice(0, offsetOf(biscay, 'engagements')), {}, sound);
    assert.deepEqual(lenses(without, emptyMemory), []);
  });
});
