import assert from 'node:assert/strict';
import { emptyMemory, writeResult } from '../../../server/src/features';
import type { ResolveOptions } from '../../../server/src/features';
import { parse } from '../../../server/src/text';
import { analysisOf, biscay, edited, formatProblems, foundIn, remembered } from './support';

const withoutDice = biscay.replace(/ {4}dice:.*\n/, '');

const foundAt = (text: string) => foundIn(analysisOf(text));

describe('Write result', () => {
  function write(text: string, options?: ResolveOptions): string {
    const found = foundAt(text);
    return edited(text, writeResult(found, remembered(found, options)));
  }
  const resultIn = (text: string) =>
    (parse(text).documents[0]!.data as { engagements: { result: Record<string, unknown> }[] }).engagements[0]!.result;

  it('puts dice and outcome into the file and keeps everything else', () => {
    const after = write(biscay);
    const result = resultIn(after);
    assert.deepEqual(result['surprisePoints'], { subs: 6, convoy: 0 });
    assert.equal(result['combatType'], 'ssw');
    assert.deepEqual((result['dice'] as Record<string, unknown>)['search.subs'], 4);
    assert.equal(after.replace(/ {4}result:\n(?: {6}.*\n)*/, ''), biscay);
    assert.deepEqual(formatProblems(after), []);
  });

  it('notes the seed where one was used', () => {
    assert.equal(resultIn(write(withoutDice, { seed: 7 }))['seed'], 7);
    assert.equal('seed' in resultIn(write(biscay)), false);
  });

  it('replaces a result and keeps the comments in it', () => {
    const before = `${biscay}    result:\n      # by mail\n      summary: old\n      surprisePoints: { subs: 1 } # wrong\n`;
    const after = write(before);
    assert.ok(after.includes('# by mail') && after.includes('# wrong'), after);
    assert.deepEqual(resultIn(after), resultIn(write(biscay)));
  });

  it('changes nothing when it is done again', () => {
    const once = write(biscay);
    assert.equal(write(once), once);
  });

  it('refuses before there is a result, after an edit, and short of the end', () => {
    const refusal = (text: string, memory = emptyMemory) => {
      const result = writeResult(foundAt(text), memory);
      return 'refused' in result ? result.refused : 'written';
    };
    const memory = remembered(foundAt(biscay));
    assert.match(refusal(biscay), /no result yet/);
    assert.match(refusal(biscay.replace('rain', 'snow'), memory), /has changed/);
    const short = biscay.replace(', search.convoy: 5', '');
    assert.match(refusal(short, remembered(foundAt(short))), /not resolved to its end/);
  });
});
