/** Workspace configurations as documents, for completion and hovers. */
import type { TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { analyse } from '../../features/analysis/analysis';
import { configFile } from '../../features/scenario/config';
import { createEnvironment } from '../../features/scenario/environment';
import type { RuleLink } from '../../features/format/rules';
import type { LoadedRulesets } from '../../features/analysis/rulesets';
import { rulesetIds } from '../../features';
import type { DocumentSnapshot } from '../documents';
import { type Encoding, createPositions } from '../positions';

export interface ConfigDocuments {
  /** An open configuration; undefined for other documents. */
  current(uri: string): Promise<DocumentSnapshot | undefined>;
  /** The text of an open configuration, after everything needed to check it is loaded. */
  text(uri: string): Promise<string | undefined>;
}

export const isConfig = (uri: string): boolean => uri.endsWith(`/${configFile}`);

export function createConfigDocuments(
  open: TextDocuments<TextDocument>,
  rulesets: LoadedRulesets,
  ruleLink: RuleLink,
  encoding: Encoding,
): ConfigDocuments {
  let last: DocumentSnapshot | undefined;
  return {
    async text(uri) {
      await rulesets.load([]);
      return open.get(uri)?.getText();
    },
    async current(uri) {
      if (!isConfig(uri) || !open.get(uri)) return undefined;
      // A configuration may concern any ruleset.
      await rulesets.load(rulesetIds);
      const document = open.get(uri);
      if (!document) return undefined;
      const { version } = document;
      if (last?.uri === uri && last.version === version) return last;
      const analysis = analyse(
        document.getText(),
        undefined,
        createEnvironment({ rulesets: rulesets.all(), ruleLink }),
      );
      last = { uri, version, analysis, positions: createPositions(analysis, encoding) };
      return last;
    },
  };
}
