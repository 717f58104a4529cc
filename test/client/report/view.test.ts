import assert from 'node:assert/strict';
import type { PageContent } from '../../../server/src/page/page';
import type { PlayState } from '../../../server/src/protocol';
import type { FromView, ToView } from '../../../server/src/page/view';
import { odds, report, trace } from '../../server/page/support';
import { FakeNode } from './dom';

describe('the view of the report', () => {
  const content: PageContent = { report: { ...report, odds }, stale: false, calculating: false };
  const posted: FromView[] = [];
  const postedAtFirst: FromView[] = [];
  const scrolled: number[] = [];
  const [root, live] = [new FakeNode('div'), new FakeNode('div')];
  const names = ['window', 'document', 'acquireVsCodeApi', 'getComputedStyle'];
  let state: PageContent | undefined = content;
  let receive: (event: { data: ToView }) => void = () => assert.fail('the view does not listen');

  before(async () => {
    Object.assign(globalThis, {
      window: {
        addEventListener: (event: string, listener: typeof receive) => event === 'message' && (receive = listener),
        scrollTo: (_x: number, y: number) => scrolled.push(y),
      },
      document: {
        createElement: (name: string) => new FakeNode(name),
        createElementNS: (_namespace: string, name: string) => new FakeNode(name),
        createTextNode: (text: string) => new FakeNode('#text', 3, text),
        getElementById: (name: string) => ({ report: root, live })[name] ?? null,
        querySelector: () => null,
        documentElement: { style: { setProperty: () => undefined } },
      },
      acquireVsCodeApi: () => ({
        postMessage: (message: FromView) => posted.push(message),
        getState: () => state,
        setState: (saved: PageContent) => (state = saved),
      }),
    });
    await import('../../../client/src/report/view');
    postedAtFirst.push(...posted);
  });
  after(() => {
    for (const name of names) Reflect.deleteProperty(globalThis, name);
  });
  beforeEach(() => {
    posted.length = 0;
    scrolled.length = 0;
  });

  const show = (shown: PageContent, acknowledgedChanges = 0) =>
    receive({ data: { type: 'show', content: shown, acknowledgedChanges } });

  it('shows what was in it before the window was reloaded', () => {
    assert.match(root.textContent, /SZ 49/);
    assert.equal(live.textContent, 'The odds are ready.');
    assert.deepEqual(postedAtFirst, [{ type: 'ready' }], 'what has changed since is sent then');
  });

  it('keeps what it shows for a reload, and tells screen readers what has come', () => {
    const next = { ...content, calculating: true, folds: { odds: true } };
    show(next);
    assert.deepEqual(state, next);
    assert.equal(live.textContent, 'Calculating the odds.');
    show({ ...content, report: { ...content.report, trace } });
    assert.equal(live.textContent, trace.summary);
    assert.deepEqual(state.folds, { odds: true }, 'a host that keeps nothing leaves the folds to the view');
  });

  it('begins with the first line of another combat', () => {
    show(content);
    scrolled.length = 0;
    show({ ...content, stale: true });
    assert.deepEqual(scrolled, []);
    show({ ...content, report: { ...content.report, id: 'leyte' } });
    assert.deepEqual(scrolled, [0]);
  });

  it('sends a page for a file when it is asked for one', () => {
    show(content);
    receive({ data: { type: 'page' } });
    const [page] = posted as { type: string; html: string }[];
    assert.equal(page!.type, 'page');
    assert.match(page!.html, /^<!doctype html>[^]*SZ 49/i);
  });

  it('passes on what the reader presses', () => {
    show(content);
    const press = (label: string) =>
      root
        .list('button')
        .find(({ textContent }) => textContent === label)!
        .click();
    press('Resolve');
    assert.deepEqual(posted, [{ type: 'run', command: 'resolve' }]);
    posted.length = 0;
    press('Save as…');
    assert.deepEqual(
      posted.map(({ type }) => type),
      ['page'],
      'the view renders it itself',
    );
  });

  it('counts a second press of a button from the first, also when an answer to an earlier change comes in between', () => {
    const submarines = { id: 'sub', title: 'Submarine', value: 4, minimum: 0, maximum: 9 };
    const setup = { forces: [{ title: 'Japan', lines: [submarines] }], switches: [], canSwap: false };
    const before: PageContent = { ...content, report: { ...content.report, setup } };
    show(before);
    const press = () =>
      root
        .list('button')
        .find(({ textContent }) => textContent === '+')!
        .click();
    press();
    const [{ whatIf }] = posted as [FromView & { type: 'whatIf' }];
    press();
    show({ ...before, whatIf: { ...whatIf, isWaiting: false } }, 1);
    press();
    const values = (posted as (FromView & { type: 'whatIf' })[]).map((message) => message.whatIf.changes[0]?.value);
    assert.deepEqual(values, [5, 6, 7]);
    show({ ...before, whatIf }, 3);
    press();
    assert.deepEqual((posted.at(-1) as FromView & { type: 'whatIf' }).whatIf.changes, [{ id: 'sub', value: 6 }]);
  });

  it('rolls the dice of a play once if its button is pressed twice', () => {
    const roll = { label: 'fire', title: 'submarines fire', by: 'attacker', count: 40, sides: 6 };
    const play = {
      moves: [],
      next: { kind: 'roll', title: 'submarines fire', by: 'attacker', rolls: [roll] },
      courses: [],
    };
    show({ ...content, report: { ...content.report, play: play as unknown as PlayState } });
    const button = root.list('button').find(({ textContent }) => textContent === 'Roll for me')!;
    button.click();
    button.click();
    assert.equal(posted.length, 2);
    assert.deepEqual(posted[1], posted[0]);
  });

  it('gives the next step of a play the focus after a move, and after nothing else', () => {
    let focused = 0;
    Object.assign(document, { querySelector: () => ({ focus: () => focused++ }) });
    const createPlay = (moves: readonly object[]) => ({
      ...content,
      report: {
        ...content.report,
        play: { moves, next: { kind: 'end', summary: '' }, courses: [] } as unknown as PlayState,
      },
    });
    show(createPlay([{ kind: 'decision', option: 'press on' }]));
    focused = 0;
    show(createPlay([{ kind: 'decision', option: 'press on' }]));
    assert.equal(focused, 0);
    show(createPlay([]));
    assert.equal(focused, 1);
  });
});
