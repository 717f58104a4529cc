import assert from 'node:assert/strict';
import { writeCsv } from '../../../server/src/page/csv';
import { formatLeverLabel, listOtherValues } from '../../../server/src/page/lever';
import type { FromPage, SweepForm } from '../../../server/src/page/messages';
import { renderPage } from '../../../server/src/page/page';
import { writeSweepCsv, renderSweep } from '../../../server/src/page/sweep';
import { createInitialForm, expandLevers, renderSweepForm } from '../../../server/src/page/sweep-form';
import type { ReportLever, ReportSweep } from '../../../server/src/protocol';
import { changeControl, renderContext, renderHtml, liveContext, odds, report, renderText } from './support';

const destroyers: ReportLever = {
  ...{ id: 'defender/dd', title: 'destroyer', owner: 'the US', kind: 'number' },
  ...{ value: 2, written: '2', minimum: 0, maximum: 30 },
};
const weather: ReportLever = {
  ...{ id: 'weather', title: 'weather', kind: 'word', value: 'rain', written: 'rain' },
  choices: ['fine', 'rain', 'storm'].map((value) => ({ value, title: value })),
};

const numbers = [1, 2, 3, 4].map((value) => ({ value, title: String(value) }));
const lever = { id: destroyers.id, title: destroyers.title, owner: 'the US', kind: 'number', values: numbers } as const;
const sky = {
  ...{ id: 'weather', title: 'weather', kind: 'word' as const },
  values: ['fine', 'storm'].map((value) => ({ value, title: value })),
} as const;
const figures = [
  { kind: 'way', title: 'the attacker wins' },
  { kind: 'expected', title: '=units left' },
] as const;

const singleLever: ReportSweep = {
  levers: [lever],
  figures,
  cells: [0.8, 0.65, 0.3, null].map((value, index) => ({
    values: [value, value === null ? null : index],
    isWritten: index === 1,
    ...(value === null && { refused: 'This cannot be fought: too many.' }),
  })),
  method: 'exact',
};
const twoLevers: ReportSweep = {
  ...singleLever,
  levers: [lever, sky],
  cells: Array.from({ length: 8 }, (_, index) => ({ values: [index / 10, index], isWritten: index === 2 })),
};
const form: SweepForm = { levers: [], goal: { value: 0.6, atMost: false } };

describe('the sweep section', () => {
  it('names the values that reach a goal, and marks the written one', () => {
    const text = renderText(renderSweep(renderContext, singleLever, form));
    assert.match(text, /Japan wins, at least 60%: with Destroyer, the US 1 to 2\./);
    assert.match(text, /1 80.0% , reaches the goal 2 \(as written\) 65.0% , reaches the goal , as written 3 30.0% 4 –/);
    assert.match(text, /–: This cannot be fought: too many\./);
    assert.match(text, /4 combats, exact\./);
    const sampled = renderText(
      renderSweep(renderContext, { ...singleLever, method: 'sampled', runs: 20, seed: 7 }, form),
    );
    assert.match(sampled, /4 combats, about, from 20 combats each, seed 7\./);
    const textOfUnreachedGoal = renderText(
      renderSweep(renderContext, singleLever, { ...form, goal: { value: 0.1, atMost: true } }),
    );
    assert.match(textOfUnreachedGoal, /at most 10%: with none of these values\./);
  });

  it('draws a line over the values of a number, and describes it for screen readers', () => {
    const html = renderHtml(renderSweep(renderContext, singleLever, form));
    assert.match(html, /role="img" aria-label="Japan wins, by Destroyer, the US\. 1: 80%; 2: 65%; 3: 30%\."/);
    assert.match(html, /class="goal"/);
    assert.equal(html.match(/<circle/g)?.length, 3);
    assert.doesNotMatch(renderHtml(renderSweep(renderContext, { ...singleLever, levers: [sky] }, form)), /<svg/);
  });

  it('draws the points from side to side, and the highest near the top', () => {
    const html = renderHtml(renderSweep(renderContext, singleLever, { levers: [] }));
    const width = Number(/viewBox="0 0 (\d+)/.exec(html)![1]);
    const points = /<polyline class="line" points="([^"]*)"/
      .exec(html)![1]!
      .split(' ')
      .map((point) => point.split(',').map(Number));
    const [base] = [...html.matchAll(/<line class="base"[^>]*y1="([\d.]+)"/g)].map(([, y]) => Number(y));
    assert.ok(
      points.every(([x]) => x! > 0 && x! < width),
      JSON.stringify(points),
    );
    assert.ok(points.at(-1)![0]! - points[0]![0]! > width / 2, JSON.stringify(points));
    assert.ok(points[0]![1]! < base! / 4, `${points[0]![1]} of ${base}`);
  });

  it('counts the combats, also a single one', () => {
    assert.match(renderText(renderSweep(renderContext, singleLever)), / 4 combats, exact\./);
    const [cell] = singleLever.cells;
    const values = [{ ...lever, values: numbers.slice(0, 1) }];
    assert.match(
      renderText(renderSweep(renderContext, { ...singleLever, levers: values, cells: [cell!] })),
      / 1 combat, exact\./,
    );
  });

  it('draws a table for two levers, with a stronger tint for higher values', () => {
    const html = renderHtml(renderSweep(renderContext, twoLevers, form));
    assert.match(html, /<caption class="unseen">Japan wins, by Destroyer, the US \(down\) and Weather \(across\)/);
    assert.deepEqual(
      [...html.matchAll(/--heat:\s?([\d.]+)%/g)].map(([, heat]) => Number(heat)),
      [0, 4.5, 9, 13.5, 18, 22.5, 27, 31.5],
    );
    assert.match(
      renderText(renderSweep(renderContext, twoLevers, form)),
      /Destroyer, the US 3: nowhere\. Destroyer, the US 4: Weather fine and storm\./,
    );
  });

  it('shows another number on request, and hides its form in print', () => {
    const text = renderText(renderSweep(renderContext, singleLever, { levers: [], figure: '=units left' }));
    assert.match(text, /=units left 1 0 /);
    assert.doesNotMatch(text, /Goal|Copy as CSV/);
    assert.match(renderText(renderSweep(liveContext, singleLever)), /Show.*Goal.*Copy as CSV/);
  });

  it('takes a goal in percent for a chance, and none from an empty field', () => {
    const enterGoal = (label: string, text: string, shown: SweepForm) => {
      const messages: FromPage[] = [];
      const context = { ...renderContext, send: (message: FromPage) => void messages.push(message) };
      changeControl(renderSweep(context, singleLever, shown), { 'aria-label': label }, text);
      return messages.map((message) => (message.type === 'sweepForm' ? message.form.goal : message));
    };
    const atMost: SweepForm = { levers: [], goal: { value: 0.5, atMost: true } };
    assert.deepEqual(enterGoal('Goal in percent', '75', form), [{ value: 0.75, atMost: false }]);
    assert.deepEqual(enterGoal('Goal in percent', '75', atMost), [{ value: 0.75, atMost: true }]);
    assert.deepEqual(enterGoal('Goal in percent', '', form), [undefined]);
    assert.deepEqual(enterGoal('Goal in percent', 'many', form), [undefined]);
    assert.deepEqual(enterGoal('Goal', '3', { levers: [], figure: '=units left' }), [{ value: 3, atMost: false }]);
  });

  it('copies a sweep as CSV with a row for each combat, and escapes formulas', () => {
    assert.equal(
      writeSweepCsv(twoLevers).split('\n').slice(0, 4).join('\n'),
      '"destroyer, the US",weather,method,the attacker wins,\'=units left\n1,fine,exact,0,0\n1,storm,exact,0.1,1\n2,fine,exact,0.2,2',
    );
    assert.match(writeSweepCsv(singleLever), /\n4,exact,,\n$/);
    assert.equal(writeCsv([['a"b', -1, true, null]]), '"a""b",-1,true,\n');
  });
});

describe('the form of a sweep', () => {
  it('begins with the first number and its neighbours, and includes all words', () => {
    assert.deepEqual(createInitialForm([weather, destroyers]).levers, [{ id: destroyers.id, from: 0, to: 7 }]);
    assert.deepEqual(createInitialForm([]).levers, []);
    const levers = [{ id: destroyers.id, from: 3, to: 1 }, { id: 'weather' }, { id: 'gone' }];
    assert.deepEqual(expandLevers({ levers }, [weather, destroyers]), [
      { id: destroyers.id, values: [1, 2, 3] },
      { id: 'weather', values: ['fine', 'rain', 'storm'] },
    ]);
  });

  it('changes one of two levers, and keeps the other', () => {
    const [first, second] = [{ id: destroyers.id, from: 1, to: 2 }, { id: 'weather' }];
    const change = (
      levers: SweepForm['levers'],
      attributes: object,
      value: string,
    ): SweepForm['levers'] | undefined => {
      const sent: FromPage[] = [];
      const form = { levers };
      const rendered = renderSweepForm(
        renderContext,
        (message) => sent.push(message),
        [destroyers, weather],
        form,
        false,
      );
      changeControl(rendered, { ...attributes }, value);
      const [message] = sent;
      return message?.type === 'sweepForm' ? message.form.levers : undefined;
    };
    const from = { type: 'number', value: 1 };
    assert.deepEqual(change([first, second], from, '4'), [{ ...first, from: 4 }, second]);
    assert.deepEqual(change([first, second], { type: 'number', value: 2 }, '5'), [{ ...first, to: 5 }, second]);
    assert.deepEqual(change([second, first], from, '4'), [second, { ...first, from: 4 }]);
    assert.deepEqual(change([first], from, '99'), [{ ...first, from: 30 }]);
    assert.deepEqual(change([first], from, '-3'), [{ ...first, from: 0 }]);
    assert.equal(change([first], from, '1.5'), undefined);
    assert.deepEqual(change([first, second], { value: 'weather' }, ''), [first]);
    assert.deepEqual(change([first], { value: '' }, 'weather'), [first, second]);
    assert.deepEqual(change([first], { value: destroyers.id }, 'weather'), [second]);
  });

  it('appears in the report on request, with the number of combats', () => {
    const sent: FromPage[] = [];
    const content = { report: { ...report, odds, levers: [destroyers, weather] }, stale: false, calculating: false };
    const html = renderHtml(renderPage(content, (message) => sent.push(message)));
    assert.match(html, /<section id="sweep"/);
    assert.match(html, /8 combats, everything else as written/);
    const many = { levers: [{ id: destroyers.id, from: 0, to: 9_999 }] };
    assert.match(
      renderHtml(renderPage({ ...content, sweepForm: many }, () => undefined)),
      /disabled.*>Calculate<|1001 combats are too many/,
    );
    assert.doesNotMatch(renderHtml(renderPage({ ...content, stale: true }, () => undefined)), /<section id="sweep"/);
    assert.doesNotMatch(renderHtml(renderPage(content)), /<section id="sweep"/);
  });

  it('begins the field of a number without a lower bound at 0', () => {
    const { minimum: _, ...unbounded } = destroyers;
    const content = { report: { ...report, odds, levers: [unbounded] }, stale: false, calculating: false };
    assert.match(
      renderHtml(
        renderPage({ ...content, sweepForm: { levers: [{ id: destroyers.id, from: 1, to: 2 }] } }, () => undefined),
      ),
      /<input type="number" min="0" max="30" value="1"/,
    );
  });

  it('offers the numbers next to the written one, and every other word', () => {
    assert.deepEqual(
      listOtherValues(destroyers, 3).map(({ value }) => value),
      [0, 1, 3, 4, 5],
    );
    assert.deepEqual(
      listOtherValues(weather, 3).map(({ value }) => value),
      ['fine', 'storm'],
    );
    assert.deepEqual([formatLeverLabel(destroyers), formatLeverLabel(weather)], ['destroyer, the US', 'weather']);
  });
});
