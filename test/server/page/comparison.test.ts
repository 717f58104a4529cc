import assert from 'node:assert/strict';
import { renderComparison } from '../../../server/src/page/comparison';
import { renderPage } from '../../../server/src/page/page';
import type { VariantResult } from '../../../server/src/protocol';
import { renderContext, renderHtml, odds, report, renderText } from './support';

const createResult = (wins: number, lost: number, method: 'exact' | 'sampled' = 'exact'): VariantResult => ({
  method,
  figures: [{ kind: 'way', title: 'the attacker wins', value: wins }],
  odds: [{ path: ['lost'], title: 'destroyers lost', kind: 'mean', value: lost }],
});

const written = { title: 'as written', stands: createResult(0.2, 1) };

describe('the comparison section', () => {
  it('the comparison section has a row for each variant with the differences, then the causes of a difference', () => {
    const text = renderText(
      renderComparison(renderContext, { variants: [written, { title: 'B', stands: createResult(0.5, 1.25) }] }),
    );
    assert.match(text, /Japan wins As written 20.0% B 50.0% \(\+30\) What makes the difference/);
    assert.match(text, /As written B Destroyers lost 1 1\.25 \(\+0\.25\)/);
  });

  it('shows the effect of each of several changes by itself, and why a variant cannot be fought', () => {
    const alone = [
      { title: 'one', stands: createResult(0.6, 1) },
      { title: 'other', stands: { refused: 'No.' } },
    ];
    const both = { title: 'one, other', stands: createResult(0.5, 1), alone };
    const text = renderText(
      renderComparison(renderContext, { variants: [written, both, { title: 'C', stands: { refused: 'No.' } }] }),
    );
    assert.match(
      text,
      /One, other changes “Japan wins” by \+30: One by itself \+40 and Other by itself cannot be fought\./,
    );
    assert.match(text, /C: No\./);
  });

  it('says when variants do not differ, and when a small difference may be chance', () => {
    const same = { title: 'B', stands: createResult(0.2, 1, 'sampled') };
    const text = renderText(renderComparison(renderContext, { variants: [written, same] }));
    assert.match(text, /Nothing differs\./);
    assert.match(text, /small differences may be chance/);
  });

  it('shows the comparison as a section of the report, with a button beside What if', () => {
    const setup = { forces: [], switches: [], canSwap: false };
    const content = { report: { ...report, odds, setup }, stale: false, calculating: false };
    const send = (): void => undefined;
    assert.match(
      renderHtml(renderPage(content, send)),
      /<button[^>]*>Compare…<\/button><button[^>]*>How many for…\?<\/button>/,
    );
    const comparison = { variants: [written] };
    assert.match(
      renderHtml(renderPage({ ...content, report: { ...content.report, comparison } })),
      /<section id="comparison"/,
    );
  });
});
