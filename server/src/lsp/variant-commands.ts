/** Commands on variants of a combat or turn: matters, levers, compare, sweep. */
import {
  type LocatedCombat,
  type LocatedTurn,
  type Lever,
  type VariantPlan,
  type Report,
  type VariantParts,
  applyEdits,
  applyTurnEdits,
  computeVariantResult,
  computeTurnVariantResult,
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
  VariantResult,
  SweepArguments,
} from '../protocol';
import type { OddsTask, TurnTask } from '../work/task';
import {
  type CommandDependencies,
  type RequestControl,
  type TargetContext,
  createTargetCommands,
  samplingSeed,
  toReport,
  withProgress,
} from './command-target';

export type VariantCommands = ReturnType<typeof createVariantCommands>;

type AnyTarget = LocatedCombat | LocatedTurn;

export function createVariantCommands(dependencies: Omit<CommandDependencies, 'onResultsChange'>) {
  const { connection, settings, calculator } = dependencies;

  const defineCombatCommand = createTargetCommands(dependencies, findCombat);
  const defineTargetCommand = createTargetCommands<AnyTarget>(
    dependencies,
    (analysis, query, { turn = false }: CompareArguments) =>
      turn ? findTurn(analysis, query) : findCombat(analysis, query),
  );

  /** Calculates variants one by one on the worker. */
  async function runPlan<Target extends AnyTarget, Result>(
    uri: string,
    title: string,
    plan: VariantPlan<Target, Result>,
    [requestToken, reporter]: RequestControl,
  ): Promise<Result | Refusal> {
    const { sampling } = await settings.get(uri);
    const worker = await calculator.getWorker();
    const effort = { runs: sampling.runs, seed: samplingSeed };
    return withProgress(connection, title, requestToken, reporter, ({ token, progress }) =>
      executePlan(plan, {
        async evaluate(target, onProgress): Promise<VariantResult> {
          const watch = {
            token,
            progress: ({ done, total }: { readonly done: number; readonly total: number }) =>
              onProgress(done / Math.max(1, total)),
          };
          if ('scenarioTurn' in target) {
            const task: TurnTask = { ...createTurnData(target), kind: 'turn', ...effort };
            return computeTurnVariantResult(target, await worker.run(task, watch));
          }
          const task: OddsTask = { ...createCombatData(target), kind: 'odds', ...effort };
          const result = computeVariantResult(target, await worker.run(task, watch));
          if ('refused' in result) throw new Error(result.refused);
          return result;
        },
        onProgress: (done, total) => progress?.({ done, total, unit: 'combats' }),
      }),
    );
  }

  return {
    /** Which changes move the outcome of a combat most. */
    matters: defineCombatCommand<CombatArguments, CombatReport>(async ({ current, target }, { uri }, ...control) => {
      const plan = createMattersPlan(target);
      if ('refused' in plan) return plan;
      const matters = await runPlan(uri, 'Changing one thing at a time', plan, control);
      return 'refused' in matters ? matters : toReport(current, createReport(target, { matters }), target);
    }),

    /** Values of a combat or turn that can be varied. */
    levers: defineTargetCommand<CompareArguments, CombatReport>((context) => {
      const levers = listTargetLevers(context.target);
      return 'refused' in levers ? levers : toTargetReport(context, { levers: levers.map(toReportLever) });
    }),

    compare: defineTargetCommand<CompareArguments, CombatReport>(
      async (context, { uri, variants = [] }, ...control) => {
        const levers = listTargetLevers(context.target);
        if ('refused' in levers) return levers;
        const all = variants.map((values) => createVariantParts(levers, values));
        const refusal = all.find((variant): variant is Refusal => 'refused' in variant);
        if (refusal) return refusal;
        const different = (all as readonly VariantParts[]).filter((variant) => variant.length > 0);
        if (different.length === 0 || different.length >= maxVariants)
          return { refused: `Choose what to compare with: from 1 to ${maxVariants - 1} variants.` };
        const comparison = await runPlan(uri, 'Comparing', createPlan(context.target, different), control);
        return 'refused' in comparison ? comparison : toTargetReport(context, { comparison });
      },
    ),

    sweep: defineCombatCommand<SweepArguments, CombatReport>(async ({ current, target }, { uri, vary }, ...control) => {
      const plan = createSweepPlan(target, vary);
      if ('refused' in plan) return plan;
      const sweep = await runPlan(uri, 'Calculating every value', plan, control);
      return 'refused' in sweep ? sweep : toReport(current, createReport(target, { sweep }), target);
    }),
  };
}

function listTargetLevers(target: AnyTarget): readonly Lever[] | Refusal {
  return 'scenarioTurn' in target ? listTurnLevers(target) : listLevers(target);
}

/** Without the edits, as plain data. */
function toReportLever({ createEdits: _, ...lever }: Lever): ReportLever {
  return lever;
}

function createPlan(target: AnyTarget, variants: readonly VariantParts[]) {
  return createComparisonPlan<AnyTarget>(variants, (edits) => {
    if ('scenarioTurn' in target) return applyTurnEdits(target, edits);
    const other = edits.length === 0 ? { target } : applyEdits(target, edits);
    return 'refused' in other ? other : other.target;
  });
}

function toTargetReport(
  { current, target }: TargetContext<AnyTarget>,
  content: Pick<Report, 'levers' | 'comparison'>,
): CombatReport {
  return 'scenarioTurn' in target
    ? toReport(current, createTurnReport(target, {}, [], content))
    : toReport(current, createReport(target, content), target);
}
