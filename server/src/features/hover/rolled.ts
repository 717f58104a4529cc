/** Hover text on dice of the table: their results as the combat was simulated. */
import type { RollEntry, TraceEntry, VolleyEntry } from '../../engine/trace';
import type { Located } from '../../model/place';
import { counted, listed } from '../../model/wording';
import { diceOfFile, play } from '../combat/play';
import { combatsOf } from '../combat/scenario-combats';
import { blocks, bold, escape, list } from '../format/markdown';
import type { Scenario } from '../scenario';

/** Maximum number of rolls listed for a label that is rolled repeatedly. */
const maxListed = 8;

/**
 * Empty outside of `dice:`, if the combat never reached the roll, or if it cannot be found.
 * @param heads whether to include the title of the roll: false if the rest of the hover has it
 */
export function rolledMarkdown(scenario: Scenario, { path, chain }: Located, heads: boolean): string {
  const at = path.indexOf('dice');
  const [label, index] = path.slice(at + 1);
  if (at < 0 || typeof label !== 'string' || !scenario.ruleset) return '';
  try {
    const found = combatsOf(scenario).find(({ site }) => site.object === chain[at]);
    const source = found && diceOfFile(found.site);
    if (!source) return '';
    const rolls = rollsOf(play(found, source).trace.entries, label);
    const here =
      typeof index === 'number' ? rolls.filter(({ from, faces }) => from <= index && index < from + faces) : rolls;
    const [only, other] = here;
    if (!only) return '';
    if (!other) return told(only.entry, heads, typeof index === 'number' ? index - only.from : undefined);
    const lines = here.slice(0, maxListed).map(({ entry }) => inLine(entry));
    const more = here.length - lines.length;
    return blocks(
      heads ? bold(only.entry.title) : '',
      list(more > 0 ? [...lines, `and ${counted(more, 'more roll')}`] : lines),
    );
  } catch {
    // A combat that its ruleset cannot build is reported elsewhere.
    return '';
  }
}

/** A roll or a volley of a label, with the position of its dice among those of the label. */
interface Rolled {
  readonly entry: RollEntry | VolleyEntry;
  readonly from: number;
  readonly faces: number;
}

function rollsOf(entries: readonly TraceEntry[], label: string): readonly Rolled[] {
  let next = 0;
  return entries.flatMap((entry): Rolled[] => {
    if (entry.kind !== 'roll' && entry.kind !== 'volley') return [];
    if ((entry.kind === 'roll' ? entry.step : entry.volley) !== label) return [];
    const from = next;
    const faces = facesOf(entry).length;
    next += faces;
    return [{ entry, from, faces }];
  });
}

function facesOf(entry: RollEntry | VolleyEntry): readonly number[] {
  return entry.kind === 'roll' ? entry.faces : entry.shots.flatMap(({ faces }) => faces);
}

/** @param die index of a single die; undefined for all */
function told(entry: RollEntry | VolleyEntry, heads: boolean, die?: number): string {
  const title = entry.kind === 'roll' && entry.subject !== undefined ? `${entry.title}: ${entry.subject}` : entry.title;
  const single = entry.kind === 'volley' && die !== undefined ? shotOf(entry, die) : undefined;
  const words = single ?? (entry.kind === 'roll' ? rollInWords(entry) : volleyInWords(entry));
  return blocks(heads ? bold(title) : '', escape(words));
}

function inLine(entry: RollEntry | VolleyEntry): string {
  if (entry.kind === 'volley') return escape(volleyInWords(entry));
  return escape(entry.subject === undefined ? rollInWords(entry) : `${entry.subject}: ${rollInWords(entry)}`);
}

/** `Rolled 3 and 6 on 2d6: 9, with modifiers 11. ...` */
function rollInWords({ dice, faces, natural, total, text }: RollEntry): string {
  const sum = faces.length > 1 ? ` = ${natural}` : '';
  const modified = total.total === natural ? '' : `, ${total.total} with modifiers`;
  const said = text === undefined ? '' : ` ${text}`;
  return `Rolled ${faces.join(' + ')}${sum} on ${dice.count}d${dice.sides}${modified}.${said}`;
}

/** `Rolled 2, 5 and 3 on d6: 1 hit with 2 or less.`; for several kinds of unit, one part for each. */
function volleyInWords({ shots, sides }: VolleyEntry): string {
  const parts = shots.map(
    ({ title, faces, hits, hitsOn }) =>
      `${shots.length > 1 ? `${title}: ` : 'Rolled '}${listed(faces.map(String))} on d${sides}, ${counted(hits, 'hit')} with ${hitsOn.total} or less`,
  );
  return `${parts.join('; ')}.`;
}

/** `Rolled 4 on a d6: no hit, which takes 3 or less.` */
function shotOf({ shots, sides }: VolleyEntry, die: number): string | undefined {
  let from = 0;
  for (const { title, faces, hitsOn } of shots) {
    const face = faces[die - from];
    const who = shots.length > 1 ? `${title}: rolled` : 'Rolled';
    if (face !== undefined)
      return `${who} ${face} on a d${sides}: ${face <= hitsOn.total ? 'a hit' : 'no hit'}, which takes ${hitsOn.total} or less.`;
    from += faces.length;
  }
  return undefined;
}
