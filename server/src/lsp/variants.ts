/** Commands on variants of a combat or turn: matters, levers, compare, sweep. */
import {
  carriedOut,
  combatData,
  comparing,
  edited,
  editedTurn,
  findCombat,
  findTurn,
  leversOf,
  leversOfTurn,
  mattersPlan,
  maxVariants,
  partsAt,
  reportOn,
  reportOnTurn,
  standingOf,
  sweepPlan,
  turnData,
  turnStanding,
} from '../features';
import type { FoundCombat, FoundTurn, Lever, Plan, Report, VariantParts } from '../features';
import type {
  CombatArguments,
  CombatReport,
  CompareArguments,
  Refusal,
  ReportLever,
  ReportStands,
  SweepArguments,
} from '../protocol';
import type { OddsTask, TurnTask } from '../work/task';
import { foundIn, samplingSeed, toReport } from './combat-parts';
import type { CombatsParts, Waiting } from './combat-parts';
import type { Current } from './documents';
import { withProgress } from './progress';

export interface VariantCommands {
  /** Which changes move the outcome of a combat most. */
  matters(which: CombatArguments, ...waiting: Waiting): Promise<CombatReport | Refusal>;
  /** Values of a combat or turn that can be varied. */
  levers(which: CompareArguments): Promise<CombatReport | Refusal>;
  compare(which: CompareArguments, ...waiting: Waiting): Promise<CombatReport | Refusal>;
  sweep(which: SweepArguments, ...waiting: Waiting): Promise<CombatReport | Refusal>;
}

/** A combat or turn in the snapshot that it was found in. */
interface InText<Found> {
  readonly current: Current;
  readonly found: Found;
}

type Asked = InText<FoundCombat> | InText<FoundTurn>;

export function variantCommands(parts: Omit<CombatsParts, 'changed'>): VariantCommands {
  const { connection, settings, calculator } = parts;

  const findOf = (args: CombatArguments, turn: boolean): Promise<Asked | Refusal> =>
    turn ? foundIn(parts, args, findTurn) : foundIn(parts, args, findCombat);

  /** Calculates variants one by one on the worker. */
  async function calculated<Found extends FoundCombat | FoundTurn, Told>(
    uri: string,
    title: string,
    plan: Plan<Found, Told>,
    [requested, reporter]: Waiting,
  ): Promise<Told | Refusal> {
    const { sampling } = await settings.of(uri);
    const started = await calculator.get();
    const effort = { runs: sampling.runs, seed: samplingSeed };
    return withProgress(connection, title, requested, reporter, ({ token, progress }) =>
      carriedOut(plan, {
        async standing(found, tell): Promise<ReportStands> {
          const watch = {
            token,
            progress: ({ done, of }: { readonly done: number; readonly of: number }) => tell(done / Math.max(1, of)),
          };
          if ('stated' in found) {
            const task: TurnTask = { ...turnData(found), kind: 'turn', ...effort };
            return turnStanding(found, await started.run(task, watch));
          }
          const task: OddsTask = { ...combatData(found), kind: 'odds', ...effort };
          const stands = standingOf(found, await started.run(task, watch));
          if ('refused' in stands) throw new Error(stands.refused);
          return stands;
        },
        tell: (done, of) => progress?.({ done, of, unit: 'combats' }),
      }),
    );
  }

  return {
    async matters(args, ...waiting) {
      const asked = await foundIn(parts, args, findCombat);
      if ('refused' in asked) return asked;
      const { current, found } = asked;
      const plan = mattersPlan(found);
      if ('refused' in plan) return plan;
      const matters = await calculated(args.uri, 'Changing one thing at a time', plan, waiting);
      return 'refused' in matters ? matters : toReport(current, reportOn(found, { matters }), found);
    },

    async levers({ turn = false, ...args }) {
      const asked = await findOf(args, turn);
      if ('refused' in asked) return asked;
      const levers = leversIn(asked.found);
      return 'refused' in levers ? levers : reported(asked, { levers: levers.map(shown) });
    },

    async compare({ turn = false, variants = [], ...args }, ...waiting) {
      const asked = await findOf(args, turn);
      if ('refused' in asked) return asked;
      const levers = leversIn(asked.found);
      if ('refused' in levers) return levers;
      const all = variants.map((values) => partsAt(levers, values));
      const refused = all.find((one): one is Refusal => 'refused' in one);
      if (refused) return refused;
      const different = (all as readonly VariantParts[]).filter((one) => one.length > 0);
      if (different.length === 0 || different.length >= maxVariants)
        return { refused: `Choose what to compare with: from 1 to ${maxVariants - 1} variants.` };
      const plan = planOf(asked.found, different);
      const comparison = await calculated(args.uri, 'Comparing', plan, waiting);
      return 'refused' in comparison ? comparison : reported(asked, { comparison });
    },

    async sweep({ vary, ...args }, ...waiting) {
      const asked = await foundIn(parts, args, findCombat);
      if ('refused' in asked) return asked;
      const { current, found } = asked;
      const plan = sweepPlan(found, vary);
      if ('refused' in plan) return plan;
      const sweep = await calculated(args.uri, 'Calculating every value', plan, waiting);
      return 'refused' in sweep ? sweep : toReport(current, reportOn(found, { sweep }), found);
    },
  };
}

function leversIn(found: FoundCombat | FoundTurn): readonly Lever[] | Refusal {
  return 'stated' in found ? leversOfTurn(found) : leversOf(found);
}

/** Without the edits, as plain data. */
function shown({ edits: _, ...lever }: Lever): ReportLever {
  return lever;
}

function planOf(found: FoundCombat | FoundTurn, variants: readonly VariantParts[]) {
  return comparing<FoundCombat | FoundTurn>(variants, (edits) => {
    if ('stated' in found) return editedTurn(found, edits);
    const other = edits.length === 0 ? { found } : edited(found, edits);
    return 'refused' in other ? other : other.found;
  });
}

function reported({ current, found }: Asked, content: Pick<Report, 'levers' | 'comparison'>): CombatReport {
  return 'stated' in found
    ? toReport(current, reportOnTurn(found, {}, [], content))
    : toReport(current, reportOn(found, content), found);
}
