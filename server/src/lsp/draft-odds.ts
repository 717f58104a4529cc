/** The odds of a scenario that is not written yet. */
import { createCombatData, createScenario, findCombat, reportDraftOdds } from '../features';
import type { DraftOdds, DraftOddsArguments, Refusal } from '../protocol';
import { quickLimits } from '../work/precision';
import type { OddsTask } from '../work/task';
import { type CommandDependencies, type RequestControl, samplingSeed } from './command-target';

/** Stands for the file that the scenario will have. */
const draftUri = 'untitled:new.scenario.yaml';

export function createDraftOdds({ documents, calculator, settings }: CommandDependencies) {
  return async (
    { quick = false, ...args }: DraftOddsArguments,
    ...[token]: RequestControl
  ): Promise<DraftOdds | Refusal> => {
    const draft = await createScenario(args);
    if ('refused' in draft) return draft;
    if ('games' in draft) return { refused: 'Name the ruleset and the starter.' };
    const { analysis } = await documents.analyse(draftUri, draft.text);
    const target = findCombat(analysis, {});
    if ('refused' in target) return target;
    const effort = quick ? { ...quickLimits, quick } : { runs: (await settings.get(draftUri)).sampling.runs };
    const task: OddsTask = { ...createCombatData(target), kind: 'odds', ...effort, seed: samplingSeed };
    const outcomes = await calculator.runShortFirst({ name: draftUri, task, entry: target.entry }, { token });
    return reportDraftOdds(target, outcomes, quick);
  };
}
