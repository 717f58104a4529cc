/** Hides lenses of a combat that its open report offers as buttons: the row would be truncated beside the report. */
import { workspace } from 'vscode';
import type { CodeLens } from 'vscode';
import { CodeLensRequest } from 'vscode-languageclient';
import type { BaseLanguageClient, Middleware } from 'vscode-languageclient';
import { clientCommands } from '../../server/src/protocol';
import type { CombatArguments, CombatReport } from '../../server/src/protocol';
import { afterResult } from '../../server/src/page/actions';
import { which } from '../../server/src/page/content';

export interface LensRow {
  readonly middleware: Pick<Middleware, 'provideCodeLenses'>;
  /** @param report the visible one */
  beside(client: BaseLanguageClient, report: CombatReport | undefined): void;
}

/** The visible report, with the commands that it offers. */
interface Beside extends CombatArguments {
  readonly commands: readonly string[];
}

export function lensRow(): LensRow {
  let beside: Beside | undefined;
  const isOffered = ({ command }: CodeLens): boolean => {
    const of = command?.arguments?.[0] as CombatArguments | undefined;
    return (
      beside?.commands.includes(command?.command ?? '') === true &&
      of?.uri === beside.uri &&
      of.document === beside.document &&
      of.id === beside.id
    );
  };
  return {
    middleware: {
      async provideCodeLenses(document, token, next) {
        const found = await next(document, token);
        return found?.filter((lens) => !isOffered(lens));
      },
    },
    beside(client, report) {
      const before = beside;
      beside = report && { ...which(report), commands: afterResult(report).map((command) => clientCommands[command]) };
      if (JSON.stringify(before) === JSON.stringify(beside)) return;
      for (const document of workspace.textDocuments) {
        const uri = document.uri.toString();
        if (uri === before?.uri || uri === beside?.uri)
          client.getFeature(CodeLensRequest.method).getProvider(document)?.onDidChangeCodeLensEmitter.fire();
      }
    },
  };
}
