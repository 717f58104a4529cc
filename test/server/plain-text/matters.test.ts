import assert from 'node:assert/strict';
import { formatMatters } from '../../../server/src/plain-text/matters';
import type { ReportMatter, ReportMatters } from '../../../server/src/protocol';
import { plain, report } from './support';

const createMatter = (title: string, owner: string | undefined, ...changes: readonly number[]): ReportMatter => ({
  id: title,
  title,
  ...(owner !== undefined && { owner }),
  kind: 'number',
  written: '2',
  settings: changes.map((change, index) => ({ title: `${index}`, value: 0.5 + change, change })),
  most: Math.max(0, ...changes.map(Math.abs)),
});

const write = (...matters: readonly ReportMatter[]) =>
  formatMatters(
    {
      ...report,
      of: { kind: 'way', title: 'Japan wins', value: 0.5 },
      matters,
      method: 'exact',
    } as unknown as ReportMatters & typeof report,
    plain,
  ).split('\n');

describe('the text of what matters most', () => {
  it('the text of what matters most has a line for the lowest and the highest number of each change, with a bar for its difference', () => {
    assert.deepEqual(
      write(
        createMatter('Destroyer', 'Japan', -0.2, 0.1),
        createMatter('Retreat', undefined, 0.05),
        createMatter('Table', undefined, 0),
        createMatter('Die', 'US', 0),
      ),
      [
        'Midway  a.scenario.yaml:3',
        'sea battle · aare · exact',
        '',
        'Japan wins: 50.0% as written',
        '',
        'Destroyer, Japan  2 → 0  30.0%  -20.0  ████████████████████',
        '                  2 → 1  60.0%  +10.0  ██████████',
        'Retreat           2 → 0  55.0%   +5.0  █████',
        '',
        '2 other things make no difference: Table; and Die, US.',
        '',
      ],
    );
  });

  it('says nothing of other things where everything makes a difference, and nothing else where nothing does', () => {
    assert.deepEqual(write(createMatter('Destroyer', 'Japan', -0.2)).slice(4), [
      '',
      'Destroyer, Japan  2 → 0  30.0%  -20.0  ████████████████████',
      '',
    ]);
    assert.deepEqual(write(createMatter('Die', 'US', 0)).slice(4), [
      '',
      'Nothing that was changed by itself makes a difference.',
      '',
    ]);
  });

  it('has the bar of a gain in blue and that of a loss in red', () => {
    const text = formatMatters(
      {
        ...report,
        of: { kind: 'way', title: 'Japan wins', value: 0.5 },
        matters: [createMatter('Destroyer', 'Japan', -0.2, 0.1)],
        method: 'exact',
      } as unknown as ReportMatters & typeof report,
      { ...plain, colours: true },
    );
    const colours = [...text.matchAll(/\u001b\[(\d+)m\u2588+/g)].map(([, colour]) => colour);
    assert.deepEqual(colours, ['31', '34']);
  });

  it('says if nothing makes a difference, and cuts long names', () => {
    assert.deepEqual(write(createMatter('Die', undefined, 0)).slice(5), [
      'Nothing that was changed by itself makes a difference.',
      '',
    ]);
    for (const length of [60, 61]) {
      const name = 'x'.repeat(length);
      assert.ok(
        write(createMatter(name, undefined, 0.1))[5]!.startsWith(length > 60 ? `${'x'.repeat(59)}… ` : `${name} `),
      );
    }
  });
});
