import assert from 'node:assert/strict';
import { areOutcomesScattered, renderHeadline } from '../../../server/src/page/headline';
import type { ReportOdds } from '../../../server/src/protocol';
import { renderContext, renderHtml, odds, report, renderText, trace } from './support';

function drawHeadline(changes: Partial<ReportOdds>) {
  return renderHeadline(renderContext, { ...report, odds: { ...odds, ...changes } }, false);
}

function setProbabilities(...shares: readonly number[]): Partial<ReportOdds> {
  const [verdict] = odds.verdicts;
  return {
    verdicts: [{ ...verdict!, ways: verdict!.ways.map((outcome, index) => ({ ...outcome, share: shares[index]! })) }],
  };
}

describe('the headline of a report', () => {
  it('names the side that is likely to win', () => {
    assert.match(renderText(drawHeadline({})), /^Japan is favoured to win: 61% against 38%\./);
    assert.match(
      renderText(drawHeadline(setProbabilities(0.3, 0.7, 0, 0))),
      /^The UK and the US are favoured to win: 70% against 30%\./,
    );
    assert.match(renderText(drawHeadline(setProbabilities(0.5, 0.49, 0.01, 0))), /^An even fight: 50% against 49%\./);
    assert.match(
      renderText(drawHeadline(setProbabilities(0.2, 0, 0, 0.8))),
      /^Most likely both sides survive: 80%; Japan wins: 20%\./,
    );
  });

  it('names the other outcome when only one side can win', () => {
    assert.match(
      renderText(drawHeadline(setProbabilities(0.8, 0, 0, 0.2))),
      /^Japan is favoured to win: 80%, otherwise both sides survive\./,
    );
    assert.match(renderText(drawHeadline(setProbabilities(1, 0, 0, 0))), /^Japan is certain to win\./);
  });

  it('calls no victory certain that is only sampled, and a fight even within three points', () => {
    assert.match(
      renderText(drawHeadline({ ...setProbabilities(1, 0, 0, 0), exact: false, method: 'sampled' })),
      /^Japan is favoured to win: /,
    );
    assert.match(renderText(drawHeadline(setProbabilities(0.5125, 0.4875, 0, 0))), /^An even fight: /);
    assert.match(renderText(drawHeadline(setProbabilities(0.03, 0, 0, 0))), /^Japan is favoured to win: /);
    assert.match(renderText(drawHeadline(setProbabilities(0.516, 0.484, 0, 0))), /^Japan is favoured to win: /);
    assert.match(
      renderText(drawHeadline(setProbabilities(0.8, 0, 0.1, 0.1))),
      /^Japan is favoured to win: 80%, otherwise nobody is left or both sides survive\./,
    );
    assert.match(
      renderText(drawHeadline(setProbabilities(0.8, 0.1, 0.1, 0))),
      /^Japan is favoured to win: 80% against 10%\./,
    );
    assert.match(renderText(drawHeadline(setProbabilities(0, 0, 0, 1))), /^Most likely both sides survive: 100%\./);
  });

  it('rounds the percentages of a bar so that they add up, and those of its list as elsewhere', () => {
    const text = renderText(drawHeadline(setProbabilities(0.8755, 0.1245, 0, 0)));
    assert.match(text, /^Japan is favoured to win: 88% against 12%\./);
    // The same numbers as in the charts and tables of the report, though they may add up to 100.1.
    assert.match(text, /87\.6% Japan wins 12\.5% The UK and the US win/);
  });

  it('gives every outcome a style of its own, also the likeliest', () => {
    const html = renderHtml(drawHeadline(setProbabilities(0, 0.04, 0.01, 0.95)));
    const looks = [...html.matchAll(/class="swatch ([\w-]+)"/g)].map(([, look]) => look);
    assert.deepEqual(looks, ['side-0', 'side-1', 'neither-0', 'neither-1']);
    assert.equal(new Set(looks).size, looks.length);
  });

  it('calls outcomes scattered if those listed cover less than half, and never if they are all', () => {
    const distribution = [0, 1].map((value) => ({ value, share: 0.5 }));
    const headlines = [{ ...{ path: ['lost'], title: 'lost', mean: 0.5 }, distribution }];
    const outcomes = [
      { text: 'one ship lost', share: 0.2 },
      { text: 'two ships lost', share: 0.1 },
    ];
    const scattered = { ...odds, verdicts: [], headlines, outcomes } as unknown as ReportOdds;
    assert.equal(areOutcomesScattered({ ...scattered, others: 0.7 }), true);
    assert.equal(areOutcomesScattered({ ...scattered, others: 0 }), false);
    assert.equal(areOutcomesScattered({ ...scattered, verdicts: odds.verdicts, others: 0.7 }), false);
  });

  it('greys out impossible outcomes, and leaves them out of the bar', () => {
    const html = renderHtml(drawHeadline({}));
    assert.equal([...html.matchAll(/class="part /g)].length, 3);
    assert.match(html, /<li class="none">.*0\.0%.*Both sides survive/);
  });

  it('marks the actual outcome', () => {
    const html = renderHtml(renderHeadline(renderContext, { ...report, odds, trace }, false));
    assert.match(html, /Japan wins<span class="mark">this result/);
  });

  it('describes the exchange of losses in the words of a player', () => {
    const createBalance = (mean: number) => ({
      path: ['swing'],
      title: 'net IPC gain for the attacker',
      of: { kind: 'value' as const, currency: 'IPC' },
      mean,
      distribution: [],
    });
    assert.match(
      renderText(drawHeadline({ measures: [createBalance(6.7)] })),
      /On average Japan destroys 6\.7 IPC more than it loses\./,
    );
    assert.match(
      renderText(drawHeadline({ measures: [createBalance(-11.16)] })),
      /On average Japan loses 11\.16 IPC more than it destroys\./,
    );
    assert.match(
      renderText(drawHeadline({ measures: [createBalance(0.5)] })),
      /On average Japan destroys 0\.5 IPC more than it loses\./,
    );
    assert.match(
      renderText(drawHeadline({ measures: [createBalance(0)] })),
      /On average Japan loses as much as it destroys\./,
    );
  });

  it('shows the likeliest outcomes when nobody wins', () => {
    const ends = [0.3, 0.2, 0.1, 0.1, 0.1].map((probability, index) => ({
      summary: `${index} hits on the defender`,
      share: probability,
    }));
    const text = renderText(drawHeadline({ verdicts: [], outcomes: ends, others: 0.2 }));
    assert.match(text, /^Most likely: 0 hits on the UK and the US \(30%\)\./);
    assert.match(
      text,
      / 30\.0% 0 hits on the UK and the US 20\.0% 1 hits .* 10\.0% 2 hits .* 10\.0% 3 hits on the UK and the US 30\.0% All other results$/,
    );
    assert.doesNotMatch(text, /this result/);
    assert.doesNotMatch(
      renderText(drawHeadline({ verdicts: [], outcomes: ends.slice(0, 2), others: 0 })),
      /other results/,
    );
  });

  it('names no outcome as the likeliest where others are about as likely, and what the rest of the bar is', () => {
    const draw = (...shares: readonly number[]) =>
      renderText(
        drawHeadline({
          verdicts: [],
          outcomes: shares.map((probability, index) => ({ summary: `${index} sunk`, share: probability })),
          others: 1 - shares.reduce((sum, probability) => sum + probability, 0),
        }),
      );
    assert.match(
      draw(0.3, 0.295, 0.04),
      /^About as likely: 0 sunk \(30%\) or 1 sunk \(30%\)\. .*36% all other results/,
    );
    assert.match(draw(0.34, 0.28), /^Most likely: 0 sunk \(34%\)\./);
    assert.match(
      draw(0.2, 0.2, 0.2, 0.2, 0.2),
      /^About as likely: 0 sunk \(20%\), 1 sunk \(20%\), 2 sunk \(20%\) or 3 sunk \(20%\)\./,
    );
    const outcomes = [
      { word: 'a', title: 'both sides survive', share: 0.408 },
      { word: 'b', title: 'Japan wins', side: 'attacker', share: 0.402 },
      { word: 'c', title: 'the US wins', side: 'defender', share: 0.19 },
    ];
    assert.match(
      renderText(drawHeadline({ verdicts: [{ path: ['outcome'], title: 'outcome', ways: outcomes }] })),
      /^About as likely: both sides survive \(41%\) or Japan wins \(40%\)\./,
    );
  });

  it('marks all other results when the actual outcome is not among the likeliest', () => {
    const ends = [0.3, 0.2, 0.1, 0.1, 0.1].map((probability, index) => ({
      summary: `${index} hits`,
      share: probability,
    }));
    const drawOutcomes = (...outcomes: readonly string[]) => {
      const scatteredOdds = { ...odds, verdicts: [], outcomes: ends, others: 0.2 };
      const content = { ...report, odds: scatteredOdds, trace: { ...trace, outcomes } };
      return renderText(renderHeadline(renderContext, content, false));
    };
    assert.match(drawOutcomes('4 hits'), /All other results this result is one of them/);
    assert.match(drawOutcomes('9 hits'), /All other results this result is one of them/);
    assert.match(drawOutcomes('1 hits'), /1 hits this result/);
    assert.doesNotMatch(drawOutcomes('1 hits'), /All other results this result is one of them/);
  });

  it('shows average losses with a bar for each side when there are too many outcomes', () => {
    const ends = Array.from({ length: 12 }, (_, index) => ({ summary: `end ${index}`, share: 0.05 }));
    const createHeadline = (side: string, ...shares: readonly number[]) => ({
      side,
      words: 'factors lost',
      of: [['factorsSunk', side]],
      mean: 1.5,
      distribution: shares.map((probability, value) => ({ value, share: probability })),
    });
    const headlines = [
      createHeadline('attacker', 0.5, 0.5),
      createHeadline('defender', 0.3, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1),
    ];
    const text = renderText(drawHeadline({ verdicts: [], headlines, outcomes: ends, others: 0.4 }));
    assert.match(text, /^Factors lost on average: Japan 1\.5, the UK and the US 1\.5\./);
    assert.match(text, /Japan: factors lost/);
    assert.match(text, /30\.0% No factors lost 20\.0% 1 to 2 factors lost /);
  });

  it('calls an outcome of probability one certain', () => {
    const only = [{ summary: '6 convoy points to the repair pool', share: 1 }];
    assert.match(
      renderText(drawHeadline({ verdicts: [], outcomes: only })),
      /^Certain: 6 convoy points to the repair pool\./,
    );
  });

  it('says what the dice decide where the losses are certain', () => {
    const outcomes = [{ summary: '6 convoy points lost', share: 1 }];
    const unspent = [{ side: 'attacker', words: 'surprise points', mean: 4.35 }];
    assert.match(
      renderText(drawHeadline({ verdicts: [], outcomes, unspent })),
      /The dice decide only the surprise points: no roll changes the losses\./,
    );
    assert.doesNotMatch(renderText(drawHeadline({ verdicts: [], outcomes })), /The dice decide/);
  });

  it('lists possible events, the likeliest first, when the only outcome says nothing', () => {
    const createEvent = (title: string, mean: number) =>
      ({ path: [title], title, of: { kind: 'event' }, mean, distribution: [] }) as const;
    const measures = [
      createEvent('TF 8 in port', 0.25),
      createEvent('TF 12 in port', 0.5),
      createEvent('TF 12 at sea', 0),
    ];
    const outcomes = [{ summary: 'by task force', share: 1 }];
    assert.equal(
      renderText(drawHeadline({ verdicts: [], outcomes, measures })).trim(),
      'What may happen: TF 12 in port 50%, TF 8 in port 25%.',
    );
    // An event on the way says nothing of the end.
    const onTheWay = [{ ...createEvent('at least 3 surprise points', 0.5), isOnTheWay: true as const }];
    assert.doesNotMatch(renderText(drawHeadline({ verdicts: [], outcomes, measures: onTheWay })), /What may happen/);
  });
});
