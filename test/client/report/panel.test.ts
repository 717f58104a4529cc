import assert from 'node:assert/strict';
import { Uri } from 'vscode';
import { createReportPanel } from '../../../client/src/report/panel';
import type { PageContent } from '../../../server/src/page/page';
import type { FromView } from '../../../server/src/page/view';
import type { CombatReport } from '../../../server/src/protocol';
import { desk } from '../../support/vscode/desk';
import { Document, Editor, WebviewPanel } from '../../support/vscode/documents';
import { odds, report } from '../../server/page/support';

const content: PageContent = { report, stale: false, calculating: false };
const other: PageContent = { ...content, report: { ...report, id: 'leyte', title: 'Leyte' } };
const outcome = { section: 'outcome', takesFocus: true };

describe('the panel of the report', () => {
  function createPanel(memory: Record<string, unknown> = {}) {
    const received: [FromView, PageContent][] = [];
    const visible: (CombatReport | undefined)[] = [];
    const restored: CombatReport[] = [];
    const memento = {
      get: (key: string, fallback: unknown) => memory[key] ?? fallback,
      update: (key: string, value: unknown) => Promise.resolve(void (memory[key] = value)),
    };
    const panel = createReportPanel(Uri.parse('file:///asdic'), memento as never, {
      receive: (message, shownContent) => received.push([message, shownContent]),
      onVisibleReport: (shown) => visible.push(shown),
      onRestored: (shown) => restored.push(shown),
    });
    return { panel, received, visible, restored };
  }
  const getView = () => desk.panels.at(-1)!;
  const send = (message: FromView, view: WebviewPanel = getView()) => view.received.fire(message);
  /** What the view was sent since the last time. */
  const takePosted = (view = getView()) => view.posted.splice(0) as { type: string; content?: PageContent }[];
  const listTypes = () => takePosted().map(({ type }) => type);
  const showEditors = (...editors: Editor[]) => {
    desk.visibleEditors = editors;
    desk.events.visibleEditors.fire();
  };

  it('sends the report when the view is ready for it, then reveals the section', () => {
    const { panel } = createPanel();
    panel.show(content, outcome);
    assert.deepEqual(takePosted(), []);
    send({ type: 'ready' });
    assert.deepEqual(takePosted(), [
      { type: 'show', content: { ...content, folds: {} }, acknowledgedChanges: 0 },
      { type: 'reveal', ...outcome },
    ]);
    panel.update((shown) => ({ ...shown, stale: true }));
    assert.deepEqual(listTypes(), ['show'], 'the section is revealed once');
    assert.equal(getView().title, report.title);
  });

  it('says how many changes of the reader its content contains, which a view that is shown again counts from none', () => {
    const { panel } = createPanel();
    panel.show(content);
    send({ type: 'ready' });
    const takeCounts = () =>
      (takePosted() as { acknowledgedChanges?: number }[]).map(({ acknowledgedChanges }) => acknowledgedChanges);
    takeCounts();
    send({ type: 'whatIf', whatIf: { changes: [], isWaiting: true } });
    send({ type: 'run', command: 'odds' });
    send({ type: 'fold', section: 'odds', isOpen: true });
    panel.update((shown) => shown);
    assert.deepEqual(takeCounts(), [2]);
    send({ type: 'ready' });
    assert.deepEqual(takeCounts(), [0]);
  });

  it('opens beside the editor of the scenario, and leaves it the focus unless a section was asked for', () => {
    const getColumn = (uri: string, column: number | undefined, takesFocus?: boolean) => {
      desk.visibleEditors = [new Editor(new Document(uri), column)];
      createPanel().panel.show(content, takesFocus === undefined ? undefined : { section: 'outcome', takesFocus });
      return getView().column;
    };
    assert.deepEqual(getColumn(report.uri, 1), { viewColumn: 2, preserveFocus: true });
    assert.deepEqual(getColumn(report.uri, 9, false), { viewColumn: 9, preserveFocus: true });
    assert.deepEqual(getColumn(report.uri, undefined, true), { viewColumn: -2, preserveFocus: false });
    assert.deepEqual(getColumn('file:///b.scenario.yaml', 1), { viewColumn: -2, preserveFocus: true });
    desk.otherGroups = [{ isActive: false, viewColumn: 2, tabs: [], activeTab: undefined }];
    assert.deepEqual(getColumn(report.uri, 2), { viewColumn: 1, preserveFocus: true }, 'no third column');
  });

  it('the panel of the report is reused for the next report', () => {
    const { panel, visible } = createPanel();
    panel.show(content);
    panel.show(other, outcome);
    panel.show(other);
    assert.equal(desk.panels.length, 1);
    assert.deepEqual(getView().reveals, [{ keepsFocus: false }, { keepsFocus: true }]);
    assert.equal(getView().title, 'Leyte');
    assert.equal(panel.getContent(), other);
    assert.deepEqual(visible, [content.report, other.report, other.report]);
  });

  it('still reveals the section of a combat whose report has changed before the view was ready, and not that of another', () => {
    const { panel } = createPanel();
    panel.show(content, outcome);
    panel.show({ ...content, stale: true });
    send({ type: 'ready' });
    assert.deepEqual(listTypes(), ['show', 'reveal']);
    getView().setVisible(false);
    getView().visible = true;
    panel.show(content, outcome);
    panel.show(other);
    send({ type: 'ready' });
    assert.deepEqual(listTypes(), ['show']);
  });

  it('sends nothing to a hidden view, which is ready anew when it is shown', () => {
    const { panel, visible } = createPanel();
    panel.show(content);
    send({ type: 'ready' });
    takePosted();
    getView().setVisible(false);
    assert.equal(visible.at(-1), undefined);
    assert.equal(panel.isVisible(), false);
    panel.update((shown) => ({ ...shown, stale: true }));
    assert.deepEqual(takePosted(), []);
    getView().setVisible(true);
    assert.equal(visible.at(-1), report);
    assert.equal(panel.isVisible(), true);
    send({ type: 'ready' });
    assert.equal(takePosted()[0]!.content!.stale, true);
  });

  it('keeps what the reader changes, and passes on what the reader asks for', () => {
    const memory: Record<string, unknown> = {};
    const { panel, received } = createPanel(memory);
    panel.show(content);
    send({ type: 'ready' });
    assert.equal(received.length, 0);
    const whatIf = { changes: [], isWaiting: false };
    send({ type: 'whatIf', whatIf });
    assert.equal(panel.getContent()!.whatIf, whatIf);
    const form = { levers: [] };
    send({ type: 'sweepForm', form });
    assert.equal(panel.getContent()!.sweepForm, form);
    send({ type: 'fold', section: 'odds', isOpen: true });
    send({ type: 'fold', section: 'dice', isOpen: false });
    assert.deepEqual(memory, { 'report.folds': { odds: true, dice: false } });
    send({ type: 'copy' });
    assert.deepEqual(
      received.map(([{ type }, about]) => [type, about === panel.getContent()]),
      [
        ['whatIf', false],
        ['sweepForm', true],
        ['fold', true],
        ['fold', true],
        ['copy', true],
      ],
    );
    takePosted();
    panel.show(other);
    assert.deepEqual(takePosted()[0]!.content!.folds, { odds: true, dice: false }, 'folds are those of all reports');
  });

  it('renders a page for a file as soon as the view can, and keeps other pages for whoever asks', async () => {
    const { panel, received } = createPanel();
    panel.show(content);
    const first = panel.renderPage();
    assert.deepEqual(getView().reveals, [{ keepsFocus: true }]);
    assert.deepEqual(takePosted(), []);
    send({ type: 'ready' });
    assert.deepEqual(listTypes(), ['show', 'page']);
    send({ type: 'page', html: 'first' });
    assert.equal(await first, 'first');
    const second = panel.renderPage();
    assert.deepEqual(listTypes(), ['page']);
    send({ type: 'page', html: 'second' });
    assert.equal(await second, 'second');
    assert.equal(received.length, 0);
    send({ type: 'page', html: 'saved by its button' });
    assert.equal(received.length, 1);
    panel.update((shown) => shown);
    assert.deepEqual(listTypes(), ['show']);
  });

  it('the panel of the report is empty after it was closed', () => {
    const { panel, visible } = createPanel();
    panel.show(content);
    getView().dispose();
    assert.equal(panel.getContent(), undefined);
    assert.equal(panel.isVisible(), false);
    assert.deepEqual(visible, [report, undefined]);
    panel.update(() => assert.fail('there is nothing to change'));
    panel.show(other);
    assert.equal(desk.panels.length, 2);
  });

  it('shows the report of before a reload as stale, and says that it is back', async () => {
    const { panel, restored, visible } = createPanel();
    const view = new WebviewPanel('asdic.report', 'SZ 49', 2);
    const saved = { ...content, report: { ...report, odds }, calculating: true, working: { title: 'Calculating' } };
    await desk.panelSerializer!.deserializeWebviewPanel(view, saved);
    assert.deepEqual(panel.getContent(), { ...saved, stale: true, calculating: false, working: undefined });
    assert.deepEqual(restored, [saved.report]);
    assert.deepEqual(visible, [saved.report]);
    send({ type: 'ready' }, view);
    assert.equal((view.posted[0] as { content?: PageContent }).content!.stale, true);
  });

  it('sends nothing to a restored view before it is ready, though the view before it was', async () => {
    const { panel } = createPanel();
    panel.show(content);
    send({ type: 'ready' });
    const view = new WebviewPanel('asdic.report', '', 2);
    await desk.panelSerializer!.deserializeWebviewPanel(view, other);
    panel.update((shown) => ({ ...shown, stale: true }));
    assert.deepEqual(takePosted(view), []);
    send({ type: 'ready' }, view);
    assert.deepEqual(
      takePosted(view).map(({ type }) => type),
      ['show'],
    );
  });

  it('closes a restored view without a report, and the view that it replaces', async () => {
    const { panel, restored } = createPanel();
    const empty = new WebviewPanel('asdic.report', '', 2);
    await desk.panelSerializer!.deserializeWebviewPanel(empty, undefined);
    assert.ok(empty.isDisposed);
    assert.deepEqual(restored, []);
    panel.show(content);
    const former = getView();
    await desk.panelSerializer!.deserializeWebviewPanel(new WebviewPanel('asdic.report', '', 2), other);
    assert.ok(former.isDisposed);
    assert.equal(panel.getContent()!.report, other.report, 'the end of the former does not empty it');
    former.viewStateChanged.fire();
  });

  it('names the scenario that is in view, if it is another one', () => {
    const { panel } = createPanel();
    const shown = new Editor(new Document(report.uri));
    const another = new Editor(new Document('file:///games/b%20c.scenario.yaml'));
    panel.show(content);
    send({ type: 'ready' });
    takePosted();
    const getOther = () => takePosted().map((message) => message.content!.otherFile);
    showEditors(new Editor(new Document('file:///notes.md')), another);
    assert.deepEqual(getOther(), ['b c.scenario.yaml']);
    showEditors(another);
    assert.deepEqual(getOther(), [], 'nothing has changed');
    showEditors(another, shown);
    assert.deepEqual(getOther(), [undefined]);
    panel.dispose();
    showEditors(another);
    assert.deepEqual(getOther(), [], 'the panel has ended');
  });

  it('lets its page load only what the extension ships', () => {
    createPanel().panel.show(content);
    const { webview } = getView();
    assert.deepEqual(
      JSON.parse(JSON.stringify(webview.options)),
      JSON.parse(JSON.stringify({ enableScripts: true, localResourceRoots: [Uri.parse('file:///asdic/dist')] })),
    );
    assert.match(webview.html, /nonce="[0-9a-f]{32}" src="file:\/\/\/asdic\/dist\/report.js"/);
    assert.match(webview.html, /href="file:\/\/\/asdic\/dist\/report.css"/);
  });
});
