/** Fair dice of a combat: what its sides have committed to, the edits that commit and reveal, and the problems of both. */
import { type FairDice, commitWord, deriveSeed, hashCombat, fitsHash } from '../../engine/fair-dice';
import type { Diagnostic } from '../../model/diagnostic';
import { removeMember, renameMember, type Edit } from '../../model/edit';
import { findNearest } from '../../model/nearest';
import { placeAtKey } from '../../model/place';
import type { FairDiceState } from '../../protocol';
import { formatList, toKeyedLabel, toLabel } from '../../model/wording';
import { type TextEdit, createTextEdits } from '../../text';
import type { LocatedCombat, Refusal } from '../analysis/find-combat';
import { filterCombats, type ScenarioCombat } from '../scenario/scenario-combats';
import type { Scenario } from '../scenario/scenario';
import { writeCombat } from '../combat/odds-key';
import { listFairSides } from '../combat/simulate';

function computeHash(combat: ScenarioCombat): string {
  return hashCombat(writeCombat(combat));
}

/** The sides of a combat with their commitments; the seed once all words are there and fit. */
export function readFairDice({ entry }: Pick<ScenarioCombat, 'entry'>): FairDiceState {
  const { id, title, fair } = entry;
  const names = listFairSides(entry);
  const seed = fair && deriveSeed(id, fair, names);
  return {
    id,
    title,
    sides: names.map((side) => {
      const { hash, word } = fair?.sides[side] ?? {};
      return {
        side,
        title: toLabel(entry.sides[side]?.name ?? side),
        ...(hash !== undefined && { hash }),
        hasWord: word !== undefined,
      };
    }),
    ...(seed !== undefined && { seed }),
  };
}

function nameSide({ sides }: ScenarioCombat['entry'], side: string): string {
  return toKeyedLabel(side, sides[side]?.name ?? side);
}

function listSides(entry: ScenarioCombat['entry'], sides: readonly string[], joiner?: string): string {
  return formatList(
    sides.map((side) => nameSide(entry, side)),
    joiner,
  );
}

/** The edits that write the hash of a word. Refused once it could be chosen to suit a word that was shown, or would replace a hash. */
export function commitToFairDice(
  target: LocatedCombat,
  side: string,
  word: string,
): { readonly edits: readonly TextEdit[]; readonly hash: string } | Refusal {
  const { entry, analysis } = target;
  const { id, object, fair } = entry;
  const names = listFairSides(entry);
  const dice = (object as { readonly dice?: object }).dice;
  if (!names.includes(side)) return { refused: `${id} has no side ${side}: give ${listSides(entry, names, 'or')}.` };
  if (entry.result)
    return { refused: `${id} has a result already: fair dice are for a combat that is still to be fought.` };
  if (dice && !fair) return { refused: `${id} has dice already. Remove them first: fair dice stand alone.` };
  const sideWithWord = names.find((name) => fair?.sides[name]?.word !== undefined);
  if (sideWithWord !== undefined)
    return {
      refused: `${nameSide(entry, sideWithWord)} has shown its word already: a word that is chosen now could choose the dice. ${commitAgain}`,
    };
  if (fair?.sides[side] !== undefined)
    return {
      refused: `${nameSide(entry, side)} has committed already: with another hash its word would be worth nothing. ${commitAgain}`,
    };
  const combat = computeHash(target);
  if (fair && fair.combat !== combat) return { refused: formatChangedMessage(id) };
  try {
    const hash = commitWord({ id, combat }, side, word);
    const edits: readonly Edit[] = fair
      ? [{ edit: 'set', owner: fair.sides, key: side, value: { hash } }]
      : [{ edit: 'set', owner: object, key: 'dice', value: { fair: { combat, sides: { [side]: { hash } } } } }];
    return { hash, edits: createTextEdits(analysis.file, edits) };
  } catch (error) {
    if (error instanceof RangeError) return { refused: error.message };
    throw error;
  }
}

const commitAgain = 'If both sides agree to it, remove `fair` and commit again.';

/** The edits that write the word of a side. Refused while it would give something away or prove nothing. */
export function revealFairWord(target: LocatedCombat, side: string, word: string): readonly TextEdit[] | Refusal {
  const { entry, analysis } = target;
  const { id, fair } = entry;
  const commitment = fair?.sides[side];
  if (!fair || !commitment) return { refused: `${id} has no hash of ${nameSide(entry, side)} yet. Commit first.` };
  const uncommitted = listUncommitted(entry, fair);
  if (uncommitted.length > 0)
    return {
      refused: `Keep the word: ${listSides(entry, uncommitted)} has not committed yet.`,
    };
  if (fair.combat !== computeHash(target)) return { refused: formatChangedMessage(id) };
  if (!fitsHash({ id, combat: fair.combat }, side, { ...commitment, word }))
    return {
      refused: `This is not the word that ${nameSide(entry, side)} committed to: it does not fit the hash in the file.`,
    };
  return createTextEdits(analysis.file, [{ edit: 'set', owner: commitment, key: 'word', value: word }]);
}

function listUncommitted(entry: ScenarioCombat['entry'], { sides }: FairDice): readonly string[] {
  return listFairSides(entry).filter((side) => !Object.hasOwn(sides, side));
}

function formatChangedMessage(id: string): string {
  return `${id} is not the combat that the hashes are for: its forces, its orders or the rules were changed after the first side committed. Undo that change. ${commitAgain}`;
}

/** The problems of all fair dice of a scenario. */
export function diagnoseFairDice(scenario: Scenario): readonly Diagnostic[] {
  return filterCombats(scenario, ({ fair }) => fair !== undefined).flatMap((combat) => [...diagnoseCombat(combat)]);
}

function* diagnoseCombat(combat: ScenarioCombat): Generator<Diagnostic> {
  const { entry } = combat;
  const { id, object, result } = entry;
  const fair = entry.fair!;
  const names = listFairSides(entry);
  const { dice } = object as { readonly dice: Record<string, unknown> };
  const report = (code: string, message: string, place: Diagnostic['place'], fixes: Diagnostic['fixes'] = []) =>
    ({ code, severity: 'error', message, place, fixes }) as const;
  for (const key of Object.keys(dice)) {
    if (key === 'fair') continue;
    const message = `\`${key}\` has no effect beside fair dice: both sides agreed that all dice follow from their words. Remove it.`;
    const fixes = [{ title: `Remove \`${key}\``, edits: [removeMember(dice, key)], preferred: true }];
    yield report('dice/beside-fair', message, placeAtKey(dice, key), fixes);
  }
  if (fair.combat !== computeHash(combat))
    yield report('dice/combat-changed', formatChangedMessage(id), { owner: fair, key: 'combat' });
  const uncommitted = listUncommitted(entry, fair);
  const withoutWord: string[] = [...uncommitted];
  for (const [side, commitment] of Object.entries(fair.sides)) {
    const place = { owner: commitment, key: 'word' };
    if (!names.includes(side)) {
      const nearest = findNearest(side, uncommitted) ?? uncommitted[0];
      const fixes =
        nearest === undefined
          ? []
          : [{ title: `Rename to \`${nearest}\``, edits: [renameMember(fair.sides, side, nearest)] }];
      yield report(
        'dice/fair-side',
        `${id} has no side \`${side}\`: its sides are ${listSides(entry, names)}.`,
        placeAtKey(fair.sides, side),
        fixes,
      );
    } else if (commitment.word === undefined) withoutWord.push(side);
    else if (uncommitted.length > 0)
      yield report(
        'dice/too-soon',
        `The word of ${nameSide(entry, side)} was shown before ${listSides(entry, uncommitted)} committed, who can now choose a word that gives the dice they like. Remove \`fair\` and let both sides commit again.`,
        place,
      );
    else if (!fitsHash({ id, combat: fair.combat }, side, commitment))
      yield report(
        'dice/wrong-word',
        `This is not the word that ${nameSide(entry, side)} committed to: it does not fit the hash. The word, the hash, the side or the id of the combat was changed, or \`combat\` is another than where the hash was made. Compare the file with the one that you were sent.`,
        place,
      );
  }
  if (result && withoutWord.length > 0)
    yield report(
      'dice/too-soon',
      `There is a result, but the word of ${listSides(entry, withoutWord)} is missing: it was rolled with other dice. Remove it, and resolve ${id} when all words are there.`,
      { owner: object, key: 'result', onKey: true },
      [{ title: 'Remove the result', edits: [{ edit: 'remove', owner: object, key: 'result' }] }],
    );
}
