import assert from 'node:assert/strict';
import { renderPage } from '../../../server/src/page/page';
import type { PlayMove, PlayState } from '../../../server/src/protocol';
import type { FromPage } from '../../../server/src/page/messages';
import { createElement, type RenderedNode } from '../../../server/src/page/element';
import { renderCourses, renderPlay } from '../../../server/src/page/play';
import type { RenderContext } from '../../../server/src/page/render-context';
import {
  changeControl,
  createPanel,
  listNodes,
  pressButton,
  renderContext,
  renderHtml,
  renderText,
  report,
} from './support';

const play: PlayState = {
  moves: [],
  next: {
    kind: 'roll',
    title: 'the search of the attacker',
    by: 'attacker',
    rolls: [{ label: 'search', title: 'the search', by: 'attacker', count: 1, sides: 10 }],
  },
  courses: [
    { side: 'attacker', title: 'convoy points hit', unit: '', values: [6], isSampled: false, luck: 0, decided: 0 },
    {
      side: 'defender',
      title: 'chance of winning',
      unit: 'chance',
      values: [0.4],
      isSampled: false,
      luck: 0,
      decided: 0,
    },
  ],
};
const houseTable = { table: 'navalCombatChart', title: 'Naval combat chart' };
const restsOn = [{ basis: 'house table navalCombatChart', text: '', rules: [], houseTable }];

function createPlayPanel(context: RenderContext, state: PlayState) {
  const [node] = [renderPlay(context, state, false).props.children].flat() as [RenderedNode];
  const { render } = createPanel(node);
  return { render: (changes: object = {}) => render({ ...node.props, ...changes }) };
}

function draw(state: PlayState) {
  return renderPage({ report: { ...report, play: state, restsOn }, stale: false, calculating: false }, () => undefined);
}

describe('the panel of a combat that is played', () => {
  it('says above the dice which table is invented', () => {
    assert.match(renderHtml(draw(play)), /class="invented"[^]*id="play"/);
  });

  it('calls a value expected until the combat ends, unless it is a chance', () => {
    assert.match(renderText(draw(play)), /Japan: convoy points hit, expected: 6/);
    assert.match(renderText(draw(play)), /chance of winning: 40/);
    const ended = draw({ ...play, next: { kind: 'end', summary: 'over' } });
    assert.match(renderText(ended), /Japan: convoy points hit: 6/);
  });

  it('writes in the button of each option what its number measures', () => {
    const createOption = (name: string, value: number) => ({
      option: name,
      values: [
        { title: 'chance of winning', unit: 'chance', value },
        { title: 'net gain', unit: 'IPC', value: 2 },
      ],
    });
    const next: PlayState['next'] = {
      ...{ kind: 'decision', label: 'dive', title: 'the dive', by: 'attacker', ordered: 'stay' },
      options: [createOption('stay', 0.069), createOption('dive', 0.05)],
    };
    const panel = renderHtml(draw({ ...play, next }));
    const words = [...panel.matchAll(/<li><button[^>]*>(.*?)<\/button><span class="quiet">(.*?)<\/span>/g)].map(
      ([, button, below]) => [button!.replaceAll(/<[^>]+>/g, ''), below],
    );
    assert.deepEqual(words, [
      ['Stay: chance of winning 6.9%', 'as ordered \u00b7 net gain, expected 2 IPC'],
      ['Dive: chance of winning 5.0%', 'net gain, expected 2 IPC'],
    ]);
  });

  it('says whose dice these are before what each sum does, and each effect in one row', () => {
    const next: PlayState['next'] = {
      ...{ kind: 'roll', title: 'the search', by: 'attacker' },
      rolls: [
        {
          ...{ label: 'search', title: 'the search', by: 'attacker', count: 1, sides: 6 },
          explanation: '2 destroyers search.',
          effects: [
            { from: 1, to: 2, text: 'nothing' },
            { from: 3, to: 3, text: 'group 3' },
            { from: 4, to: 6, text: 'nothing' },
          ],
        },
      ],
    };
    assert.match(renderHtml(draw({ ...play, next })), />1\u00a0to\u00a02, 4\u00a0to\u00a06</, 'a range is not broken');
    assert.match(renderText(draw({ ...play, next })), /2 destroyers search\..*1 to 2, 4 to 6 Nothing 3 Group 3/);
  });

  it('takes moves back and begins again only where there are moves', () => {
    const isDisabled = (state: PlayState, name: string) =>
      /(?:^| )(?:aria-)?disabled/.test(new RegExp(`<button([^>]*)>${name}<`).exec(renderHtml(draw(state)))![1]!);
    const moved: PlayState = { ...play, moves: [{ kind: 'roll', rolls: [{ label: 'search', faces: [5] }] }] };
    for (const name of ['Back', 'Start again', 'Write into the scenario'])
      assert.deepEqual([isDisabled(play, name), isDisabled(moved, name)], [true, false], name);
  });

  it('rolls the dice of a step once, however often the button is pressed', () => {
    const sent: FromPage[] = [];
    const context = { ...renderContext, send: (message: FromPage) => void sent.push(message) };
    const rolls = [{ label: 'search', title: 'the search', by: 'attacker', count: 20, sides: 10 }];
    const createState = (): PlayState => ({ ...play, next: { ...play.next, rolls } as PlayState['next'] });
    const { render } = createPlayPanel(context, createState());
    const press = () => pressButton(render(), 'Roll for me');
    press();
    press();
    pressButton(render({ play: createState() }), 'Roll for me');
    const [first, again, next] = sent as unknown as { moves: readonly PlayMove[] }[];
    const [move] = first!.moves;
    assert.ok(move?.kind === 'roll' && move.rolls[0]!.faces.length === 20);
    assert.deepEqual(again, first);
    assert.notDeepEqual(next, first);
  });

  describe('the field of a combat that is played', () => {
    const field = { value: '' };
    const original = Object.getOwnPropertyDescriptor(globalThis, 'document');
    before(() => {
      const value = { querySelector: () => field };
      Object.defineProperty(globalThis, 'document', { value, configurable: true });
    });
    after(() => {
      if (original) Object.defineProperty(globalThis, 'document', original);
      else Reflect.deleteProperty(globalThis, 'document');
    });

    it('hands on dice that fit, and says what is wrong with others', () => {
      const sent: FromPage[] = [];
      const context = { ...renderContext, send: (message: FromPage) => void sent.push(message) };
      const { render } = createPlayPanel(context, play);
      const submit = (text: string) => {
        field.value = text;
        let isHandled = false;
        const form = [...listNodes(render())].find(({ props }) => 'onSubmit' in props)!;
        (form.props['onSubmit'] as (event: object) => void)({ preventDefault: () => (isHandled = true) });
        assert.ok(isHandled, 'the page would be loaded again');
        return /<p class="notice" id="play-error" role="alert"([^>]*)>([^<]*)</.exec(renderHtml(render()))!.slice(1);
      };
      const [hidden, message] = submit('11');
      assert.deepEqual([hidden, field.value, sent], ['', '11', []]);
      assert.match(message!, /11/);
      const [isHidden] = submit('7');
      assert.deepEqual([isHidden, field.value], [' hidden', '']);
      const moves = [{ kind: 'roll', rolls: [{ label: 'search', faces: [7] }] }];
      assert.deepEqual(
        sent.map((each) => ('moves' in each ? each.moves : [])),
        [moves],
      );
    });
  });

  it('says of each aim what it is worth now and was at the start, and what dice and decisions have changed', () => {
    const course = {
      ...{ side: 'attacker', title: 'convoy points hit', unit: '', values: [6], isSampled: false, luck: 0, decided: 0 },
    };
    const draw = (changes: object, next?: PlayState['next']) =>
      createElement(
        'div',
        {},
        renderCourses(renderContext, { courses: [{ ...course, ...changes }], ...(next && { next }) }),
      );
    const read = (changes: object, next?: PlayState['next']) => renderText(draw(changes, next));
    assert.equal(read({}), 'Japan: convoy points hit: 6');
    assert.equal(read({ isSampled: true }, play.next), 'Japan: convoy points hit, expected: about 6');
    assert.equal(read({}, { kind: 'end', summary: 'over' }), 'Japan: convoy points hit: 6');
    assert.equal(
      read({ values: [6, 4], luck: -1.5, decided: -0.5 }),
      'Japan: convoy points hit: 4 (at the start 6) Dice: −1.5. Decisions against the orders: −0.5.',
    );
    assert.equal(
      read({ title: 'chance of winning', unit: 'chance', values: [0.5, 0.75], luck: 0.25 }, play.next),
      'Japan: chance of winning: 75.0% (at the start 50.0%) Dice: +25 points.',
    );
    const countCharts = (changes: object) => renderHtml(draw(changes)).split('<figure').length - 1;
    assert.match(
      renderHtml(draw({ values: [6, 4, 3] })),
      /aria-label="Japan: convoy points hit, from 6 to 3 in 2 steps/,
    );
    assert.equal(countCharts({ values: [6, 4] }), 0);
    assert.equal(countCharts({ values: [6, 4, 0] }), 1);
    assert.equal(countCharts({ values: [6, 4, -1] }), 0);
    assert.equal(countCharts({ unit: 'chance', values: [0.5, 0.25, 0] }), 1);
  });

  it('recommends the best of several options, to those alone who are advised', () => {
    const createOption = (option: string, value: number) => ({
      ...{ option, text: '' },
      values: [{ side: 'attacker', title: 'chance of winning', unit: 'chance', value }],
    });
    const drawOptions = (options: readonly (readonly [string, number])[], advised = 'all') => {
      const next = {
        ...{ kind: 'decision', title: 'Retreat', by: 'attacker', label: 'retreat', ordered: 'stay' },
        options: options.map(([option, value]) => createOption(option, value)),
      };
      const { render } = createPlayPanel({ ...renderContext, send: () => undefined }, { ...play, next } as PlayState);
      changeControl(render(), { 'aria-label': 'Advice' }, advised);
      const html = renderHtml(render());
      return [...html.matchAll(/class="(action[ \w]*)"[^>]*><span class="option">([^<]*)</g)].map(
        ([, look, option]) => `${option} ${look}`,
      );
    };
    const options = [
      ['stay', 0.25],
      ['flee', 0.5],
      ['dive', 0.5],
    ] as const;
    const recommended = ['Stay: action', 'Flee: action recommended', 'Dive: action recommended'];
    assert.deepEqual(drawOptions(options), recommended);
    assert.deepEqual(drawOptions(options, 'attacker'), recommended);
    for (const advised of ['defender', 'nobody'])
      assert.deepEqual(drawOptions(options, advised), ['Stay action', 'Flee action', 'Dive action']);
    assert.deepEqual(drawOptions(options.slice(0, 1)), ['Stay: action']);
  });

  it('the panel of a combat that is played has an example in the empty field that cannot be taken for dice', () => {
    assert.match(renderHtml(draw(play)), /placeholder="e\.g\. 5"/);
  });

  it('says that the scenario has an error before anything else, and that no move can be made with it', () => {
    const content = { report: { ...report, play }, stale: true, calculating: false };
    const drawAll = (blocked: boolean): string => renderText(renderPage({ ...content, blocked }, () => undefined));
    assert.match(drawAll(true), /^The scenario has an error now: fix it first\..* Until then no move can be made\./);
    assert.match(drawAll(false), /^The scenario has changed\. The next move goes by it as it is now\./);
  });
});
