import assert from 'node:assert/strict';
import { collectActions, emptyMemory, diagnose } from '../../../../server/src/features';
import type { Action } from '../../../../server/src/features';
import { analyzeText, biscay, getCombat, findOffset, rememberResult } from '../support';

function collectActionsAt(text: string, piece: string, memory = emptyMemory): readonly Action[] {
  const analysis = analyzeText(text);
  const from = findOffset(text, piece, 1);
  return collectActions(analysis, { from, to: from }, diagnose(analysis), memory);
}

const listTitles = (items: readonly Action[], kind: Action['kind']) =>
  items.filter((action) => action.kind === kind).map(({ title }) => title);

describe('code actions', () => {
  it('offers the fixes of the diagnostics under the cursor and no others', () => {
    const text = biscay.replace('weather: rain', 'weather: rian').replace('side: axis', 'side: axs');
    assert.match(listTitles(collectActionsAt(text, 'rian'), 'quickfix').join('\n'), /^Change to `rain`/);
    assert.match(listTitles(collectActionsAt(text, 'axs'), 'quickfix').join('\n'), /^Change to `axis`/);
    assert.deepEqual(listTitles(collectActionsAt(text, 'title'), 'quickfix'), []);
  });

  it('offers the actions of the combat under the cursor', () => {
    assert.deepEqual(listTitles(collectActionsAt(biscay, 'rain'), 'combat'), [
      'Resolve combat biscay',
      'Advise on combat biscay',
      'Play combat biscay',
      'Step through combat biscay',
      'Show odds of combat biscay',
    ]);
    assert.deepEqual(listTitles(collectActionsAt(biscay, 'title'), 'combat'), []);
  });

  it('offers to write a result once there is one', () => {
    const memory = rememberResult(getCombat(analyzeText(biscay)));
    assert.ok(listTitles(collectActionsAt(biscay, 'rain', memory), 'combat').includes('Write result of combat biscay'));
  });
});
