/** Sensitivity of the odds: each unit, order and option changed by itself, ranked by the difference that it makes. */
import type { Edit } from '../../model/edit';
import { formatList } from '../../model/wording';
import type {
  ReportObservedNumber,
  ReportMatter,
  ReportMatters,
  ReportSetting,
  ReportVariantNumbers,
  VariantResult,
} from '../../protocol';
import type { LocatedCombat, Refusal } from '../analysis/find-combat';
import { type Lever, type LeverSetting, listAdjacentSettings, listLevers } from './levers';
import { type VariantPlan, joinProvenance } from './plan';
import { applyEdits } from './what-if';

/** A lever whose settings carry the indexes of their variants. */
interface PlannedLever {
  readonly lever: Lever;
  readonly settings: readonly (LeverSetting & { readonly index: number })[];
}

/**
 * The combat as written, then each lever at its adjacent settings.
 * @param path the number to compare, named as in `expect: { odds: ... }`: `attacker-wins`. Default: the first figure of the odds
 */
export function createMattersPlan(
  target: LocatedCombat,
  path?: string,
): VariantPlan<LocatedCombat, ReportMatters> | Refusal {
  const levers = listLevers(target);
  if ('refused' in levers) return levers;
  if (levers.length === 0) return { refused: `Nothing of ${target.entry.id} can be changed by itself.` };
  const variants: (readonly Edit[])[] = [[]];
  const planned = levers.map((lever): PlannedLever => ({
    lever,
    settings: listAdjacentSettings(lever).map((setting) => ({ ...setting, index: variants.push(setting.edits) - 1 })),
  }));
  const createRefusal = (first: VariantResult): Refusal | undefined =>
    'refused' in first
      ? first
      : findFigure(first, path)
        ? undefined
        : { refused: explainNoFigure(target, first, path) };
  return {
    size: variants.length,
    createVariant: (index) => {
      const variant = applyEdits(target, variants[index]!);
      return 'refused' in variant ? variant : variant.target;
    },
    checkFirst: createRefusal,
    combine(all) {
      const [first] = all;
      const baseline = first && !('refused' in first) ? findFigure(first, path) : undefined;
      if (!baseline) return createRefusal(first!)!;
      const matters = planned.map((plannedLever) => createMatter(plannedLever, all, baseline, path));
      return { of: baseline, matters: matters.sort((a, b) => b.most - a.most), ...joinProvenance(all) };
    },
  };
}

function createMatter(
  { lever: { id, title, owner, kind, written }, settings }: PlannedLever,
  all: readonly VariantResult[],
  baseline: ReportObservedNumber,
  path: string | undefined,
): ReportMatter {
  const settingResults = settings.map(({ title: setting, index }): ReportSetting => {
    const result = all[index]!;
    if ('refused' in result) return { title: setting, refused: result.refused };
    const figure = findFigure(result, path);
    return figure
      ? { title: setting, value: figure.value, change: figure.value - baseline.value }
      : { title: setting, refused: 'Then the odds have no such number.' };
  });
  return {
    ...{ id, title, ...(owner !== undefined && { owner }), kind, written },
    settings: settingResults.sort((a, b) => (a.value ?? Infinity) - (b.value ?? Infinity)),
    most: Math.max(0, ...settingResults.map(({ change = 0 }) => Math.abs(change))),
  };
}

/** The number at a path; undefined if the odds have none. */
export function findFigure(
  { figures, odds }: ReportVariantNumbers,
  path: string | undefined,
): ReportObservedNumber | undefined {
  if (path === undefined && figures[0]) return figures[0];
  const match = path === undefined ? odds[0] : odds.find((item) => item.path.join('.') === path);
  return match && { kind: match.kind === 'chance' ? 'chance' : 'expected', title: match.title, value: match.value };
}

function explainNoFigure({ entry }: LocatedCombat, { odds }: ReportVariantNumbers, path: string | undefined): string {
  if (path === undefined || odds.length === 0)
    return `${entry.id} is not resolved. Supply what is missing there first.`;
  return `The odds of ${entry.id} have no \`${path}\`. They have ${formatList(odds.map((item) => `\`${item.path.join('.')}\``))}.`;
}
