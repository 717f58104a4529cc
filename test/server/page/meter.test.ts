import assert from 'node:assert/strict';
import { renderLegend } from '../../../server/src/page/legend';
import { renderMeter, renderRemainderMeter, renderStackedBar } from '../../../server/src/page/meter';
import { renderHtml, renderText } from './support';

describe('a bar with its value', () => {
  const read = (...[probability, longest, colour, text]: Parameters<typeof renderMeter>) => {
    const html = renderHtml(renderMeter(probability, longest, colour, text));
    return /class="(meter[ \w]*)"><span class="(fill[ \w-]*)" style="width:([\d.]+)%;?"><\/span><span class="value">([^<]*)/
      .exec(html)!
      .slice(1);
  };

  it('is as long as its chance beside the longest one', () => {
    assert.deepEqual(read(0.25), ['meter', 'fill', '25.00', '25.0%']);
    assert.deepEqual(read(0.25, 0.5, 'side-1'), ['meter', 'fill side-1', '50.00', '25.0%']);
    assert.deepEqual(read(0.5, 0.25), ['meter', 'fill', '100.00', '50.0%']);
    assert.deepEqual(read(0, 0.5), ['meter none', 'fill', '0.00', '0.0%']);
    assert.deepEqual(read(0.5, 0), ['meter', 'fill', '0.00', '50.0%']);
    assert.deepEqual(read(0.5, 1, '', 'half'), ['meter', 'fill', '50.00', 'half']);
    assert.match(
      renderHtml(renderRemainderMeter(0.5, 'the rest')),
      /width:0\.00%;?"><\/span><span class="value">the rest</,
    );
  });
});

describe('a divided bar', () => {
  const createPart = (probability: number, text: string, more?: string) => ({
    share: probability,
    look: 'side-1',
    text,
    more,
  });

  it('has a part for each share above zero, with words where there is room', () => {
    const html = renderHtml(
      renderStackedBar([
        createPart(0.73, '73%', 'Japan wins'),
        createPart(0.07, '7%'),
        createPart(0.0699, '6%'),
        createPart(0, '0%'),
      ]),
    );
    assert.deepEqual(
      [...html.matchAll(/class="part side-1" title="([^"]*)" style="flex-grow:([\d.]+);?"/g)].map(
        ([, ...part]) => part,
      ),
      [
        ['73% Japan wins', '0.73000'],
        ['7%', '0.07000'],
        ['6%', '0.06990'],
      ],
    );
    assert.deepEqual(
      [...html.matchAll(/class="strut"><\/span>(.*?)<\/span><\/span>/g)].map(([, label]) => label),
      ['<span>73%</span><span>Japan wins', '<span>7%'],
    );
  });

  it('is hidden from those who hear the list below it, unless it has words of its own', () => {
    assert.match(renderHtml(renderStackedBar([])), /aria-hidden="true"/);
    const html = renderHtml(renderStackedBar([], 'Japan wins 73%'));
    assert.match(html, /role="img" aria-label="Japan wins 73%"/);
    assert.doesNotMatch(html, /aria-hidden/);
  });

  it('has a legend with each share, its interval, and the result that came about', () => {
    const entry = { title: 'Japan wins', share: 0.5, brief: '50%', exactPercent: '50.0%', look: 'a', isActual: false };
    const rendered = renderLegend([
      entry,
      { ...entry, low: 0.45, high: 0.55 },
      { ...entry, isActual: true },
      { ...entry, isActual: true, isRemainder: true },
      { ...entry, share: 0 },
    ]);
    assert.equal(
      renderText(rendered),
      [
        '50.0% Japan wins',
        '50.0% Japan wins (45.0% to 55.0%)',
        '50.0% Japan wins this result',
        '50.0% Japan wins this result is one of them',
        '50.0% Japan wins',
      ].join(' '),
    );
    assert.equal(renderHtml(rendered).match(/<li class="none">/g)?.length, 1);
  });
});
