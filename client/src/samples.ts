/** *Open a Sample*: opens a copy, so that shipped files are never edited. */
import { l10n, type TextEditor, Uri, window, workspace } from 'vscode';
import { openScenario } from './untitled';

interface Sample {
  /** Below `samples/`. */
  readonly file: string;
  readonly label: string;
  readonly detail: string;
}

/** Samples that present a game and need no other file. A fixed list, as a web extension cannot list its own folders. */
export const samples: readonly Sample[] = [
  {
    file: 'aare/wolfpack',
    label: l10n.t('Wolfpack in the North Sea'),
    detail: l10n.t('Axis & Allies Revised: Enhanced. Submarines against the destroyers of two nations.'),
  },
  {
    file: 'aare/several-nations',
    label: l10n.t('Several nations'),
    detail: l10n.t('Axis & Allies Revised: Enhanced. Battles with orders, carriers and advice.'),
  },
  {
    file: 'aa-depth/dive',
    label: l10n.t('To dive or to fight'),
    detail: l10n.t('Axis & Allies with submarine depths. Destroyers and fighters hunt submarines.'),
  },
  {
    file: 'wif-ssw/biscay',
    label: l10n.t('Condors over Biscay'),
    detail: l10n.t('World in Flames. A search whose every modifier a hover explains.'),
  },
  {
    file: 'wif-ssw/black-may',
    label: l10n.t('Black May'),
    detail: l10n.t('World in Flames. The convoys strike back in 1943.'),
  },
  {
    file: 'awaw/pearl-harbor',
    label: l10n.t('Pearl Harbor'),
    detail: l10n.t('A World at War. An air attack on ships in port.'),
  },
  {
    file: 'awaw/surface-action',
    label: l10n.t('A surface action'),
    detail: l10n.t('A World at War. Two fleets fire at each other.'),
  },
];

/** @param file the sample, below `samples/`; the user chooses if it is absent */
export async function openSample(extension: Uri, file?: string): Promise<TextEditor | undefined> {
  const choice =
    file ??
    (await window.showQuickPick([...samples], { title: l10n.t('Open a copy of a sample'), matchOnDetail: true }))?.file;
  if (choice === undefined) return undefined;
  const bytes = await workspace.fs.readFile(Uri.joinPath(extension, 'samples', `${choice}.scenario.yaml`));
  const label = samples.find((sample) => sample.file === choice)?.label ?? choice;
  return openScenario({ text: new TextDecoder().decode(bytes), title: label });
}
