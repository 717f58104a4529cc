/** Who wins: the chance of each way a combat can go, large, above one bar that is divided among them. */
import { percent } from '../../../server/src/model/wording';
import type { ReportVerdict, ReportWay } from '../../../server/src/protocol';
import { element } from './dom';
import { svg } from './meter';

/** Ways differ by a texture as well as by a colour; further ones look like the last. */
const textures = 4;

export function verdict({ title, ways, path }: ReportVerdict): HTMLElement {
  return element(
    'div',
    { class: 'verdict-block' },
    element('h3', { class: 'unseen' }, title),
    element(
      'ul',
      { class: 'ways' },
      ways.map((way, index) => element('li', {}, element('div', { class: 'share' }, chanceOf(way)), named(way, index))),
    ),
    division(ways, path.join('-')),
  );
}

function chanceOf({ share, low, high }: ReportWay): (Node | string)[] {
  if (low === undefined || high === undefined) return [percent(share)];
  return [percent(share), element('span', { class: 'interval' }, `${percent(low)} to ${percent(high)}`)];
}

function named({ title }: ReportWay, index: number): HTMLElement {
  return element('div', { class: 'way' }, swatch(index), element('span', {}, title));
}

/** The texture of a way in the bar. */
function swatch(index: number): SVGElement {
  return svg(
    'svg',
    { class: 'swatch', 'aria-hidden': 'true' },
    svg('rect', { class: classOf(index), width: '100%', height: '100%', ...fill('swatch', index) }),
    ...patterns('swatch', index),
  );
}

/** One bar for all ways, in their order; the numbers stand above it. */
function division(ways: readonly ReportWay[], name: string): SVGElement {
  const total = ways.reduce((sum, { share }) => sum + share, 0);
  let from = 0;
  const parts = ways.flatMap(({ share }, index) => {
    const width = (100 * share) / total;
    const part = svg('rect', {
      class: classOf(index),
      x: `${from}%`,
      width: `${width}%`,
      height: '100%',
      ...fill(name, index),
    });
    from += width;
    return share > 0 ? [part, ...patterns(name, index)] : [];
  });
  return svg('svg', { class: 'division', 'aria-hidden': 'true' }, ...parts);
}

function classOf(index: number): string {
  return `way-${Math.min(index, textures - 1)}`;
}

/** The first way is solid and the last is empty; those between are hatched and dotted. */
function fill(name: string, index: number): Readonly<Record<string, string>> {
  return index === 1 || index === 2 ? { fill: `url(#${idOf(name, index)})` } : {};
}

function idOf(name: string, index: number): string {
  return `texture-${name}-${index}`;
}

function patterns(name: string, index: number): readonly SVGElement[] {
  if (index !== 1 && index !== 2) return [];
  const size = { id: idOf(name, index), patternUnits: 'userSpaceOnUse', width: 6, height: 6 };
  return index === 1
    ? [
        svg(
          'pattern',
          { ...size, patternTransform: 'rotate(45)' },
          svg('rect', { class: 'hatch', width: 3.4, height: 6 }),
        ),
      ]
    : [svg('pattern', size, svg('circle', { class: 'dots', cx: 3, cy: 3, r: 1.4 }))];
}
