import assert from 'node:assert/strict';
import { renderSteps } from '../../../server/src/page/steps';
import { renderVolley } from '../../../server/src/page/volley';
import type { ReportAmount, ReportShooter, ReportStep } from '../../../server/src/protocol';
import { renderContext, renderHtml, renderText } from './support';

const fog = { id: 'fog', section: '1.2', title: 'Fog' };
const sight = { id: 'sight', section: '1.3', title: 'Sight' };

const createStep = (title: string, more: Partial<ReportStep> = {}): ReportStep => ({
  ...{ id: title, title, rules: [], amounts: [] },
  ...more,
});
const createAmount = (changes: readonly string[]): ReportAmount => ({
  what: 'hit on',
  lines: [
    { what: 'attack', value: '2', role: 'base', rule: fog },
    ...changes.map((value) => ({ what: 'fog', value, role: 'change' as const, rule: fog })),
    { what: 'total', value: changes.length > 0 ? '3' : '2', role: 'total' },
  ],
});

describe('the steps of a combat', () => {
  const read = (...steps: readonly ReportStep[]) => renderText(renderSteps(renderContext, steps));

  it('have whose dice these are, the dice, what follows from them, and the rules', () => {
    const search = createStep('Search', {
      ...{ by: 'attacker', subject: 'the defender', faces: [3, 12], sides: 12, text: 'the attacker finds nothing.' },
      rules: [fog, { ...fog, id: 'fog-2', title: 'More fog' }, sight],
    });
    const rendered = renderSteps(renderContext, [search]);
    assert.equal(renderText(rendered), 'Search: the UK and the US Japan d12 3 12 Japan finds nothing. §1.2 §1.3');
    assert.match(renderHtml(rendered), /aria-label="d12 rolled: 3, 12"/);
    assert.equal(read(createStep('Count')), 'Count');
    assert.equal(read(createStep('Search', { by: 'attacker', faces: [] })), 'Search Japan');
  });

  it('cite a rule once: where the arithmetic names its section, not again below', () => {
    const step = createStep('Search', { rules: [fog, sight], amounts: [createAmount(['+1'])], text: 'over' });
    const text = read(step);
    assert.match(text, /^Search Hit on hit on hit on Value Rule Attack 2 §1\.2 Fog \+1 §1\.2 Total 3 Over §1\.3$/);
  });

  it('are one table where one die after the other is rolled for the same purpose', () => {
    const steps = [
      ['flotilla-1', 4, 'lost'],
      ['flotilla-2', 9, undefined],
    ] as const;
    assert.equal(
      read(
        ...steps.map(([subject, face, text]) =>
          createStep('destroyed', {
            ...{ id: 'd', by: 'attacker', subject, faces: [face], sides: 10, rules: [fog, sight] },
            text,
          }),
        ),
      ),
      'Destroyed Japan d10 4 9 Destroyed, die by die Die Rolled Result Flotilla-1 4 Lost Flotilla-2 9 §1.2 §1.3',
    );
  });

  it('fold by rounds, of which up to three are open, and otherwise the first and the last', () => {
    const listOpen = (count: number) => {
      const steps = Array.from({ length: count }, (_, index) =>
        createStep('Fire', { id: `f${index}`, round: { title: 'Cycle', number: index + 1 } }),
      );
      return [...renderHtml(renderSteps(renderContext, steps)).matchAll(/<details([^>]*)>/g)].map(([, attributes]) =>
        attributes!.includes(' open'),
      );
    };
    assert.deepEqual(listOpen(3), [true, true, true]);
    assert.deepEqual(listOpen(4), [true, false, false, true]);
    const losses = [{ title: 'ship', plural: 'ships', count: 2, text: '2 ships lost' }];
    assert.match(
      read(
        createStep('Start'),
        createStep('Fire', {
          round: { title: 'Cycle', number: 1 },
          by: 'attacker',
          volley: { on: 'defender', sides: 6, shooters: [], losses },
        }),
        createStep('Again', { round: { title: 'Cycle', number: 2 } }),
      ),
      /^Start Cycle 1 The UK and the US lose 2 ships Fire Japan on the UK and the US .* The UK and the US: 2 ships lost Cycle 2 No losses Again$/,
    );
  });
});

describe('the table of a volley', () => {
  const createShooter = (
    title: string,
    faces: readonly number[],
    more: Partial<ReportShooter> = {},
  ): ReportShooter => ({
    ...{ title, hitsOn: 2, faces, hits: faces.filter((face) => face <= 2).length, arithmetic: createAmount([]) },
    ...more,
  });
  const render = (...shooters: readonly ReportShooter[]) =>
    renderVolley(renderContext, { on: 'defender', sides: 6, shooters }, 'the attacker fires');

  it('has the dice of each kind of unit, with those that hit', () => {
    const rendered = render(
      createShooter('submarines', [2, 3]),
      createShooter('cruisers', [], { hits: 1, sureHits: 1 }),
    );
    assert.equal(
      renderText(rendered),
      'Japan fires, on the UK and the US Units Dice Hit on Rolled Hits Submarines 2d6 1–2 2 3 1 Cruisers 1 sure 1',
    );
    const html = renderHtml(rendered);
    assert.match(html, /aria-label="2 hits, 3"/);
    assert.deepEqual(
      [...html.matchAll(/class="face( hit)?">(\d)/g)].map(([, hit, face]) => [hit !== undefined, face]),
      [
        [true, '2'],
        [false, '3'],
      ],
    );
  });

  it('explains the numbers that something has changed', () => {
    const text = renderText(
      render(createShooter('submarines', [2]), createShooter('destroyers', [3], { arithmetic: createAmount(['+1']) })),
    );
    assert.match(text, / How the numbers to hit are worked out Destroyers: hit on .* Total 3$/);
    assert.doesNotMatch(text, /Submarines: hit on/);
    assert.doesNotMatch(renderText(render(createShooter('submarines', [2]))), /How the numbers/);
  });
});
