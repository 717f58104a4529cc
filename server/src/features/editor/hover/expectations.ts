/** Hover text inside `expect:`: the actual value, whether it meets the expectation, and the difference. */
import type { LocatedValue } from '../../../model/place';
import { capitalize, formatList, pluralize } from '../../../model/wording';
import type { Analysis } from '../../analysis/analysis';
import { type ExpectationResult, checkAllExpectations } from '../../combat/expectations';
import { computeOddsKey } from '../../combat/odds-key';
import { listCombats } from '../../scenario/scenario-combats';
import { formatBold, formatBulletList, escapeMarkdown, joinBlocks, formatProbabilityBar } from '../../format/markdown';
import type { Scenario } from '../../scenario/scenario';
import type { RollEntry, TraceEntry, VolleyEntry } from '../../../engine/trace';
import { getFileDice, simulateCombat } from '../../combat/simulate';

/** Maximum number of expectations listed for a block. */
const maxListed = 12;

/** The results of the expectations at the cursor, as Markdown; empty outside of `expect:`, or if the combat cannot be found. */
export function formatExpectationMarkdown(
  { environment }: Analysis,
  scenario: Scenario,
  { path, chain }: LocatedValue,
): string {
  const depth = path.indexOf('expect');
  if (depth < 0 || !scenario.ruleset) return '';
  try {
    const combatAtCursor = listCombats(scenario).find(({ entry }) => entry.object === chain[depth]);
    if (!combatAtCursor) return '';
    const name = { document: scenario.index, id: combatAtCursor.entry.id };
    const { expectations, unknown } = checkAllExpectations(
      combatAtCursor,
      environment.getOddsFigures(computeOddsKey(combatAtCursor), name),
    );
    const innerPath = path.slice(depth + 1).map(String);
    const matching = expectations.filter((candidate) =>
      innerPath.every((key, depth) => candidate.path[depth] === key || depth >= candidate.path.length),
    );
    const reasons =
      innerPath.length === 0 || matching.length === 0 ? unknown.map(({ why }) => escapeMarkdown(why)) : [];
    const [first, second] = matching;
    if (first && !second) return joinBlocks(formatExpectation(first), ...reasons);
    return joinBlocks(formatBulletList(matching.slice(0, maxListed).map(formatInList)), ...reasons);
  } catch {
    // A combat that its ruleset cannot build is reported elsewhere.
    return '';
  }
}

const verdicts = { met: '\u2713 Met', 'not met': '\u2717 Not met', open: '? Too close to tell' } as const;

function formatExpectation(checked: ExpectationResult): string {
  const { verdict, title, expected, actual, missesBy, how, probability } = checked;
  const missSuffix = missesBy === undefined ? '' : `, ${missesBy}`;
  const ending = how === undefined ? '' : `, found ${how}`;
  const probabilityMark = probability === undefined ? '' : `${formatProbabilityBar(probability)} `;
  return joinBlocks(
    `${formatBold(verdicts[verdict])}: ${escapeMarkdown(`expected ${expected}, found ${actual}${missSuffix}`)}.`,
    `${probabilityMark}${escapeMarkdown(`${capitalize(title)}: ${actual}${ending}`)}.`,
  );
}

function formatInList({ verdict, title, expected, actual, missesBy }: ExpectationResult): string {
  const missSuffix = missesBy === undefined ? '' : `, ${missesBy}`;
  const sign = verdicts[verdict].slice(0, 1);
  return escapeMarkdown(
    `${sign} ${title}: ${verdict === 'met' ? actual : `expected ${expected}, found ${actual}${missSuffix}`}`,
  );
}

// Hovers on dice recorded in the file: what they did when the combat was resolved.

/** Maximum number of rolls listed for a label that is rolled repeatedly. */
const maxListedRolls = 8;

/**
 * What the dice at the cursor did, as Markdown; empty outside of `dice:`, if the combat never reached the roll, or if it cannot be found.
 * @param hasHeading whether to include the title of the roll: false if the rest of the hover has it
 */
export function formatRecordedDice(scenario: Scenario, { path, chain }: LocatedValue, hasHeading: boolean): string {
  const diceIndex = path.indexOf('dice');
  const [label, index] = path.slice(diceIndex + 1);
  if (diceIndex < 0 || typeof label !== 'string' || !scenario.ruleset) return '';
  try {
    const combatAtCursor = listCombats(scenario).find(({ entry }) => entry.object === chain[diceIndex]);
    const source = combatAtCursor && getFileDice(combatAtCursor.entry);
    if (!source) return '';
    const rolls = listRolls(simulateCombat(combatAtCursor, source).trace.entries, label);
    const rollsAtCursor =
      typeof index === 'number' ? rolls.filter(({ from, faces }) => from <= index && index < from + faces) : rolls;
    const [first, second] = rollsAtCursor;
    if (!first) return '';
    if (!second) return formatRoll(first.entry, hasHeading, typeof index === 'number' ? index - first.from : undefined);
    const lines = rollsAtCursor.slice(0, maxListedRolls).map(({ entry }) => formatInLine(entry));
    const omittedCount = rollsAtCursor.length - lines.length;
    return joinBlocks(
      hasHeading ? formatBold(first.entry.title) : '',
      formatBulletList(omittedCount > 0 ? [...lines, `and ${pluralize(omittedCount, 'more roll')}`] : lines),
    );
  } catch {
    // A combat that its ruleset cannot build is reported elsewhere.
    return '';
  }
}

/** A roll or a volley of a label, with the position of its dice among those of the label. */
interface LabelledRoll {
  readonly entry: RollEntry | VolleyEntry;
  readonly from: number;
  readonly faces: number;
}

function listRolls(entries: readonly TraceEntry[], label: string): readonly LabelledRoll[] {
  let nextPosition = 0;
  return entries.flatMap((entry): LabelledRoll[] => {
    if (entry.kind !== 'roll' && entry.kind !== 'volley') return [];
    if ((entry.kind === 'roll' ? entry.step : entry.volley) !== label) return [];
    const from = nextPosition;
    const faces = listFaces(entry).length;
    nextPosition += faces;
    return [{ entry, from, faces }];
  });
}

function listFaces(entry: RollEntry | VolleyEntry): readonly number[] {
  return entry.kind === 'roll' ? entry.faces : entry.shots.flatMap(({ faces }) => faces);
}

/** @param die index of a single die; undefined for all */
function formatRoll(entry: RollEntry | VolleyEntry, hasHeading: boolean, die?: number): string {
  const title = entry.kind === 'roll' && entry.subject !== undefined ? `${entry.title}: ${entry.subject}` : entry.title;
  const shotText = entry.kind === 'volley' && die !== undefined ? formatShot(entry, die) : undefined;
  const words = shotText ?? (entry.kind === 'roll' ? describeRoll(entry) : describeVolley(entry));
  return joinBlocks(hasHeading ? formatBold(title) : '', escapeMarkdown(words));
}

function formatInLine(entry: RollEntry | VolleyEntry): string {
  if (entry.kind === 'volley') return escapeMarkdown(describeVolley(entry));
  return escapeMarkdown(entry.subject === undefined ? describeRoll(entry) : `${entry.subject}: ${describeRoll(entry)}`);
}

/** `Rolled 3 + 6 = 9 on 2d6, 11 with modifiers. ...` */
function describeRoll({ dice, faces, natural, total, text }: RollEntry): string {
  const sum = faces.length > 1 ? ` = ${natural}` : '';
  const modified = total.total === natural ? '' : `, ${total.total} with modifiers`;
  const suffix = text === undefined ? '' : ` ${text}`;
  return `Rolled ${faces.join(' + ')}${sum} on ${dice.count}d${dice.sides}${modified}.${suffix}`;
}

/** `Rolled 2, 5 and 3 on d6, 1 hit with 2 or less.`;; for several kinds of unit, one part for each. */
function describeVolley({ shots, sides }: VolleyEntry): string {
  const parts = shots.map(
    ({ title, faces, hits, hitsOn }) =>
      `${shots.length > 1 ? `${title}: ` : 'Rolled '}${formatList(faces.map(String))} on d${sides}, ${pluralize(hits, 'hit')} with ${hitsOn.total} or less`,
  );
  return `${parts.join('; ')}.`;
}

/** `Rolled 4 on a d6: no hit, which takes 3 or less.` */
function formatShot({ shots, sides }: VolleyEntry, die: number): string | undefined {
  let from = 0;
  for (const { title, faces, hitsOn } of shots) {
    const face = faces[die - from];
    const shooter = shots.length > 1 ? `${title}: rolled` : 'Rolled';
    if (face !== undefined)
      return `${shooter} ${face} on a d${sides}: ${face <= hitsOn.total ? 'a hit' : 'no hit'}, which takes ${hitsOn.total} or less.`;
    from += faces.length;
  }
  return undefined;
}
