/** Losses and luck of a campaign: scenarios that follow each other. */
import { getStart } from '../../engine/turn/turn';
import { traceTurn } from '../../engine/turn/trace';
import { valueAt } from '../../model/place';
import type { CombatEntry } from '../../model/ruleset';
import { buildTurn, type ScenarioTurn } from '../../model/turn';
import { toLabel } from '../../model/wording';
import type { CampaignFile, ReportCampaign } from '../../protocol';
import { groupBy } from '../../rulesets/group-by';
import type { Analysis } from '../analysis/analysis';
import { readCampaignState } from '../analysis/followed';
import { listAllCombats } from '../analysis/find-combat';
import { getFileDice, nameDice } from '../combat/simulate';
import type { Report } from '../report/report';
import type { Scenario } from '../scenario/scenario';
import { listCombats, type ScenarioCombat } from '../scenario/scenario-combats';
import { findRolledDice, listLuckLines, measureLuck } from './luck';
import { indexOwnerColors } from './report';

/** Used instead of the id of a combat in the report on a campaign. No combat has it. */
export const campaignId = '/campaign';

interface AnalysedFile {
  readonly uri: string;
  readonly name: string;
  readonly analysis: Analysis;
}

/** @param files the first turn first @param uri of the file that the campaign was asked for */
export function createCampaignReport(files: readonly AnalysedFile[], uri: string): Report | undefined {
  const scenario = files.find((file) => file.uri === uri)?.analysis.scenarios[0];
  if (!scenario?.ruleset) return undefined;
  const { id, title } = scenario.ruleset;
  return {
    document: 0,
    id: campaignId,
    title: 'Campaign',
    kind: 'campaign',
    ruleset: { id, title },
    sides: [],
    range: { from: 0, to: 0 },
    canAdvise: false,
    names: [],
    campaign: summarizeCampaign(files),
    bases: [],
    expectations: [],
  };
}

function summarizeCampaign(files: readonly AnalysedFile[]): ReportCampaign {
  const losses = new Map<string, { owner: string; color?: string; title: string; values: number[] }>();
  const unknownTitles = new Set<string>();
  const summaries = files.map(({ uri, name, analysis }, index): CampaignFile => {
    const [scenario] = analysis.scenarios;
    if (!scenario?.ruleset) return { uri, name, foughtCount: 0, openCount: 0 };
    const combats = listCombats(scenario);
    const { gains, foughtCount } = sumGains(scenario, combats);
    const colors = indexOwnerColors(
      combats.map(({ entry }) => entry),
      scenario.ruleset,
      scenario.view().data,
    );
    for (const { owner, title, value } of gains) {
      if (value === undefined) {
        unknownTitles.add(title);
        continue;
      }
      const key = JSON.stringify([title, owner]);
      let entry = losses.get(key);
      if (!entry) losses.set(key, (entry = { owner: toLabel(owner), title, values: files.map(() => 0) }));
      entry.color ??= colors.get(owner);
      entry.values[index]! += value;
    }
    const turn = readCampaignState(scenario)?.turn?.label;
    return { uri, name, ...(turn !== undefined && { turn }), foughtCount, openCount: combats.length - foughtCount };
  });
  const allCombats = files.flatMap(({ analysis }) => listAllCombats(analysis));
  return {
    files: summaries,
    losses: [...groupBy([...losses.values()], ({ owner }) => owner).values()]
      .flat()
      .filter(({ title, values }) => !unknownTitles.has(title) && values.some((value) => value !== 0)),
    unknown: [...unknownTitles],
    luck: listLuckLines(measureLuck(allCombats)),
  };
}

interface OwnerGain {
  readonly owner: string;
  readonly title: string;
  /** Undefined if the written result does not give it. */
  readonly value: number | undefined;
}

/** The losses in the combats of a scenario: by their written results, else by their dice. */
function sumGains(
  scenario: Scenario,
  combats: readonly ScenarioCombat[],
): { readonly gains: readonly OwnerGain[]; readonly foughtCount: number } {
  const gains: OwnerGain[] = [];
  const rolledCombats: ScenarioCombat[] = [];
  let foughtCount = 0;
  for (const combat of combats) {
    const writtenGains = readWrittenGains(scenario, combat.entry);
    if (writtenGains) {
      gains.push(...writtenGains);
      foughtCount++;
    } else if (findRolledDice(combat.entry)) rolledCombats.push(combat);
  }
  const tracedGains = traceGains(scenario, rolledCombats);
  return { gains: [...gains, ...tracedGains.gains], foughtCount: foughtCount + tracedGains.foughtCount };
}

/** The losses that a written result gives; undefined if it gives none. */
function readWrittenGains(scenario: Scenario, entry: CombatEntry): readonly OwnerGain[] | undefined {
  const { result } = entry;
  const scenarioTurn = result && buildScenarioTurn(scenario, [entry]);
  const stage = scenarioTurn?.turn.stages[0];
  if (!scenarioTurn || !stage) return undefined;
  const combat = stage.createCombat(getStart(scenarioTurn.turn));
  const paths = new Map<object, readonly string[]>(combat.measures.map((measure) => [measure, measure.path]));
  const gains: OwnerGain[] = [];
  for (const { total, measure, convert = (value: number) => value } of stage.listGains(
    combat,
    getStart(scenarioTurn.turn),
  )) {
    const { owner, words, expects } = scenarioTurn.totals[total]!;
    if (owner === undefined || expects) continue;
    const path = paths.get(measure);
    const value = path && valueAt(result, path);
    gains.push({ owner, title: words.many, value: typeof value === 'number' ? convert(value) : undefined });
  }
  return gains.some(({ value }) => value !== undefined) ? gains : undefined;
}

/** The gains of combats with dice, one after the other, up to the first whose dice do not last. */
function traceGains(scenario: Scenario, combats: readonly ScenarioCombat[]) {
  const scenarioTurn = buildScenarioTurn(
    scenario,
    combats.map(({ entry }) => entry),
  );
  if (!scenarioTurn) return { gains: [], foughtCount: 0 };
  const { turn, entries, totals } = scenarioTurn;
  const combatsByEntry = new Map(combats.map((combat) => [combat.entry, combat]));
  try {
    const { stages } = traceTurn(turn, (stage) => {
      const combat = combatsByEntry.get(entries[turn.stages.indexOf(stage)]!.entry)!;
      return nameDice(combat, findRolledDice(combat.entry) ?? getFileDice(combat.entry) ?? {});
    });
    const finished = stages.filter(
      ({ simulation }) => simulation && !simulation.trace.pendingRoll && !simulation.trace.pendingDecision,
    );
    const gains = finished.flatMap(({ gained }) =>
      totals.flatMap(({ owner, words, expects }, index): OwnerGain[] =>
        owner === undefined || expects ? [] : [{ owner, title: words.many, value: gained[index]! }],
      ),
    );
    return { gains, foughtCount: finished.length };
  } catch {
    // Dice that do not fit: the problems of the file say so.
    return { gains: [], foughtCount: 0 };
  }
}

function buildScenarioTurn(
  { ruleset, view, viewIds }: Scenario,
  entries: readonly CombatEntry[],
): ScenarioTurn | undefined {
  if (!ruleset || entries.length === 0) return undefined;
  try {
    return buildTurn(ruleset, view().data, viewIds(), entries);
  } catch {
    return undefined;
  }
}
