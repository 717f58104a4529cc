import assert from 'node:assert/strict';
import { eventually } from './eventually';
import { measureWidths } from './ui';

/** Waits until nothing in the report has to be scrolled sideways. @param label the name of the view in error messages */
export async function assertFits(label: string): Promise<void> {
  const reports = await eventually(
    () => measureWidths({ selector: '#report main', inFrame: true }),
    (reports) => reports.length > 0 && reports.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth),
  ).catch(() => measureWidths({ selector: '#report main', inFrame: true }));
  for (const { scrollWidth, clientWidth, wider, overfull } of reports) {
    assert.deepEqual(overfull, [], `${label}: labels that are wider than their box`);
    assert.ok(scrollWidth <= clientWidth, `${label}: ${scrollWidth} in ${clientWidth}: ${wider.join(' | ')}`);
  }
  assert.ok(reports.length > 0, `${label}: there is no report`);
}
