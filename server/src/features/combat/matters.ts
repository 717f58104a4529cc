/** Sensitivity of the odds: each unit, order and option changed by itself, ranked by the difference that it makes. */
import type { Edit } from '../../model/edit';
import { listed } from '../../model/wording';
import type {
  ReportLooked,
  ReportMatter,
  ReportMatters,
  ReportSetting,
  ReportStanding,
  ReportStands,
} from '../../protocol';
import type { FoundCombat, Refusal } from './find';
import { leversOf, nearSettings } from './levers';
import type { Lever, LeverSetting } from './levers';
import type { Plan } from './plan';
import { joinProvenance } from './standing';
import { edited } from './what-if';

/** A lever whose settings carry the indexes of their variants. */
interface PlannedLever {
  readonly lever: Lever;
  readonly settings: readonly (LeverSetting & { readonly index: number })[];
}

/**
 * The combat as written, then each lever at its adjacent settings.
 * @param path the number to compare, named as in `expect: { odds: ... }`: `attacker-wins`. Default: the first figure of the odds
 */
export function mattersPlan(found: FoundCombat, path?: string): Plan<FoundCombat, ReportMatters> | Refusal {
  const levers = leversOf(found);
  if ('refused' in levers) return levers;
  if (levers.length === 0) return { refused: `Nothing of ${found.site.id} can be changed by itself.` };
  const variants: (readonly Edit[])[] = [[]];
  const planned = levers.map((lever): PlannedLever => ({
    lever,
    settings: nearSettings(lever).map((setting) => ({ ...setting, index: variants.push(setting.edits) - 1 })),
  }));
  const refusal = (first: ReportStands): Refusal | undefined =>
    'refused' in first ? first : figureIn(first, path) ? undefined : { refused: noFigure(found, first, path) };
  return {
    size: variants.length,
    variant: (index) => {
      const other = edited(found, variants[index]!);
      return 'refused' in other ? other : other.found;
    },
    refusal,
    joined(all) {
      const [first] = all;
      const of = first && !('refused' in first) ? figureIn(first, path) : undefined;
      if (!of) return refusal(first!)!;
      const matters = planned.map((one) => matterOf(one, all, of, path));
      return { of, matters: matters.sort((a, b) => b.most - a.most), ...joinProvenance(all) };
    },
  };
}

function matterOf(
  { lever: { id, title, owner, kind, written }, settings }: PlannedLever,
  all: readonly ReportStands[],
  before: ReportLooked,
  path: string | undefined,
): ReportMatter {
  const tried = settings.map(({ title: setting, index }): ReportSetting => {
    const stands = all[index]!;
    if ('refused' in stands) return { title: setting, refused: stands.refused };
    const figure = figureIn(stands, path);
    return figure
      ? { title: setting, value: figure.value, change: figure.value - before.value }
      : { title: setting, refused: 'Then the odds have no such number.' };
  });
  return {
    ...{ id, title, ...(owner !== undefined && { owner }), kind, written },
    settings: tried.sort((a, b) => (a.value ?? Infinity) - (b.value ?? Infinity)),
    most: Math.max(0, ...tried.map(({ change = 0 }) => Math.abs(change))),
  };
}

/** The number at a path; undefined if the odds have none. */
export function figureIn({ figures, odds }: ReportStanding, path: string | undefined): ReportLooked | undefined {
  if (path === undefined && figures[0]) return figures[0];
  const own = path === undefined ? odds[0] : odds.find((one) => one.path.join('.') === path);
  return own && { kind: own.kind === 'chance' ? 'chance' : 'expected', title: own.title, value: own.value };
}

function noFigure({ site }: FoundCombat, { odds }: ReportStanding, path: string | undefined): string {
  if (path === undefined || odds.length === 0) return `${site.id} is not resolved. Supply what is missing there first.`;
  return `The odds of ${site.id} have no \`${path}\`. They have ${listed(odds.map((one) => `\`${one.path.join('.')}\``))}.`;
}
