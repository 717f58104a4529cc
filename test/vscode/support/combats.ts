/** Combats of a scenario by the commands at the cursor. */
import assert from 'node:assert/strict';
import { commands, Selection, TabInputWebview, window } from 'vscode';
import type { TextDocument, TextEditor } from 'vscode';
import type { CombatReport } from '../../../server/src/protocol';
import { openFixture, findPosition } from './documents';
import { listLensTitles } from './editor';
import { eventually } from './eventually';

/**
 * Opens a scenario and waits until it has been read.
 * @param combats the minimum number of its combats
 */
export async function openScenario(file: string, combats = 1): Promise<TextEditor> {
  const editor = await openFixture(file);
  await eventually(
    () => listLensTitles(editor.document),
    (titles) => titles.length >= 2 * combats,
  );
  return editor;
}

/** Runs a command with the cursor on the id of a combat. */
export async function resolve(file: string, id: string, command = 'asdic.resolve'): Promise<CombatReport> {
  const editor = await openScenario(file);
  const at = findPosition(editor.document, `id: ${id}`, 4);
  editor.selection = new Selection(at, at);
  return commands.executeCommand<CombatReport>(command);
}

/** The advice to a side for an aim. */
export function advise({ uri }: TextDocument, id: string, side: string, aim: string): Thenable<CombatReport> {
  return commands.executeCommand<CombatReport>('asdic.advise', { uri: uri.toString(), id, side, aim });
}

/** The value of a measure of a resolved combat, by its path with dots. */
export function getMeasureValue({ trace }: CombatReport, path: string): number | undefined {
  return trace?.measures.find((measure) => measure.path.join('.') === path)?.value;
}

/** The probability of an outcome of the verdict, such as that `attacker` wins. */
export function getOutcomeProbability({ odds }: CombatReport, word: string): number {
  const match = odds?.verdicts
    .flatMap(({ ways: outcomes }) => outcomes)
    .find((outcome) => outcome.word.startsWith(word));
  assert.ok(match, `no outcome is ${word}: ${JSON.stringify(odds?.verdicts)}`);
  return match.share;
}

/** The tabs that show reports. */
export function listReportTabs() {
  return window.tabGroups.all.flatMap(({ tabs }) => tabs.filter(({ input }) => input instanceof TabInputWebview));
}

/** Closes the report, so that the lenses that it replaced are shown again. */
export async function closeReport(): Promise<void> {
  // VS Code reports a tab a little after it exists.
  await window.tabGroups.close(await eventually(listReportTabs, ({ length }) => length > 0));
}
