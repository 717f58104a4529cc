/** Commands on variants of a combat or turn: matters, levers, compare, sweep. */
import {
  type FoundCombat,
  type FoundTurn,
  type Lever,
  type Plan,
  type Report,
  type VariantParts,
  applyEdits,
  applyTurnEdits,
  computeStanding,
  computeTurnStanding,
  createCombatData,
  createComparisonPlan,
  createMattersPlan,
  createReport,
  createSweepPlan,
  createTurnData,
  createTurnReport,
  createVariantParts,
  executePlan,
  findCombat,
  findTurn,
  listLevers,
  listTurnLevers,
  maxVariants,
} from '../features';
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
import {
  type CommandParts,
  type RequestControl,
  findTarget,
  samplingSeed,
  toReport,
  withProgress,
} from './command-target';
import type { DocumentSnapshot } from './documents';

export type VariantCommands = ReturnType<typeof createVariantCommands>;

/** A combat or turn in the snapshot that it was found in. */
interface TargetContext<Target> {
  readonly current: DocumentSnapshot;
  readonly target: Target;
}

type AnyTargetContext = TargetContext<FoundCombat> | TargetContext<FoundTurn>;

export function createVariantCommands(parts: Omit<CommandParts, 'changed'>) {
  const { connection, settings, calculator } = parts;

  const findAnyTarget = (args: CombatArguments, turn: boolean): Promise<AnyTargetContext | Refusal> =>
    turn ? findTarget(parts, args, findTurn) : findTarget(parts, args, findCombat);

  /** Calculates variants one by one on the worker. */
  async function runPlan<Target extends FoundCombat | FoundTurn, Result>(
    uri: string,
    title: string,
    plan: Plan<Target, Result>,
    [requested, reporter]: RequestControl,
  ): Promise<Result | Refusal> {
    const { sampling } = await settings.get(uri);
    const started = await calculator.getWorker();
    const effort = { runs: sampling.runs, seed: samplingSeed };
    return withProgress(connection, title, requested, reporter, ({ token, progress }) =>
      executePlan(plan, {
        async evaluate(target, onProgress): Promise<ReportStands> {
          const watch = {
            token,
            progress: ({ done, total }: { readonly done: number; readonly total: number }) =>
              onProgress(done / Math.max(1, total)),
          };
          if ('scenarioTurn' in target) {
            const task: TurnTask = { ...createTurnData(target), kind: 'turn', ...effort };
            return computeTurnStanding(target, await started.run(task, watch));
          }
          const task: OddsTask = { ...createCombatData(target), kind: 'odds', ...effort };
          const standing = computeStanding(target, await started.run(task, watch));
          if ('refused' in standing) throw new Error(standing.refused);
          return standing;
        },
        onProgress: (done, total) => progress?.({ done, total, unit: 'combats' }),
      }),
    );
  }

  return {
    /** Which changes move the outcome of a combat most. */
    async matters(args: CombatArguments, ...control: RequestControl): Promise<CombatReport | Refusal> {
      const context = await findTarget(parts, args, findCombat);
      if ('refused' in context) return context;
      const { current, target } = context;
      const plan = createMattersPlan(target);
      if ('refused' in plan) return plan;
      const matters = await runPlan(args.uri, 'Changing one thing at a time', plan, control);
      return 'refused' in matters ? matters : toReport(current, createReport(target, { matters }), target);
    },

    /** Values of a combat or turn that can be varied. */
    async levers({ turn = false, ...args }: CompareArguments): Promise<CombatReport | Refusal> {
      const context = await findAnyTarget(args, turn);
      if ('refused' in context) return context;
      const levers = listTargetLevers(context.target);
      return 'refused' in levers ? levers : toTargetReport(context, { levers: levers.map(toReportLever) });
    },

    async compare(
      { turn = false, variants = [], ...args }: CompareArguments,
      ...control: RequestControl
    ): Promise<CombatReport | Refusal> {
      const context = await findAnyTarget(args, turn);
      if ('refused' in context) return context;
      const levers = listTargetLevers(context.target);
      if ('refused' in levers) return levers;
      const all = variants.map((values) => createVariantParts(levers, values));
      const refused = all.find((variant): variant is Refusal => 'refused' in variant);
      if (refused) return refused;
      const different = (all as readonly VariantParts[]).filter((variant) => variant.length > 0);
      if (different.length === 0 || different.length >= maxVariants)
        return { refused: `Choose what to compare with: from 1 to ${maxVariants - 1} variants.` };
      const plan = createPlan(context.target, different);
      const comparison = await runPlan(args.uri, 'Comparing', plan, control);
      return 'refused' in comparison ? comparison : toTargetReport(context, { comparison });
    },

    async sweep({ vary, ...args }: SweepArguments, ...control: RequestControl): Promise<CombatReport | Refusal> {
      const context = await findTarget(parts, args, findCombat);
      if ('refused' in context) return context;
      const { current, target } = context;
      const plan = createSweepPlan(target, vary);
      if ('refused' in plan) return plan;
      const sweep = await runPlan(args.uri, 'Calculating every value', plan, control);
      return 'refused' in sweep ? sweep : toReport(current, createReport(target, { sweep }), target);
    },
  };
}

function listTargetLevers(target: FoundCombat | FoundTurn): readonly Lever[] | Refusal {
  return 'scenarioTurn' in target ? listTurnLevers(target) : listLevers(target);
}

/** Without the edits, as plain data. */
function toReportLever({ edits: _, ...lever }: Lever): ReportLever {
  return lever;
}

function createPlan(target: FoundCombat | FoundTurn, variants: readonly VariantParts[]) {
  return createComparisonPlan<FoundCombat | FoundTurn>(variants, (edits) => {
    if ('scenarioTurn' in target) return applyTurnEdits(target, edits);
    const other = edits.length === 0 ? { target } : applyEdits(target, edits);
    return 'refused' in other ? other : other.target;
  });
}

function toTargetReport(
  { current, target }: AnyTargetContext,
  content: Pick<Report, 'levers' | 'comparison'>,
): CombatReport {
  return 'scenarioTurn' in target
    ? toReport(current, createTurnReport(target, {}, [], content))
    : toReport(current, createReport(target, content), target);
}
