import assert from 'node:assert/strict';
import { renderPage } from '../../../server/src/page/page';
import type { PlayMove, PlayState } from '../../../server/src/protocol';
import type { Component } from 'preact';
import type { RenderedNode } from '../../../server/src/page/element';
import type { FromPage } from '../../../server/src/page/messages';
import { renderPlay } from '../../../server/src/page/play';
import { pressButton, renderContext, renderHtml, renderText, report } from './support';

/** The node of the panel: a component with a state. */
interface PanelNode {
  readonly type: new (props: object) => Component<{ play: PlayState }>;
  readonly props: { readonly play: PlayState };
}

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
    const [panel] = [renderPlay(context, createState(), false).props.children].flat() as unknown as [PanelNode];
    const component = new panel.type(panel.props);
    const press = () => pressButton(component.render(component.props, component.state) as RenderedNode, 'Roll for me');
    press();
    press();
    component.props = { ...panel.props, play: createState() };
    press();
    const [first, again, next] = sent as unknown as { moves: readonly PlayMove[] }[];
    const [move] = first!.moves;
    assert.ok(move?.kind === 'roll' && move.rolls[0]!.faces.length === 20);
    assert.deepEqual(again, first);
    assert.notDeepEqual(next, first);
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
