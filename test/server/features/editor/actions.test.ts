import assert from 'node:assert/strict';
import { collectActions, emptyMemory, diagnose } from '../../../../server/src/features';
import type { Action } from '../../../../server/src/features';
import { analyzeText, biscay, getCombat, findOffset, rememberResult } from '../support';

function at(text: string, piece: string, memory = emptyMemory): readonly Action[] {
  const analysis = analyzeText(text);
  const from = findOffset(text, piece, 1);
  return collectActions(analysis, { from, to: from }, diagnose(analysis), memory);
}

const titles = (items: readonly Action[], kind: Action['kind']) =>
  items.filter((action) => action.kind === kind).map(({ title }) => title);

describe('code actions', () => {
  it('offers the fixes of the diagnostics under the cursor and no others', () => {
    const text = biscay.replace('weather: rain', 'weather: rian').replace('side: axis', 'side: axs');
    assert.match(titles(at(text, 'rian'), 'quickfix').join('\n'), /^Change to `rain`/);
    assert.match(titles(at(text, 'axs'), 'quickfix').join('\n'), /^Change to `axis`/);
    assert.deepEqual(titles(at(text, 'title'), 'quickfix'), []);
  });

  it('offers the actions of the combat under the cursor', () => {
    assert.deepEqual(titles(at(biscay, 'rain'), 'combat'), [
      'Resolve combat biscay',
      'Advise on combat biscay',
      'Play combat biscay',
      'Step through combat biscay',
      'Show odds of combat biscay',
    ]);
    assert.deepEqual(titles(at(biscay, 'title'), 'combat'), []);
  });

  it('offers to write a result once there is one', () => {
    const memory = rememberResult(getCombat(analyzeText(biscay)));
    assert.ok(titles(at(biscay, 'rain', memory), 'combat').includes('Write result of combat biscay'));
  });
});
