/** Fair dice by mail: commits a side to a secret word, keeps the word in the secret storage of the editor, and reveals it. */
import { l10n, type SecretStorage, window } from 'vscode';
import type {
  CombatArguments,
  FairCommitment,
  FairDiceArguments,
  FairDiceState,
  FairSide,
} from '../../server/src/protocol';
import { serverCommands } from '../../server/src/protocol';
import { toLabel, toPlainLabel } from '../../server/src/model/wording';
import { showInformation } from './messages';

/** Sends a command on fair dice; undefined if it was refused, which the user has been shown. */
type Ask = <Result>(command: string, args: FairDiceArguments) => Promise<Result | undefined>;

/** Asks for side and word, writes the hash and keeps the word. True if the file was changed. */
export async function commitToFairDice(combat: CombatArguments, ask: Ask, secrets: SecretStorage): Promise<boolean> {
  const state = await ask<FairDiceState>(serverCommands.fairDice, combat);
  const side =
    state && (await chooseSide(state, ({ hash }) => hash === undefined, l10n.t('Which side are you playing?')));
  if (!side) return false;
  const typedWord = await window.showInputBox({
    title: l10n.t('Secret word of {0}', toPlainLabel(side.title)),
    prompt: l10n.t('At least 20 characters that nobody can guess. Leave it empty to have one generated.'),
    password: true,
  });
  if (typedWord === undefined) return false;
  const args = { ...combat, side: side.side, ...(typedWord.trim() !== '' && { word: typedWord }) };
  const commitment = await ask<FairCommitment | false>(serverCommands.fairDice, args);
  if (!commitment) return false;
  await secrets.store(toKey(commitment.hash), commitment.word);
  showInformation(
    l10n.t('The hash is in the file, and your word is kept on this computer. Send the file to the other side now.'),
  );
  return true;
}

/** Writes the kept word of a side; asks for it if it was committed elsewhere. True if the file was changed. */
export async function revealFairWord(combat: CombatArguments, ask: Ask, secrets: SecretStorage): Promise<boolean> {
  const state = await ask<FairDiceState>(serverCommands.fairDice, combat);
  if (!state) return false;
  const storedWords = new Map<string, string>();
  for (const { side, hash } of state.sides) {
    const word = hash === undefined ? undefined : await secrets.get(toKey(hash));
    if (word !== undefined) storedWords.set(side, word);
  }
  const isOpen = ({ hash, hasWord }: FairSide) => hash !== undefined && !hasWord;
  // The sides whose words are kept here are most likely one's own.
  const isAnyStored = state.sides.some((side) => isOpen(side) && storedWords.has(side.side));
  const side = await chooseSide(
    state,
    (each) => isOpen(each) && (!isAnyStored || storedWords.has(each.side)),
    l10n.t('Whose word do you want to reveal?'),
  );
  const word =
    side &&
    (storedWords.get(side.side) ?? (await window.showInputBox({ title: l10n.t('The word that you committed to') })));
  if (!side || word === undefined) return false;
  return (await ask<boolean>(serverCommands.fairDice, { ...combat, side: side.side, word, reveal: true })) ?? false;
}

async function chooseSide(
  { sides }: FairDiceState,
  isOpen: (side: FairSide) => boolean,
  placeHolder: string,
): Promise<FairSide | undefined> {
  const items = sides.filter(isOpen).map((side) => ({
    label: toPlainLabel(toLabel(side.title)),
    description: side.hash === undefined ? side.side : l10n.t('{0}, has committed', side.side),
    side,
  }));
  if (items.length === 0) showInformation(l10n.t('No side has anything to do here.'));
  return items.length < 2 ? items[0]?.side : (await window.showQuickPick(items, { placeHolder }))?.side;
}

/** By hash, so that a word fits its commitment even if the file is moved. */
function toKey(hash: string): string {
  return `asdic.fair-dice.${hash}`;
}
