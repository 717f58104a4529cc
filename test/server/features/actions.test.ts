import assert from 'node:assert/strict';
import { actions, emptyMemory, fixAll, problems } from '../../../server/src/features';
import type { Action } from '../../../server/src/features';
import { applyTextEdits } from '../../../server/src/text';
import { analysisOf, biscay, formatProblems, foundIn, offsetOf, remembered } from './support';

function at(text: string, piece: string, memory = emptyMemory): readonly Action[] {
  const analysis = analysisOf(text);
  const from = offsetOf(text, piece, 1);
  return actions(analysis, { from, to: from }, problems(analysis), memory);
}

const titles = (of: readonly Action[], kind: Action['kind']) =>
  of.filter((action) => action.kind === kind).map(({ title }) => title);

describe('actions', () => {
  it('offer the fixes of the problems under the cursor, and of no others', () => {
    const text = biscay.replace('weather: rain', 'weather: rian').replace('side: axis', 'side: axs');
    assert.match(titles(at(text, 'rian'), 'quickfix').join('\n'), /^Change to `rain`/);
    assert.match(titles(at(text, 'axs'), 'quickfix').join('\n'), /^Change to `axis`/);
    assert.deepEqual(titles(at(text, 'title'), 'quickfix'), []);
  });

  it('offer the actions of the combat under the cursor', () => {
    assert.deepEqual(titles(at(biscay, 'rain'), 'combat'), ['Resolve combat biscay', 'Show odds of combat biscay']);
    assert.deepEqual(titles(at(biscay, 'title'), 'combat'), []);
  });

  it('offer to write a result once there is one', () => {
    const memory = remembered(foundIn(analysisOf(biscay)));
    assert.ok(titles(at(biscay, 'rain', memory), 'combat').includes('Write result of combat biscay'));
  });

  it('fix all with the preferred fixes of all problems at once', () => {
    const text = biscay
      .replace('weather: rain', 'weather: rian')
      .replace('side: axis', 'side: axs')
      .replace('power: germany', 'power: germny');
    const all = fixAll(problems(analysisOf(text)));
    assert.ok(all);
    assert.deepEqual(formatProblems(applyTextEdits(text, all.edits)), []);
  });

  it('leave out of fix all what meets another fix in the text', () => {
    const [problem] = problems(analysisOf(biscay.replace('weather: rain', 'weather: rian')));
    const all = fixAll([problem!, { ...problem!, message: 'The same place.' }]);
    assert.equal(all?.edits.length, 1);
  });

  it('have nothing to fix in a sound scenario', () => {
    assert.equal(fixAll(problems(analysisOf(biscay))), undefined);
  });
});
