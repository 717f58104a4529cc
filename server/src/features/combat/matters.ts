/** What moves the outcome of a combat most: each unit, order and option changed by itself, ranked by the difference that it makes. */
import { listed } from '../../model/wording';
import type { ReportLooked, ReportMatter, ReportMatters, ReportSetting } from '../../protocol';
import type { Outcomes } from '../../engine/outcome';
import type { Report } from '../report/report';
import type { FoundCombat, Refusal } from './find';
import { leversOf } from './levers';
import type { Lever } from './levers';
import { reportOn } from './report';
import { standingOf } from './standing';
import type { Standing } from './standing';
import { edited } from './what-if';

export interface Looking {
  /** Calculates how a combat stands. @param tell how much of it has been done, in 0..1; now and then */
  readonly standing: (found: FoundCombat, tell: (part: number) => void) => Promise<Standing>;
  /** The number that is looked at, as `expect: { odds: ... }` names it: `attacker-wins`. Without it the first figure of the odds. */
  readonly of?: string;
  /** Told now and then how many combats have been calculated, with what has been done of the next. */
  readonly tell?: (done: number, all: number) => void;
}

/** @throws what `standing` throws */
export async function whatMatters(found: FoundCombat, looking: Looking): Promise<ReportMatters | Refusal> {
  const levers = leversOf(found);
  if ('refused' in levers) return levers;
  if (levers.length === 0) return { refused: `Nothing of ${found.site.id} can be changed by itself.` };
  const all = 1 + levers.reduce((sum, { settings }) => sum + settings.length, 0);
  let done = 0;
  const standing = async (other: FoundCombat): Promise<Standing> => {
    const stands = await looking.standing(other, (part) => looking.tell?.(done + part, all));
    looking.tell?.(++done, all);
    return stands;
  };
  const before = await standing(found);
  const of = figureIn(before, looking.of);
  if (!of) return { refused: noFigure(found, before, looking.of) };
  const matters: ReportMatter[] = [];
  for (const lever of levers) matters.push(await matterOf(found, lever, { before: of, of: looking.of, standing }));
  // What cannot be fought was not calculated.
  looking.tell?.(all, all);
  return { of, matters: matters.sort((a, b) => b.most - a.most) };
}

interface Looked extends Pick<Looking, 'of'> {
  readonly before: ReportLooked;
  readonly standing: (found: FoundCombat) => Promise<Standing>;
}

async function matterOf(
  found: FoundCombat,
  { settings, ...lever }: Lever,
  { before, of, standing }: Looked,
): Promise<ReportMatter> {
  const tried: ReportSetting[] = [];
  for (const { title, edits } of settings) {
    const other = edited(found, edits);
    if ('refused' in other) {
      tried.push({ title, refused: other.refused });
      continue;
    }
    const figure = figureIn(await standing(other.found), of);
    tried.push(
      figure
        ? { title, value: figure.value, change: figure.value - before.value }
        : { title, refused: 'Then the odds have no such number.' },
    );
  }
  return {
    ...lever,
    settings: tried.sort((a, b) => (a.value ?? Infinity) - (b.value ?? Infinity)),
    most: Math.max(0, ...tried.map(({ change = 0 }) => Math.abs(change))),
  };
}

/** The number that is looked at; undefined where the odds have none of this name. */
export function figureIn({ figures, odds }: Standing, path: string | undefined): ReportLooked | undefined {
  if (path === undefined && figures[0]) return figures[0];
  const own = path === undefined ? odds[0] : odds.find((one) => one.path.join('.') === path);
  return own && { kind: own.kind === 'chance' ? 'chance' : 'expected', title: own.title, value: own.value };
}

function noFigure({ site }: FoundCombat, { odds }: Standing, path: string | undefined): string {
  if (path === undefined || odds.length === 0) return `${site.id} is not resolved. Supply what is missing there first.`;
  return `The odds of ${site.id} have no \`${path}\`. They have ${listed(odds.map((one) => `\`${one.path.join('.')}\``))}.`;
}

/** What matters, as a report. @throws what `outcomes` throws */
export async function reportMatters(
  found: FoundCombat,
  {
    outcomes,
    tell,
  }: Pick<Looking, 'tell'> & {
    readonly outcomes: (found: FoundCombat, tell: (part: number) => void) => Promise<Outcomes>;
  },
): Promise<Report | Refusal> {
  const standing: Looking['standing'] = async (other, part) => {
    const stands = standingOf(other, await outcomes(other, part));
    if ('refused' in stands) throw new Error(stands.refused);
    return stands;
  };
  const matters = await whatMatters(found, { standing, tell });
  return 'refused' in matters ? matters : reportOn(found, { matters });
}
