/** Leaves out the lenses of a combat that its open report offers as buttons: beside the report the row of lenses would be truncated. */
import { type CodeLens, type Disposable, type TextDocument, window, workspace } from 'vscode';
import { type BaseLanguageClient, CodeLensRequest, type Middleware } from 'vscode-languageclient';
import { clientCommands, type CombatArguments, type CombatReport } from '../../server/src/protocol';
import { listAvailableCommands } from '../../server/src/page/actions';
import { toCombatArguments } from '../../server/src/page/content';

/** The visible report, with the commands that it offers. */
interface VisibleReport extends CombatArguments {
  readonly commands: readonly string[];
}

const refreshLenses = (client: BaseLanguageClient, document: TextDocument): void =>
  client.getFeature(CodeLensRequest.method).getProvider(document)?.onDidChangeCodeLensEmitter.fire();

/** VS Code never asks for the lenses of a file that loses the focus as soon as it is shown, as it does to the report of a play or the walkthrough. */
export function requestLensesWithoutFocus(client: BaseLanguageClient): Disposable {
  return window.onDidChangeActiveTextEditor((active) => {
    for (const { document } of window.visibleTextEditors)
      if (document !== active?.document) refreshLenses(client, document);
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
      const previousReport = visibleReport;
      visibleReport = report && {
        ...toCombatArguments(report),
        commands: listAvailableCommands(report).map((command) => clientCommands[command]),
      };
      if (JSON.stringify(previousReport) === JSON.stringify(visibleReport)) return;
      for (const document of workspace.textDocuments) {
        const uri = document.uri.toString();
        if (uri === previousReport?.uri || uri === visibleReport?.uri) refreshLenses(client, document);
      }
    },
  };
}
