/** Files of a campaign: scenarios that are linked by `follows:`, open and closed. */
import type { TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { findFollowedPath } from '../../features/analysis/followed';
import { findInOrderOfBattle, isInOrderOfBattle, type NamedId } from '../../features/scenario/named-id';
import type { AnalysedText, Documents } from '../documents';
import { type ReadFile, type Tables, resolvePath } from '../tables';
import type { Workspace } from './workspace';

export interface CampaignFilesDependencies {
  readonly openDocuments: TextDocuments<TextDocument>;
  readonly documents: Documents;
  readonly tables: Pick<Tables, 'findFolder'>;
  readonly readFile: ReadFile;
  readonly workspace: Pick<Workspace, 'listScenarioFiles'>;
}

interface CampaignFile {
  readonly uri: string;
  readonly text: string;
  /** The file that it follows. */
  readonly follows: string | undefined;
}

export type CampaignFiles = ReturnType<typeof createCampaignFiles>;

export function createCampaignFiles({
  openDocuments,
  documents,
  tables,
  readFile,
  workspace,
}: CampaignFilesDependencies) {
  async function readCampaignFile(uri: string): Promise<CampaignFile | undefined> {
    const folder = tables.findFolder(uri);
    const text =
      openDocuments.get(uri)?.getText() ??
      (folder === undefined ? undefined : await readFile(uri, folder).catch(() => undefined));
    if (text === undefined) return undefined;
    const path = findFollowedPath(text);
    return { uri, text, follows: path === undefined ? undefined : resolvePath(uri, path) };
  }

  /** All scenarios of the workspace, by URI. */
  async function readAll(): Promise<ReadonlyMap<string, CampaignFile>> {
    const uris = new Set([...documents.listUris(), ...(await workspace.listScenarioFiles())]);
    const files = await Promise.all([...uris].map(readCampaignFile));
    return new Map(files.flatMap((file) => (file ? [[file.uri, file] as const] : [])));
  }

  const analyse = async ({ uri, text }: CampaignFile): Promise<AnalysedText> => {
    const current = await documents.getCurrent(uri);
    return current ? { ...current, tables: documents.getReferencedTables(uri) } : documents.analyse(uri, text);
  };

  return {
    /** The chain of files from the first one to the last that follows; of several followers, the first by name. */
    async listChain(uri: string): Promise<readonly AnalysedText[]> {
      const files = await readAll();
      const chain: CampaignFile[] = [];
      const visited = new Set<string>();
      const isFirstVisit = (file: CampaignFile | undefined): file is CampaignFile =>
        file !== undefined && !visited.has(file.uri) && visited.add(file.uri).size > 0;
      for (let file = files.get(uri); isFirstVisit(file); file = files.get(file.follows ?? '')) chain.unshift(file);
      const sorted = [...files.values()].sort((a, b) => (a.uri < b.uri ? -1 : 1));
      const findFollower = (followedUri: string) => sorted.find(({ follows }) => follows === followedUri);
      for (let file = findFollower(uri); isFirstVisit(file); file = findFollower(file.uri)) chain.push(file);
      const analysed: AnalysedText[] = [];
      for (const file of chain) analysed.push(await analyse(file));
      return analysed;
    },
    /** The same unit or force in the other files of the campaign, as far as each next one has it in its order of battle. */
    async findInOtherFiles(
      uri: string,
      namedId: NamedId,
    ): Promise<readonly { readonly file: AnalysedText; readonly namedId: NamedId }[]> {
      if (!isInOrderOfBattle(namedId)) return [];
      const files = await readAll();
      const visited = new Set([uri]);
      const pending = [uri];
      const matches: { readonly file: AnalysedText; readonly namedId: NamedId }[] = [];
      for (const fileUri of pending) {
        const { follows } = files.get(fileUri) ?? {};
        const neighbours = [...files.values()].filter((file) => file.uri === follows || file.follows === fileUri);
        for (const file of neighbours) {
          if (visited.has(file.uri) || !file.text.includes(namedId.id)) continue;
          visited.add(file.uri);
          const analysed = await analyse(file);
          const [scenario, other] = analysed.analysis.scenarios;
          const counterpart =
            scenario && !other && scenario.ruleset?.id === namedId.scenario.ruleset?.id
              ? findInOrderOfBattle(scenario, namedId)
              : undefined;
          if (!counterpart) continue;
          matches.push({ file: analysed, namedId: counterpart });
          pending.push(file.uri);
        }
      }
      return matches;
    },
  };
}
