/** The documents: pages in Markdown, made of what the code states and of what people wrote. */
import { loadRulesets } from '../features';
import { processHost } from '../cli/host';
import type { Host } from '../cli/host';
import { referencePages } from './reference';
import type { Pages } from './reference';
import { settingsPage } from './settings';
import type { Manifest } from './settings';
import { commandLinePage, withOutput } from './written';

export type { Pages };

export interface Sources {
  /** The root of the project. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** Pages that people wrote, by their paths without ending. */
  readonly written: Pages;
}

/** Every page by its path without ending: `rules/aare/index`. */
export async function documents({ folder, manifest, written }: Sources): Promise<Pages> {
  const rulesets = await loadRulesets();
  // One core: documents are also made where nothing is bundled yet that threads could be started from.
  const host: Host = { ...processHost(process, folder), cores: 1, colours: false, annotates: false, width: 100 };
  const pages = Object.entries(written).map(async ([path, text]) => [path, await withOutput(text, host)] as const);
  return {
    ...Object.fromEntries(await Promise.all(pages)),
    ...referencePages(rulesets),
    'command-line': await commandLinePage(host),
    settings: settingsPage(manifest),
  };
}
