/** The report panel beside the editor. There is one per window; the next combat replaces its content. */
import * as vscode from 'vscode';
import type { CombatReport } from '../../../server/src/protocol';
import { createNonce, createPageHtml } from '../page-html';
import { findColumnBeside } from '../untitled';

import { type FromView, isChange, type RevealTarget, type ToView } from '../../../server/src/page/view';
import { isSameCombat } from '../../../server/src/page/content';
import type { Folds } from '../../../server/src/page/messages';
import type { PageContent } from '../../../server/src/page/page';

const viewType = 'asdic.report';

interface PanelListener {
  /** A message of the view on its content. */
  receive(message: FromView, content: PageContent): void;
  onVisibleReport(report: CombatReport | undefined): void;
  /** The window was reloaded and shows this report again. */
  onRestored(report: CombatReport): void;
}

export type ReportPanel = ReturnType<typeof createReportPanel>;

const foldsKey = 'report.folds';

/** @param memory keeps what the reader has unfolded, for all reports */
export function createReportPanel(extension: vscode.Uri, memory: vscode.Memento, listener: PanelListener) {
  let panel: vscode.WebviewPanel | undefined;
  let content: PageContent | undefined;
  let isViewReady = false;
  /** The number of changes received since the view was ready. */
  let receivedChanges = 0;
  /** The section to reveal once the view is ready. */
  let pendingReveal: RevealTarget | undefined;
  /** Whether a page was requested before the view was ready. */
  let wantsPage = false;
  let pendingPage: ((html: string) => void) | undefined;
  /** The file name in the hint that another scenario is in view. */
  let shownOtherName: string | undefined;

  const post = (message: ToView): void => void panel?.webview.postMessage(message);

  const notifyVisibleReport = (): void =>
    listener.onVisibleReport(panel?.visible === true ? content?.report : undefined);

  const send = (): void => {
    if (!panel || !content) return;
    notifyVisibleReport();
    panel.title = content.report.title;
    if (!isViewReady) return;
    const otherName = findOtherScenario(content.report);
    shownOtherName = otherName;
    const folds = memory.get<Folds>(foldsKey, {});
    post({
      type: 'show',
      content: { ...content, folds, ...(otherName !== undefined && { otherFile: otherName }) },
      acknowledgedChanges: receivedChanges,
    });
    if (pendingReveal) post({ type: 'reveal', ...pendingReveal });
    pendingReveal = undefined;
    if (wantsPage) post({ type: 'page' });
    wantsPage = false;
  };

  const receive = (message: FromView): void => {
    if (message.type === 'ready') {
      isViewReady = true;
      receivedChanges = 0;
      send();
    } else if (content) {
      if (isChange(message)) receivedChanges++;
      if (message.type === 'fold')
        void memory.update(foldsKey, { ...memory.get<Folds>(foldsKey), [message.section]: message.isOpen });
      else if (message.type === 'sweepForm') content = { ...content, sweepForm: message.form };
      else if (message.type === 'whatIf') content = { ...content, whatIf: message.whatIf };
      if (message.type === 'page' && pendingPage) {
        pendingPage(message.html);
        pendingPage = undefined;
      } else listener.receive(message, content);
    }
  };

  const adoptPanel = (newPanel: vscode.WebviewPanel): void => {
    const former = panel;
    panel = newPanel;
    // `panel` is already the new one, so that the end of the old one leaves the content alone.
    former?.dispose();
    isViewReady = false;
    const distFolder = vscode.Uri.joinPath(extension, 'dist');
    const { webview } = newPanel;
    webview.options = { enableScripts: true, localResourceRoots: [distFolder] };
    webview.onDidReceiveMessage(receive);
    // A hidden view is destroyed; messages sent before it is ready again would be lost.
    newPanel.onDidChangeViewState(() => {
      if (panel !== newPanel) return;
      if (!newPanel.visible) isViewReady = false;
      notifyVisibleReport();
    });
    newPanel.onDidDispose(() => {
      if (panel !== newPanel) return;
      panel = undefined;
      content = undefined;
      notifyVisibleReport();
    });
    webview.html = createPageHtml({
      id: 'report',
      title: newPanel.title,
      script: webview.asWebviewUri(vscode.Uri.joinPath(distFolder, 'report.js')).toString(),
      style: webview.asWebviewUri(vscode.Uri.joinPath(distFolder, 'report.css')).toString(),
      source: webview.cspSource,
      nonce: createNonce(),
    });
  };

  const editorListener = vscode.window.onDidChangeVisibleTextEditors(() => {
    if (content && findOtherScenario(content.report) !== shownOtherName) send();
  });

  const serializer = vscode.window.registerWebviewPanelSerializer(viewType, {
    deserializeWebviewPanel: (restored: vscode.WebviewPanel, state: PageContent | undefined) => {
      // Without a saved state the panel would stay empty.
      if (!state) restored.dispose();
      else {
        // The scenario may have changed since, so the report is marked as stale.
        content = { ...state, stale: true, calculating: false, working: undefined };
        adoptPanel(restored);
        notifyVisibleReport();
        listener.onRestored(content.report);
      }
      return Promise.resolve();
    },
  });

  return {
    /** Shows a report beside the editor; takes the focus only if the reveal target asks for it. @param revealTarget section to scroll to */
    show(next: PageContent, revealTarget?: RevealTarget): void {
      // A pending reveal for the same combat is kept, as the view may not have been ready for it.
      pendingReveal =
        revealTarget ?? (content && isSameCombat(content.report, next.report) ? pendingReveal : undefined);
      content = next;
      const keepsFocus = revealTarget?.takesFocus !== true;
      if (panel) panel.reveal(findColumnNotCovering(next.report, panel.viewColumn), keepsFocus);
      else
        adoptPanel(
          vscode.window.createWebviewPanel(viewType, next.report.title, {
            viewColumn: findReportColumn(next.report),
            preserveFocus: keepsFocus,
          }),
        );
      send();
    },
    /** Changes the content without bringing the panel to the front. */
    update(change: (content: PageContent) => PageContent): void {
      if (!content) return;
      content = change(content);
      send();
    },
    /** Renders the content as a page for a file. Brings the panel to the front, as only a visible view can render. */
    renderPage: () =>
      new Promise<string>((resolve) => {
        pendingPage = resolve;
        panel?.reveal(undefined, true);
        if (isViewReady) post({ type: 'page' });
        else wantsPage = true;
      }),
    isVisible: () => panel?.visible === true,
    /** The content, while the panel is open. */
    getContent: () => content,
    dispose(): void {
      serializer.dispose();
      editorListener.dispose();
      panel?.dispose();
    },
  };
}

/** Beside the scenario's editor, which may not be the active one: a walkthrough button leaves that in front. */
function findReportColumn({ uri }: CombatReport): vscode.ViewColumn {
  const editor = vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri);
  return editor?.viewColumn === undefined ? vscode.ViewColumn.Beside : findColumnBeside(editor.viewColumn);
}

/** Another column, if the report would cover its scenario; undefined to stay. */
function findColumnNotCovering({ uri }: CombatReport, column: vscode.ViewColumn | undefined) {
  const editors = vscode.window.visibleTextEditors.filter(({ document }) => document.uri.toString() === uri);
  const isCovered = editors.length > 0 && editors.every(({ viewColumn }) => viewColumn === column);
  return isCovered && column !== undefined ? findColumnBeside(column) : undefined;
}

/** The name of a scenario that is in view, if that of the report is not. */
function findOtherScenario({ uri }: CombatReport): string | undefined {
  const shownDocuments = vscode.window.visibleTextEditors.map(({ document }) => document);
  if (shownDocuments.some((document) => document.uri.toString() === uri)) return undefined;
  const otherDocument = shownDocuments.find(({ fileName }) => fileName.endsWith('.scenario.yaml'));
  return otherDocument && vscode.Uri.parse(otherDocument.uri.toString()).path.split('/').at(-1);
}
