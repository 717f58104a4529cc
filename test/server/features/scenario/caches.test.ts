import assert from 'node:assert/strict';
import { analyseTrial } from '../../../../server/src/features/analysis/analysis';
import { listAllCombats, diagnose, renameSymbol } from '../../../../server/src/features';
import { getPreviousDiagnostics } from '../../../../server/src/features/scenario/offset-diagnostic';
import { applyChanges } from '../../../../server/src/features/resolve/what-if';
import { analyzeText, biscay } from '../support';

describe('the analysis of a trial text', () => {
  it('leaves the cached results of combats unchanged', () => {
    const text = `${biscay.trimEnd()}\n    expect: { surprisePoints: { subs: 99 } } # asdic-ignore-file wif-ssw/owner-passed\n`;
    const analysis = analyzeText(text);
    diagnose(analysis);
    const { expectations } = analysis.caches;
    const { object } = analysis.scenarios[0]!.combats()[0]!;
    const published = getPreviousDiagnostics(analysis);
    const before = [expectations.get(object), published];
    assert.deepEqual([published.failing[0]?.length, published.unusedComments.size], [1, 1]);
    const other = text.replace('title: Condors', 'title: The condors').replace('wif-ssw/', 'wif/');
    // Renaming, *What if* and variants of turns compute the diagnostics of trial texts.
    for (const trial of [analyseTrial(other, analysis), analyseTrial(text.replace('99', '{ min: 0 }'), analysis)])
      diagnose(trial);
    assert.deepEqual([expectations.get(object), getPreviousDiagnostics(analysis)], before);
    assert.equal(expectations.get(object), before[0]);
    const combat = listAllCombats(analysis)[0]!;
    applyChanges(combat, { changes: [] });
    renameSymbol(analysis, text.indexOf('id: flotilla-7') + 4, 'other');
    assert.equal(expectations.get(object), before[0]);
  });
});
