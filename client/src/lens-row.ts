/** The lenses of combats: without those that the open report of a combat offers as buttons, as the row would be truncated beside the report. */
import { type CodeLens, type Disposable, type TextDocument, window, workspace } from 'vscode';
import { type BaseLanguageClient, CodeLensRequest, type Middleware } from 'vscode-languageclient';
import { clientCommands, type CombatArguments, type CombatReport } from '../../server/src/protocol';
import { listAvailableCommands } from '../../server/src/page/actions';
import { toCombatArguments } from '../../server/src/page/content';

/** The visible report, with the commands that it offers. */
interface VisibleReport extends CombatArguments {
  readonly commands: readonly string[];
}

const refresh = (client: BaseLanguageClient, document: TextDocument): void =>
  client.getFeature(CodeLensRequest.method).getProvider(document)?.onDidChangeCodeLensEmitter.fire();

/** VS Code never asks for the lenses of a file that loses the focus as soon as it is shown: for the report of a play, or the walkthrough. */
export function requestLensesWithoutFocus(client: BaseLanguageClient): Disposable {
  return window.onDidChangeActiveTextEditor((active) => {
    for (const { document } of window.visibleTextEditors) if (document !== active?.document) refresh(client, document);
  });
}

export function createLensRow() {
  let visibleReport: VisibleReport | undefined;
  const isOffered = ({ command }: CodeLens): boolean => {
    const args = command?.arguments?.[0] as CombatArguments | undefined;
    return (
      visibleReport?.commands.includes(command?.command ?? '') === true &&
      args?.uri === visibleReport.uri &&
      args.document === visibleReport.document &&
      args.id === visibleReport.id
    );
  };
  const middleware: Pick<Middleware, 'provideCodeLenses'> = {
    async provideCodeLenses(document, token, next) {
      const lenses = await next(document, token);
      return lenses?.filter((lens) => !isOffered(lens));
    },
  };
  return {
    middleware,
    /** @param report the visible one */
    setVisibleReport(client: BaseLanguageClient, report: CombatReport | undefined): void {
      const before = visibleReport;
      visibleReport = report && {
        ...toCombatArguments(report),
        commands: listAvailableCommands(report).map((command) => clientCommands[command]),
      };
      if (JSON.stringify(before) === JSON.stringify(visibleReport)) return;
      for (const document of workspace.textDocuments) {
        const uri = document.uri.toString();
        if (uri === before?.uri || uri === visibleReport?.uri) refresh(client, document);
      }
    },
  };
}
