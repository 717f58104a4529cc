import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { emptyMemory, findLenses, diagnose } from '../../../server/src/features';
import type { Analysis } from '../../../server/src/features';
import { analyzeText, biscay } from './support';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Requests the same as an editor after an edit. */
function analyzeAndShow(text: string, previous?: Analysis): Analysis {
  const analysis = analyzeText(text, {}, previous);
  diagnose(analysis);
  assert.ok(findLenses(analysis, emptyMemory).length > 0);
  return analysis;
}

describe('the memory of an analysis', () => {
  it('releases the data of the previous text if nothing of it is reused', async () => {
    const before = { analysis: analyzeAndShow(biscay) as Analysis | undefined };
    const former = new WeakRef(before.analysis!.file.documents[0]!.data);
    // The tag makes every part a new one.
    const analysis = analyzeAndShow(`--- !!map\n${biscay}`, before.analysis);
    before.analysis = undefined;
    await setImmediate();
    collectGarbage();
    assert.ok(former.deref() === undefined);
    assert.equal(analysis.scenarios.length, 1);
  });
});
