import assert from 'node:assert/strict';
import { createElement } from '../../../server/src/page/element';
import { renderOdds, describeSource } from '../../../server/src/page/odds';
import type { ReportOdds } from '../../../server/src/protocol';
import { renderContext, renderHtml, odds, renderText } from './support';

type Measure = ReportOdds['measures'][number];

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

  it('lists events with their chances, and with intervals where they are sampled', () => {
    const createEvent = (title: string, ...distribution: Measure['distribution']): Measure => ({
      ...{ path: [title], title, of: { kind: 'event' }, mean: 0.5 },
      distribution,
    });
    const text = renderText(
      drawOdds({
        measures: [
          createEvent('the attacker is spotted', { value: 0, share: 0.5 }, { value: 1, share: 0.5 }),
          createEvent('all are lost', { value: 0, share: 0.75 }, { value: 1, share: 0.25, low: 0.2, high: 0.3 }),
          createEvent('nothing comes', { value: 0, share: 1 }),
        ],
      }),
    );
    assert.match(
      text,
      /What may happen What may happen, with its chance Chance Event 50\.0% Japan is spotted 25\.0% All are lost \(20\.0% to 30\.0%\) 0\.0% Nothing comes/,
    );
  });

  it('says once what always comes out, but for zeros', () => {
    const createFixed = (title: string, value: number): Measure => ({
      ...{ path: [title], title, mean: value },
      distribution: [{ value, share: 1 }],
    });
    assert.match(
      renderText(
        drawOdds({ measures: [createFixed('points', 3), createFixed('rafts', 0), createFixed('boats', 1.5)] }),
      ),
      /Always: points 3, boats 1\.5\.$/,
    );
    assert.doesNotMatch(renderText(drawOdds({ measures: [createFixed('rafts', 0)] })), /Always/);
  });

  it('lists the likeliest outcomes with the others in one row, unless there is only one', () => {
    const outcomes = [
      { summary: 'the attacker wins', share: 0.5 },
      { summary: 'all are lost', share: 0.25 },
    ];
    assert.match(
      renderText(drawOdds({ outcomes, others: 0.25 })),
      /Chance Outcome 50\.0% Japan wins 25\.0% All are lost 25\.0% All other results/,
    );
    assert.doesNotMatch(renderText(drawOdds({ outcomes, others: 0 })), /All other results/);
    assert.doesNotMatch(renderText(drawOdds({ outcomes: outcomes.slice(0, 1), others: 0 })), /Most likely/);
  });

  it('opens the last two measures where no headline names any', () => {
    const createOpen = (title: string): Measure => ({
      ...{ path: [title], title, mean: 0.5 },
      distribution: [0, 1].map((value) => ({ value, share: 0.5 })),
    });
    const measures = ['one', 'two', 'three'].map(createOpen);
    const listOpened = (changes: Partial<ReportOdds>) =>
      [
        ...renderHtml(drawOdds({ measures, ...changes })).matchAll(
          /<details([^>]*) class="measure"[^>]*>|<details class="measure"([^>]*)>/g,
        ),
      ].map(([tag]) => / open/.test(tag));
    assert.deepEqual(listOpened({}), [false, true, true]);
    const headline = { words: 'hits', of: [['two']], mean: 0.5, distribution: measures[1]!.distribution };
    assert.deepEqual(listOpened({ headlines: [headline] }), [true, false, false]);
    const balance: Measure = { ...createOpen('swing'), of: { kind: 'value', currency: 'IPC' } };
    assert.deepEqual(listOpened({ measures: [...measures, balance] }), [true, false, false, false]);
  });

  it('names the column in every cell, for narrow views with rows as blocks', () => {
    const units = [{ title: 'destroyers', start: 2, lost: 0.5, noneLost: 0.6, allLost: 0.1 }];
    const html = renderHtml(drawOdds({ forces: [{ side: 'attacker', units }] }));
    assert.match(html, /<h3>Losses of Japan<\/h3>/);
    assert.match(html, /<td class="number" role="cell" data-title="Lost on average">0\.5<\/td>/);
  });
});
