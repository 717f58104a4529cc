/** `asdic dice`: fair dice for play by mail. */
import { randomBytes } from 'node:crypto';
import { applyTextEdits, commitToFairDice, makeWord, readFairDice, revealFairWord } from '../features';
import { findCombats, getOrThrow } from '../library/combats';
import { checkFairDice, type CheckedFairDice } from '../library/fair-dice';
import { CannotRun } from '../library/errors';
import { formatList, toKeyedLabel, toPrintable } from '../model/wording';
import { analyseInput, createAnalysisContext, readScenario } from './analyse';
import type { Host } from './host';
import { readOneInput } from './inputs/read';
import { standardInput } from './inputs/source';
import type { Format, Outcome } from './outcome';
import { toJson } from './print/json';

export interface DiceOptions {
  readonly engagement?: string;
  readonly side?: string;
  readonly word?: string;
}

/** Writes a hash or a word into the file. @throws CannotRun if the file, the combat or the word does not allow it */
export async function writeDice(
  action: 'commit' | 'reveal',
  name: string,
  { engagement, side, word }: DiceOptions,
  host: Host,
): Promise<Outcome> {
  if (name === standardInput) throw new CannotRun('Name the file: the dice are written into it.');
  const input = await readOneInput(name, host);
  const scenario = await analyseInput(input, createAnalysisContext(host));
  const [target, other] = findCombats(scenario, engagement);
  if (other) throw new CannotRun(`There are several combats in ${name}: name one with --engagement.`);
  const { sides } = readFairDice(target!);
  const names = new Map(sides.map(({ side: key, title }) => [key, toKeyedLabel(key, title)]));
  if (side === undefined) throw new CannotRun(`Name your side with --side: ${formatList([...names.values()], 'or')}.`);
  if (action === 'reveal' && word === undefined)
    throw new CannotRun(
      'Give the word that you committed to with --word. The file has only its hash, and the command line keeps no words: if it is lost, both sides can agree to remove `fair` and commit again.',
    );
  const secret = word ?? makeWord(randomBytes(20));
  const edits =
    action === 'commit'
      ? getOrThrow(commitToFairDice(target!, side, secret)).edits
      : getOrThrow(revealFairWord(target!, side, secret));
  const byteOrderMark = input.hasByteOrderMark ? '\ufeff' : '';
  const text = byteOrderMark + applyTextEdits(input.text, edits);
  const previousText = byteOrderMark + input.text;
  const sentence = `Wrote the ${action === 'commit' ? 'hash' : 'word'} of ${names.get(side)} into ${name}. Send the file to the other side now.`;
  return {
    output:
      action === 'commit' && word === undefined
        ? `Your secret word: ${secret}\nWrite it down, and tell nobody until the hashes of all sides are in the file. Asdic keeps it nowhere.\n`
        : '',
    files: [{ path: name, text, previousText, noteWhenWritten: { sentence } }],
    exitCode: 0,
  };
}

/** The state of all fair dice of a file; exit code 1 if anything is wrong with them. */
export async function checkDice(name: string, { format }: { readonly format: Format }, host: Host): Promise<Outcome> {
  const { combats, problems } = checkFairDice(await readScenario(name, host));
  const lines = combats.flatMap(({ title, id, sides, seed }) => [
    toPrintable(`${title} (${id})`),
    ...sides.map(
      (side) =>
        `  ${toPrintable(toKeyedLabel(side.side, side.title))}: ${side.hash === undefined ? 'has not committed' : side.hasWord ? 'committed, word shown' : 'committed'}`,
    ),
    `  ${seed === undefined ? toPrintable(describeMissing(sides)) : `All words fit: seed ${seed}.`}`,
  ]);
  const problemLines = problems.map(({ line, message, code }) => toPrintable(`line ${line}: ${message} (${code})`));
  const text = [
    ...(combats.length === 0
      ? [toPrintable(`There are no fair dice in ${name}${problems.length > 0 ? ' that can be read' : ''}.`)]
      : lines),
    ...problemLines,
  ];
  return {
    output: format === 'json' ? toJson({ combats, problems }) : `${text.join('\n')}\n`,
    exitCode: problems.length > 0 ? 1 : 0,
  };
}

/** What the dice wait for: first the hashes of all sides, then the words. */
function describeMissing(sides: CheckedFairDice['combats'][number]['sides']): string {
  const uncommitted = sides.filter(({ hash }) => hash === undefined);
  const isCommitted = uncommitted.length === 0;
  const missingSides = isCommitted ? sides.filter(({ hasWord }) => !hasWord) : uncommitted;
  if (missingSides.length === 0) return 'No dice: a word does not fit.';
  return `No dice yet: the ${isCommitted ? 'word' : 'hash'} of ${formatList(missingSides.map(({ side, title }) => toKeyedLabel(side, title)))} is missing.`;
}
