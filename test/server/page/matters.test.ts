import assert from 'node:assert/strict';
import { renderMatters } from '../../../server/src/page/matters';
import { renderPage } from '../../../server/src/page/page';
import type { ReportMatter, ReportMatters } from '../../../server/src/protocol';
import { renderContext, renderHtml, odds, report, renderText } from './support';

function createMatter(title: string, changes: readonly number[], more: Partial<ReportMatter> = {}): ReportMatter {
  return {
    id: title,
    title,
    kind: 'number',
    written: '2',
    settings: changes.map((change, index) => ({ title: String(index + 1), value: 0.5 + change, change })),
    most: Math.max(...changes.map(Math.abs)),
    ...more,
  };
}

const subject = { kind: 'way', title: 'the attacker wins', value: 0.5 } as const;

const reportMatters: ReportMatters = {
  method: 'exact',
  of: subject,
  matters: [
    createMatter('Destroyer', [-0.2, -0.1, 0.3], { owner: 'US' }),
    createMatter('Fighter', [-0.05]),
    createMatter('Bomber', [0]),
  ],
};

describe('the section on what matters most', () => {
  it('shows the lowest and the highest value that each change leads to, and the value as written', () => {
    const text = renderText(renderMatters(renderContext, reportMatters));
    assert.match(text, /Japan wins: 50% as written\./);
    assert.match(
      text,
      /Destroyer, US 30% \(−20\) with 1 instead of 2 80% \(\+30\) with 3 instead of 2 Fighter 45% \(−5\) with 1 instead of 2 no change/,
    );
    assert.doesNotMatch(text, /with 2/);
  });

  it('draws bars from the value as written on one scale, which reaches from the lowest value to the highest', () => {
    const html = renderHtml(renderMatters(renderContext, reportMatters));
    const bars = [...html.matchAll(/class="fill (\w+)" style="left:([\d.]+)%;width:([\d.]+)%;"/g)];
    assert.deepEqual(
      bars.map(([, direction, begin, width]) => [direction, Number(begin), Number(width)]),
      [
        ['lowers', 0, 40],
        ['raises', 40, 60],
        ['lowers', 30, 10],
      ],
    );
    assert.match(html, /<span style="left:40.00%;">50% as written<\/span>/);
    assert.deepEqual(
      [...html.matchAll(/class="tick" style="left:([\d.]+)%/g)].slice(0, 2).map(([, tick]) => Number(tick)),
      [40, 90],
      'at 50 % and 75 %',
    );
  });

  it('keeps the words of an axis inside it: those near its left end begin there, those near its right end end there', () => {
    const listPlaces = (low: number, high: number) =>
      [
        ...renderHtml(renderMatters(renderContext, { ...reportMatters, matters: [createMatter('x', [low, high])] }))
          .split('<ol>')[0]!
          .matchAll(/<span class="at-(left|right)"|<span style="left/g),
      ].map(([, end]) => end ?? 'middle');
    // The value as written is at these parts of the scale: 0, 1/20, 1/8, 1/2, 7/8, 19/20 and 1.
    assert.deepEqual(
      [
        [0, 0.4],
        [-0.02, 0.38],
        [-0.05, 0.35],
        [-0.2, 0.2],
        [-0.35, 0.05],
        [-0.38, 0.02],
        [-0.4, 0],
      ].flatMap(([low, high]) => listPlaces(low!, high!)),
      ['left', 'left', 'middle', 'middle', 'middle', 'right', 'right'],
    );
    const expected = { kind: 'expected', title: 'units left', value: 5 } as const;
    const settings = [{ title: '3', value: 10, change: 5 }];
    const html = renderHtml(
      renderMatters(renderContext, {
        ...reportMatters,
        of: expected,
        matters: [{ ...createMatter('x', [1]), settings }],
      }),
    );
    assert.deepEqual(
      [...html.matchAll(/class="tick" style="left:([\d.]+)%/g)].map(([, tick]) => Number(tick)),
      [20, 60, 100],
      'at 6, 8 and 10',
    );
  });

  it('folds changes after the eighth', () => {
    const matters = Array.from({ length: 10 }, (_, index) => createMatter(`m${index}`, [0.4 - index / 100]));
    const listFolded = (count: number) =>
      /<summary>(\d+ that [^<]*less)/.exec(
        renderHtml(renderMatters(renderContext, { ...reportMatters, matters: matters.slice(0, count) })),
      )?.[1];
    assert.deepEqual([8, 9, 10].map(listFolded), [undefined, '1 that matters less', '2 that matter less']);
  });

  it('folds changes without effect, and says so when no change has an effect', () => {
    assert.match(renderText(renderMatters(renderContext, reportMatters)), /1 that makes no difference Bomber\./);
    assert.match(
      renderText(renderMatters(renderContext, { ...reportMatters, matters: [createMatter('Bomber', [0])] })),
      /Nothing that was changed by itself makes a difference\./,
    );
  });

  it('says that the ranking is for the scenario as written when the reader has changed something', () => {
    const changes = [{ id: 'attacker.sub', value: 7 }];
    const content = { report: { ...report, odds, matters: reportMatters }, stale: false, calculating: false };
    assert.doesNotMatch(renderText(renderPage(content, () => undefined)), /as written, without/);
    assert.match(
      renderText(renderPage({ ...content, whatIf: { changes, isWaiting: false } }, () => undefined)),
      /as written, without what you have changed under What if\./,
    );
  });

  it('leaves out changes with which the combat cannot be fought', () => {
    const refused = createMatter('Carrier', [0.1]);
    const settings = [...refused.settings, { title: '0', refused: 'This cannot be fought.' }];
    const text = renderText(renderMatters(renderContext, { ...reportMatters, matters: [{ ...refused, settings }] }));
    assert.match(text, /Carrier no change 60% \(\+10\) with 1 instead of 2/);
    assert.doesNotMatch(text, /cannot be fought/);
  });

  it('shows the ranking in the report when it exists, and a button beside What if before', () => {
    const setup = { forces: [], switches: [], canSwap: false };
    const content = { report: { ...report, odds, setup }, stale: false, calculating: false };
    const send = (): void => undefined;
    assert.match(
      renderHtml(renderPage(content, send)),
      /<div class="actions"><button[^>]*>Follow from round to round<\/button><button[^>]*>What matters most\?<\/button>/,
    );
    const withMatters = { ...content, report: { ...content.report, matters: reportMatters } };
    assert.match(renderHtml(renderPage(withMatters, send)), /<section id="matters"/);
    assert.doesNotMatch(renderHtml(renderPage(withMatters, send)), /What matters most\?/);
  });
});
