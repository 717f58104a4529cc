import assert from 'node:assert/strict';
import { createElement } from '../../../server/src/page/element';
import { renderOdds, describeSource } from '../../../server/src/page/odds';
import type { ReportOdds } from '../../../server/src/protocol';
import { renderContext, renderHtml, odds, renderText } from './support';

const drawOdds = (changes: Partial<ReportOdds>) =>
  createElement('div', {}, renderOdds(renderContext, { ...odds, ...changes }, undefined));

describe('the odds section of a report', () => {
  it('does not call odds exact when branches were left out', () => {
    assert.equal(describeSource(odds), 'Exact: everything that can happen was counted.');
    assert.equal(
      describeSource({ ...odds, exact: false, method: 'truncated', bound: 2e-9, dropped: 2e-9, states: 40 }),
      'Nearly exact: what is left out has a total chance of 2.0e-9, so no chance is off by more.',
    );
  });

  it('lists only the differing survivors of the likeliest outcomes, and the common ones once', () => {
    const survivors = {
      sides: ['attacker', 'defender'],
      ends: [
        { left: ['2 carriers, 1 fighter', 'nothing'], differing: ['1 fighter', 'nothing'], share: 0.6 },
        { left: ['2 carriers, 2 fighters', 'nothing'], differing: ['2 fighters', 'nothing'], share: 0.3 },
      ],
      others: 0.1,
      alike: ['2 carriers', ''],
    };
    const text = renderText(drawOdds({ survivors }));
    assert.match(text, /60\.0% 1 fighter Nothing 30\.0% 2 fighters Nothing 10\.0% All other results/);
    // All other outcomes together are likelier than any of these: a bar for them would be cut off.
    assert.match(
      renderHtml(drawOdds({ survivors: { ...survivors, others: 0.7 } })),
      /width:0\.00%;?"><\/span><span class="value">70\.0%/,
    );
    assert.match(text, /In each of these Japan has left 2 carriers; besides that:/);
    assert.match(text, /Chance Japan has left The UK and the US have left/);
  });

  it('does not print survivors as nothing when all of them are common to every outcome', () => {
    const survivors = {
      sides: ['attacker', 'defender'],
      ends: [
        { left: ['1 submarine', '1 destroyer'], differing: ['1 submarine', 'nothing'], share: 0.6 },
        { left: ['nothing', '1 destroyer'], differing: ['nothing', 'nothing'], share: 0.4 },
      ],
      others: 0,
      alike: ['', '1 destroyer'],
    };
    const text = renderText(drawOdds({ survivors }));
    assert.match(text, /60\.0% 1 submarine Nothing more 40\.0% Nothing Nothing more/);
    assert.match(text, /In each of these the UK and the US have left 1 destroyer; besides that:/);
  });

  it('names the column in every cell, for narrow views with rows as blocks', () => {
    const units = [{ title: 'destroyers', start: 2, lost: 0.5, noneLost: 0.6, allLost: 0.1 }];
    const html = renderHtml(drawOdds({ forces: [{ side: 'attacker', units }] }));
    assert.match(html, /<h3>Losses of Japan<\/h3>/);
    assert.match(html, /<td class="number" role="cell" data-title="Lost on average">0\.5<\/td>/);
  });
});
