/** Files of a campaign: scenarios that are linked by `follows:`, open and closed. */
import type { TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { findFollowedPath } from '../../features/analysis/followed';
import { findInOrderOfBattle, isInOrderOfBattle, type NamedId } from '../../features/scenario/named-id';
import type { AnalysedText, Documents } from '../documents';
import { type ReadFile, type Tables, resolvePath } from '../tables';
import type { Workspace } from './workspace';

export interface CampaignFilesParts {
  readonly open: TextDocuments<TextDocument>;
  readonly documents: Documents;
  readonly tables: Pick<Tables, 'findFolder'>;
  readonly readFile: ReadFile;
  readonly workspace: Pick<Workspace, 'scenarioFiles'>;
}

interface CampaignFile {
  readonly uri: string;
  readonly text: string;
  /** The file that it follows. */
  readonly follows: string | undefined;
}

export type CampaignFiles = ReturnType<typeof createCampaignFiles>;

export function createCampaignFiles({ open, documents, tables, readFile, workspace }: CampaignFilesParts) {
  async function readCampaignFile(uri: string): Promise<CampaignFile | undefined> {
    const folder = tables.findFolder(uri);
    const text =
      open.get(uri)?.getText() ??
      (folder === undefined ? undefined : await readFile(uri, folder).catch(() => undefined));
    if (text === undefined) return undefined;
    const path = findFollowedPath(text);
    return { uri, text, follows: path === undefined ? undefined : resolvePath(uri, path) };
  }

  /** All scenarios of the workspace, by URI. */
  async function readAll(): Promise<ReadonlyMap<string, CampaignFile>> {
    const uris = new Set([...documents.uris(), ...(await workspace.scenarioFiles())]);
    const files = await Promise.all([...uris].map(readCampaignFile));
    return new Map(files.flatMap((file) => (file ? [[file.uri, file] as const] : [])));
  }

  const analyse = async ({ uri, text }: CampaignFile): Promise<AnalysedText> => {
    const current = await documents.current(uri);
    return current ? { ...current, tables: documents.referencedTables(uri) } : documents.analyse(uri, text);
  };

  return {
    /** The chain of files from the first one to the last that follows; of several followers, the first by name. */
    async listChain(uri: string): Promise<readonly AnalysedText[]> {
      const files = await readAll();
      const chain: CampaignFile[] = [];
      const visited = new Set<string>();
      const visit = (file: CampaignFile | undefined): file is CampaignFile =>
        file !== undefined && !visited.has(file.uri) && visited.add(file.uri).size > 0;
      for (let file = files.get(uri); visit(file); file = files.get(file.follows ?? '')) chain.unshift(file);
      const sorted = [...files.values()].sort((a, b) => (a.uri < b.uri ? -1 : 1));
      const findFollower = (before: string) => sorted.find(({ follows }) => follows === before);
      for (let file = findFollower(uri); visit(file); file = findFollower(file.uri)) chain.push(file);
      const analysed: AnalysedText[] = [];
      for (const file of chain) analysed.push(await analyse(file));
      return analysed;
    },
    /** The same unit or force in the other files of the campaign, as far as each next one has it in its order of battle. */
    async findElsewhere(
      uri: string,
      named: NamedId,
    ): Promise<readonly { readonly read: AnalysedText; readonly named: NamedId }[]> {
      if (!isInOrderOfBattle(named)) return [];
      const files = await readAll();
      const visited = new Set([uri]);
      const pending = [uri];
      const matches: { readonly read: AnalysedText; readonly named: NamedId }[] = [];
      for (const next of pending) {
        const { follows } = files.get(next) ?? {};
        const neighbours = [...files.values()].filter((file) => file.uri === follows || file.follows === next);
        for (const file of neighbours) {
          if (visited.has(file.uri) || !file.text.includes(named.id)) continue;
          visited.add(file.uri);
          const read = await analyse(file);
          const [scenario, other] = read.analysis.scenarios;
          const same =
            scenario && !other && scenario.ruleset?.id === named.scenario.ruleset?.id
              ? findInOrderOfBattle(scenario, named)
              : undefined;
          if (!same) continue;
          matches.push({ read, named: same });
          pending.push(file.uri);
        }
      }
      return matches;
    },
  };
}
