/** The report panel beside the editor. There is one per window; the next combat replaces its content. */
import * as vscode from 'vscode';
import type { CombatReport, LeverValues, ReportRule } from '../../../server/src/protocol';
import { reportHtml } from './html';
import type { ReportCommand } from '../../../server/src/page/messages';
import type { WhatIfState } from '../../../server/src/page/messages';
import type { FromView, RevealTarget, ToView } from '../../../server/src/page/view';
import { isSame } from '../../../server/src/page/content';
import type { PageContent } from '../../../server/src/page/page';

export const viewType = 'asdic.report';

/** Actions that the panel requests from the extension. */
export interface PanelActions {
  run(command: ReportCommand, report: CombatReport): void;
  writeOrder(report: CombatReport, side: string, order: string): void;
  goToLine(report: CombatReport, line: number): void;
  showRule(report: CombatReport, rule: ReportRule): void;
  /** A *What if* value was changed. */
  whatIf(report: CombatReport, whatIf: WhatIfState): void;
  writeWhatIf(report: CombatReport, whatIf: WhatIfState): void;
  /** Requests the odds over these values. */
  sweep(report: CombatReport, vary: readonly LeverValues[]): void;
  /** Copies the sweep as CSV. */
  copyCsv(report: CombatReport): void;
  copy(report: CombatReport): void;
  /** @param html the page of the report */
  save(report: CombatReport, html: string): void;
  /** @param svg the board of the report */
  savePicture(report: CombatReport, svg: string): void;
  /** Cancels the running calculation. */
  cancel(): void;
  /** The visible report has changed. */
  onVisibleReport(report: CombatReport | undefined): void;
  /** The window was reloaded and shows this report again. */
  onRestored(report: CombatReport): void;
}

export interface ReportPanel extends vscode.Disposable {
  /** Shows a report beside the editor; takes the focus only if the reveal target asks for it. @param revealTarget section to scroll to */
  show(content: PageContent, revealTarget?: RevealTarget): void;
  /** Changes the content without bringing the panel to the front. */
  update(change: (content: PageContent) => PageContent): void;
  /** Renders the content as a page for a file. Brings the panel to the front, as only a visible view can render. */
  page(): Promise<string>;
  isVisible(): boolean;
  /** The content, while the panel is open. */
  content(): PageContent | undefined;
}

export function createReportPanel(extension: vscode.Uri, actions: PanelActions): ReportPanel {
  let panel: vscode.WebviewPanel | undefined;
  let content: PageContent | undefined;
  let ready = false;
  /** The section to reveal once the view is ready. */
  let pendingReveal: RevealTarget | undefined;
  /** Whether a page was requested before the view was ready. */
  let wantsPage = false;
  let pendingPage: ((html: string) => void) | undefined;

  const post = (message: ToView): void => void panel?.webview.postMessage(message);

  const notifyVisibleReport = (): void =>
    actions.onVisibleReport(panel?.visible === true ? content?.report : undefined);

  const send = (): void => {
    if (!panel || !content) return;
    notifyVisibleReport();
    panel.title = content.report.title;
    if (!ready) return;
    post({ type: 'show', content });
    if (pendingReveal) post({ type: 'reveal', ...pendingReveal });
    pendingReveal = undefined;
    if (wantsPage) post({ type: 'page' });
    wantsPage = false;
  };

  /** The requested page, or one that the user wants to save. */
  const onPageReceived = (report: CombatReport, html: string): void => {
    const resolvePage = pendingPage;
    pendingPage = undefined;
    if (resolvePage) resolvePage(html);
    else actions.save(report, html);
  };

  const receive = (message: FromView): void => {
    if (message.type === 'ready') {
      ready = true;
      send();
    } else if (content) {
      const { report } = content;
      if (message.type === 'run') actions.run(message.command, report);
      else if (message.type === 'order') actions.writeOrder(report, message.side, message.order);
      else if (message.type === 'line') actions.goToLine(report, message.line);
      else if (message.type === 'rule') actions.showRule(report, message.rule);
      else if (message.type === 'copy') actions.copy(report);
      else if (message.type === 'cancel') actions.cancel();
      else if (message.type === 'sweep') actions.sweep(report, message.vary);
      else if (message.type === 'csv') actions.copyCsv(report);
      else if (message.type === 'sweepForm') content = { ...content, sweepForm: message.form };
      else if (message.type === 'page') onPageReceived(report, message.html);
      else if (message.type === 'picture') actions.savePicture(report, message.svg);
      else if (message.type === 'writeWhatIf' && content.whatIf) actions.writeWhatIf(report, content.whatIf);
      else if (message.type === 'whatIf') {
        content = { ...content, whatIf: message.whatIf };
        actions.whatIf(report, message.whatIf);
      }
    }
  };

  const adopt = (adopted: vscode.WebviewPanel): void => {
    panel?.dispose();
    panel = adopted;
    ready = false;
    const media = vscode.Uri.joinPath(extension, 'dist');
    const { webview } = adopted;
    webview.options = { enableScripts: true, localResourceRoots: [media] };
    webview.onDidReceiveMessage(receive);
    // A hidden view is destroyed; messages sent before it is ready again would be lost.
    adopted.onDidChangeViewState(() => {
      if (panel !== adopted) return;
      if (!adopted.visible) ready = false;
      notifyVisibleReport();
    });
    adopted.onDidDispose(() => {
      if (panel !== adopted) return;
      panel = undefined;
      content = undefined;
      notifyVisibleReport();
    });
    webview.html = reportHtml({
      script: webview.asWebviewUri(vscode.Uri.joinPath(media, 'report.js')).toString(),
      style: webview.asWebviewUri(vscode.Uri.joinPath(media, 'report.css')).toString(),
      source: webview.cspSource,
      nonce: nonce(),
    });
  };

  const serializer = vscode.window.registerWebviewPanelSerializer(viewType, {
    deserializeWebviewPanel: (restored: vscode.WebviewPanel, state: PageContent | undefined) => {
      // Without a saved state the panel would stay empty.
      if (!state) restored.dispose();
      else {
        // The scenario may have changed since, so the report is marked as stale.
        content = { ...state, stale: true, calculating: false, working: undefined };
        adopt(restored);
        notifyVisibleReport();
        actions.onRestored(content.report);
      }
      return Promise.resolve();
    },
  });

  return {
    show(next, revealTarget) {
      // A pending reveal for the same combat is kept, as the view may not have been ready for it.
      pendingReveal = revealTarget ?? (content && isSame(content.report, next.report) ? pendingReveal : undefined);
      content = next;
      const keepsFocus = revealTarget?.takesFocus !== true;
      if (panel) panel.reveal(undefined, keepsFocus);
      else
        adopt(
          vscode.window.createWebviewPanel(viewType, next.report.title, {
            viewColumn: besideScenario(next.report),
            preserveFocus: keepsFocus,
          }),
        );
      send();
    },
    update(change) {
      if (!content) return;
      content = change(content);
      send();
    },
    page: () =>
      new Promise((resolve) => {
        pendingPage = resolve;
        panel?.reveal(undefined, true);
        if (ready) post({ type: 'page' });
        else wantsPage = true;
      }),
    isVisible: () => panel?.visible === true,
    content: () => content,
    dispose() {
      serializer.dispose();
      panel?.dispose();
    },
  };
}

/** Beside the scenario's editor, which may not be the active one: a walkthrough button leaves that in front. */
function besideScenario({ uri }: CombatReport): vscode.ViewColumn {
  const editor = vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri);
  return editor?.viewColumn === undefined ? vscode.ViewColumn.Beside : Math.min(editor.viewColumn + 1, 9);
}

function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
