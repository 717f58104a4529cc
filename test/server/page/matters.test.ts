import assert from 'node:assert/strict';
import { mattersOf } from '../../../server/src/page/matters';
import { page } from '../../../server/src/page/page';
import type { ReportMatter, ReportMatters } from '../../../server/src/protocol';
import { drawing, htmlOf, odds, report, textOf } from './support';

function matter(title: string, changes: readonly number[], more: Partial<ReportMatter> = {}): ReportMatter {
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

const of = { kind: 'way', title: 'the attacker wins', value: 0.5 } as const;

const found: ReportMatters = {
  method: 'exact',
  of,
  matters: [matter('Destroyer', [-0.2, -0.1, 0.3], { owner: 'US' }), matter('Fighter', [-0.05]), matter('Bomber', [0])],
};

describe('the section on what matters most', () => {
  it('shows the lowest and the highest value that each change leads to, and the value as written', () => {
    const text = textOf(mattersOf(drawing, found));
    assert.match(text, /Japan wins: 50% as written\./);
    assert.match(
      text,
      /Destroyer, US 30% \(−20\) with 1 instead of 2 80% \(\+30\) with 3 instead of 2 Fighter 45% \(−5\) with 1 instead of 2 no change/,
    );
    assert.doesNotMatch(text, /with 2/);
  });

  it('draws decreases to the left and increases to the right, with the longest bar over half the width', () => {
    const bars = [...htmlOf(mattersOf(drawing, found)).matchAll(/class="fill (\w+)" style="width:([\d.]+)%;"/g)];
    assert.deepEqual(
      bars.map(([, way, width]) => [way, Number(width)]),
      [
        ['lowers', 33.33],
        ['raises', 50],
        ['lowers', 8.33],
      ],
    );
  });

  it('folds changes without effect, and says so when no change has an effect', () => {
    assert.match(textOf(mattersOf(drawing, found)), /1 that makes no difference Bomber\./);
    assert.match(
      textOf(mattersOf(drawing, { ...found, matters: [matter('Bomber', [0])] })),
      /Nothing that was changed by itself makes a difference\./,
    );
  });

  it('says that the ranking is for the scenario as written when the reader has changed something', () => {
    const changes = [{ id: 'attacker.sub', value: 7 }];
    const content = { report: { ...report, odds, matters: found }, stale: false, calculating: false };
    assert.doesNotMatch(textOf(page(content, () => undefined)), /as written, without/);
    assert.match(
      textOf(page({ ...content, whatIf: { changes, waiting: false } }, () => undefined)),
      /as written, without what you have changed under What if\./,
    );
  });

  it('leaves out changes with which the combat cannot be fought', () => {
    const refused = matter('Carrier', [0.1]);
    const settings = [...refused.settings, { title: '0', refused: 'This cannot be fought.' }];
    const text = textOf(mattersOf(drawing, { ...found, matters: [{ ...refused, settings }] }));
    assert.match(text, /Carrier no change 60% \(\+10\) with 1 instead of 2/);
    assert.doesNotMatch(text, /cannot be fought/);
  });

  it('shows the ranking in the report when it exists, and a button beside What if before', () => {
    const setup = { forces: [], switches: [], canSwap: false };
    const content = { report: { ...report, odds, setup }, stale: false, calculating: false };
    const send = (): void => undefined;
    assert.match(htmlOf(page(content, send)), /<div class="actions"><button[^>]*>What matters most\?<\/button>/);
    const known = { ...content, report: { ...content.report, matters: found } };
    assert.match(htmlOf(page(known, send)), /<section id="matters"/);
    assert.doesNotMatch(htmlOf(page(known, send)), /What matters most\?/);
  });
});
