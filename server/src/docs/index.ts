/** Generates the documents: Markdown pages, from the code and from handwritten pages. */
import { loadRulesets } from '../features';
import { type Host, createProcessHost } from '../cli/host';
import { renderBoardsPage } from './boards';
import { type Pages, renderReferencePages } from './reference';
import { type Manifest, renderSettingsPage } from './settings';
import { renderCommandLinePage, insertOutput } from './command-output';

export type { Pages };

interface PageSources {
  /** The root of the project. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** Handwritten pages, by path without extension. */
  readonly written: Pages;
}

/** Every page by its path without extension: `rules/aare/index`. */
export async function generatePages({ folder, manifest, written }: PageSources): Promise<Pages> {
  const rulesets = await loadRulesets();
  // One core: documents are also generated before there is a bundle to start threads from.
  const host: Host = {
    ...createProcessHost(process, folder),
    cores: 1,
    colours: false,
    isGitHubWorkflow: false,
    width: 100,
  };
  const pages = Object.entries(written).map(async ([path, text]) => [path, await insertOutput(text, host)] as const);
  return {
    ...Object.fromEntries(await Promise.all(pages)),
    ...renderReferencePages(rulesets),
    'command-line': await renderCommandLinePage(host),
    settings: renderSettingsPage(manifest),
    boards: renderBoardsPage(rulesets, folder),
  };
}
