import assert from 'node:assert/strict';
import { streamVersion } from '../../../../server/src/dice/stream';
import { emptyMemory, writeResult } from '../../../../server/src/features';
import type { ResolveOptions } from '../../../../server/src/features';
import { parse } from '../../../../server/src/text';
import { analyzeText, biscay, applyEdits, formatDiagnostics, getCombat, rememberResult } from '../support';

const withoutDice = biscay.replace(/ {4}dice:.*\n/, '');

const findTarget = (text: string) => getCombat(analyzeText(text));

describe('write result', () => {
  function write(text: string, options?: ResolveOptions): string {
    const locatedCombat = findTarget(text);
    return applyEdits(text, writeResult(locatedCombat, rememberResult(locatedCombat, options)));
  }
  const readResult = (text: string) =>
    (parse(text).documents[0]!.data as { engagements: { result: Record<string, unknown> }[] }).engagements[0]!.result;

  it('writes dice and outcome into the file and keeps everything else', () => {
    const after = write(biscay);
    const result = readResult(after);
    assert.deepEqual(result['surprisePoints'], { subs: 6, convoy: 0 });
    assert.equal(result['combatType'], 'ssw');
    assert.deepEqual((result['dice'] as Record<string, unknown>)['search.subs'], 4);
    assert.equal(after.replace(/ {4}result:\n(?: {6}.*\n)*/, ''), biscay);
    assert.deepEqual(formatDiagnostics(after), []);
  });

  it('records the seed, and the stream version of its dice', () => {
    const after = write(withoutDice, { seed: 7 });
    const { seed, stream } = readResult(after);
    assert.deepEqual([seed, stream], [7, streamVersion]);
    assert.deepEqual(formatDiagnostics(after), []);
    const { seed: noSeed, stream: noStream } = readResult(write(biscay));
    assert.deepEqual([noSeed, noStream], [undefined, undefined]);
  });

  it('replaces a result and keeps the comments in it', () => {
    const before = `${biscay}    result:\n      # by mail\n      summary: old\n      surprisePoints: { subs: 1 } # wrong\n`;
    const after = write(before);
    assert.ok(after.includes('# by mail') && after.includes('# wrong'), after);
    assert.deepEqual(readResult(after), readResult(write(biscay)));
  });

  it('says who won as the headline does: by name', () => {
    const battle = `ruleset: aare
powers: { japan: { side: axis }, us: { side: allies } }
seaBattles:
  - { id: here, attacker: { power: japan, units: { bb: 3 } }, defender: { power: us, units: { dd: 1 } } }
`;
    const { seaBattles } = parse(write(battle, { seed: 1 })).documents[0]!.data as {
      seaBattles: { result: { summary: string } }[];
    };
    assert.match(seaBattles[0]!.result.summary, /^Japan wins/);
  });

  it('changes nothing when repeated', () => {
    const once = write(biscay);
    assert.equal(write(once), once);
  });

  it('refuses without a result, after an edit, and for an incomplete result', () => {
    const refusal = (text: string, memory = emptyMemory) => {
      const result = writeResult(findTarget(text), memory);
      return 'refused' in result ? result.refused : 'written';
    };
    const memory = rememberResult(findTarget(biscay));
    assert.match(refusal(biscay), /no result yet/);
    assert.match(refusal(biscay.replace('rain', 'snow'), memory), /has changed/);
    const short = biscay.replace(', search.convoy: 5', '');
    assert.match(refusal(short, rememberResult(findTarget(short))), /not resolved to its end/);
  });
});
