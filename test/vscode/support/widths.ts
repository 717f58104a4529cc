import assert from 'node:assert/strict';
import { eventually } from './eventually';
import { widths } from './ui';

/** Waits until nothing in the report has to be scrolled sideways. @param label the name of the view in error messages */
export async function assertFits(label: string): Promise<void> {
  const fits = await eventually(
    () => widths({ selector: '#report main', inFrame: true }),
    (reports) => reports.length > 0 && reports.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth),
  ).catch(() => widths({ selector: '#report main', inFrame: true }));
  for (const { scrollWidth, clientWidth, wider } of fits)
    assert.ok(scrollWidth <= clientWidth, `${label}: ${scrollWidth} in ${clientWidth}: ${wider.join(' | ')}`);
  assert.ok(fits.length > 0, `${label}: there is no report`);
}
