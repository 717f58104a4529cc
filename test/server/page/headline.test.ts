import assert from 'node:assert/strict';
import { headline } from '../../../server/src/page/headline';
import type { ReportOdds } from '../../../server/src/protocol';
import { drawing, htmlOf, odds, report, textOf, trace } from './support';

function drawn(of: Partial<ReportOdds>) {
  return headline(drawing, { ...report, odds: { ...odds, ...of } }, false);
}

function shared(...shares: readonly number[]): Partial<ReportOdds> {
  const [verdict] = odds.verdicts;
  return { verdicts: [{ ...verdict!, ways: verdict!.ways.map((way, index) => ({ ...way, share: shares[index]! })) }] };
}

describe('the headline of a report', () => {
  it('says who is likely to win', () => {
    assert.match(textOf(drawn({})), /^Japan is favoured to win: 61% against 38%\./);
    assert.match(textOf(drawn(shared(0.3, 0.7, 0, 0))), /^The UK and the US are favoured to win: 70% against 30%\./);
    assert.match(textOf(drawn(shared(0.5, 0.49, 0.01, 0))), /^An even fight: 50% against 49%\./);
    assert.match(
      textOf(drawn(shared(0.2, 0, 0, 0.8))),
      /^Most likely both sides have units left: 80%; Japan wins: 20%\./,
    );
  });

  it('gives every way a look of its own, the likeliest too', () => {
    const html = htmlOf(drawn(shared(0, 0.04, 0.01, 0.95)));
    const looks = [...html.matchAll(/class="swatch ([\w-]+)"/g)].map(([, look]) => look);
    assert.deepEqual(looks, ['side-0', 'side-1', 'neither-0', 'neither-1']);
    assert.equal(new Set(looks).size, looks.length);
  });

  it('lets what does not happen step back, and leaves it out of the bar', () => {
    const html = htmlOf(drawn({}));
    assert.equal([...html.matchAll(/class="part /g)].length, 3);
    assert.match(html, /<li class="none">.*0\.0%.*Both sides have units left/);
  });

  it('marks what came of it', () => {
    const html = htmlOf(headline(drawing, { ...report, odds, trace }, false));
    assert.match(html, /Japan wins<span class="mark">this result/);
  });

  it('says in the words of a player what the exchange is worth', () => {
    const swing = (mean: number) => ({
      path: ['swing'],
      title: 'IPC swing for the attacker',
      of: { kind: 'value' as const, currency: 'IPC' },
      mean,
      distribution: [],
    });
    assert.match(textOf(drawn({ measures: [swing(6.7)] })), /On average Japan destroys 6\.7 IPC more than it loses\./);
    assert.match(
      textOf(drawn({ measures: [swing(-11.16)] })),
      /On average Japan loses 11\.16 IPC more than it destroys\./,
    );
    assert.match(textOf(drawn({ measures: [swing(0)] })), /On average Japan loses as much as it destroys\./);
  });

  it('shows the likeliest ends where nobody wins', () => {
    const ends = [0.3, 0.2, 0.1, 0.1, 0.1].map((share, index) => ({ summary: `${index} hits on the defender`, share }));
    const text = textOf(drawn({ verdicts: [], outcomes: ends, others: 0.2 }));
    assert.match(text, /^Most likely: 0 hits on the UK and the US \(30%\)\./);
    assert.match(text, /30\.0% Anything else/);
  });
});
