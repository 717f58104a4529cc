/** The tools of `asdic mcp`: each a call of the library, with its answer as the command line prints it. */
import * as z from 'zod/v4';
import {
  formatSchemaTables,
  listAllCodes,
  loadRulesets,
  createScenario,
  renderRulePage,
  rulesetIds,
} from '../../features';
import { adviseOnCombats } from '../../library/advise';
import { planComparison } from '../../library/compare';
import { CannotRun } from '../../library/errors';
import { getOrThrow, countProblems } from '../../library/combats';
import { explainCode } from '../../library/explain';
import { withExpectedOdds } from '../../library/expected-odds';
import { calculateCombatOdds } from '../../library/odds';
import { listProblems } from '../../library/problems';
import { resolveCombats } from '../../library/resolve';
import { findRuleset, listRules } from '../../library/rules';
import type { Scenario } from '../../library/scenario';
import { planSweep } from '../../library/sweep';
import { adviseOnTurns, calculateTurnOdds, resolveTurns } from '../../library/turn';
import { runAll } from '../../library/variants';
import type { ProgressOptions } from '../../library/calculation-progress';
import { pluralize } from '../../model/wording';
import { formatAdviceReport } from '../../plain-text/advice';
import { formatCheckReport } from '../check/formats/text';
import { formatOddsReport } from '../../plain-text/odds';
import { pageWidth } from '../host';
import { formatResolvedCombats } from '../../plain-text/resolve';
import { formatTurnReport } from '../../plain-text/turn';
import { formatComparison } from '../../plain-text/comparison';
import { requireNumber, formatSweep } from '../variants/sweep';

const plain = { colours: false, width: pageWidth };

const source = {
  scenario: z.string().optional().describe('the text of the scenario, in YAML; or give `file`'),
  file: z.string().optional().describe('a scenario file in a folder of this server; or give `scenario`'),
};
const engagement = z.string().optional().describe('id of one combat; without it every combat of the scenario');
const seed = z.int().min(0).optional().describe('rolls all dice from this seed, whatever the scenario says');
const side = z.string().optional().describe('one side, such as attacker; without it every side');
const aim = z.string().optional().describe('what the side wants, such as win or value; without it its first aim');
const vary = z.array(z.string()).max(4);
const ruleset = z.enum(rulesetIds).describe('a game, as `ruleset:` names it');

type Shape = Readonly<Record<string, z.ZodType>>;
type Arguments<S extends Shape> = { readonly [Name in keyof S]: z.output<S[Name]> };

export interface Tool<S extends Shape = Shape> {
  readonly title: string;
  readonly description: string;
  readonly input: S;
  /** @throws CannotRun with a sentence for users */
  readonly run: (args: Arguments<S>, open: OpenScenario, watch: ProgressOptions) => Promise<string>;
}

/** Opens the scenario of a request. */
export type OpenScenario = () => Promise<Scenario>;

/** Infers the arguments of a tool from its input. */
const defineTool = <S extends Shape>(definition: Tool<S>): Tool => definition as unknown as Tool;

/** By name. */
export const tools: Readonly<Record<string, Tool>> = {
  check: defineTool({
    title: 'Check a scenario',
    description:
      'Lists everything that is wrong with a scenario: line, column, severity, code and rule of each problem, and what to do. ' +
      'Use it after writing or changing a scenario; `explain` has a page for each code.',
    input: source,
    async run(_, open, watch) {
      const scenario = await withExpectedOdds(await open(), {}, watch);
      return [...formatCheckReport(listProblems(scenario), 1, plain)].join('');
    },
  }),
  odds: defineTool({
    title: 'Odds of combats',
    description: 'Calculates how likely each outcome of a combat is: exactly, or by sampling where it is too large.',
    input: { ...source, engagement, rounds: z.boolean().optional().describe('also the odds after each round') },
    run: async ({ engagement: id, rounds }, open, watch) =>
      withProblemNote(await open(), async (scenario) =>
        formatOddsReport(await collectAll(calculateCombatOdds(scenario, { engagement: id, rounds }, watch)), plain),
      ),
  }),
  resolve: defineTool({
    title: 'Resolve combats',
    description:
      'Plays combats with the dice of the scenario or a seed: every step, die, modifier and rule, then the result.',
    input: { ...source, engagement, seed },
    run: async ({ engagement: id, seed: number }, open) =>
      withProblemNote(await open(), (scenario) =>
        formatResolvedCombats(resolveCombats(scenario, { engagement: id, seed: number }), plain),
      ),
  }),
  advise: defineTool({
    title: 'Advise a side',
    description:
      'Compares the orders of a side: what its orders are worth, and what each other order would gain or cost.',
    input: { ...source, engagement, side, aim },
    run: async ({ engagement: id, side: chosen, aim: wish }, open, watch) =>
      withProblemNote(await open(), async (scenario) => {
        const choice = { engagement: id, side: chosen, aim: wish };
        return formatAdviceReport(await collectAll(adviseOnCombats(scenario, choice, watch)), plain);
      }),
  }),
  compare: defineTool({
    title: 'Compare variants',
    description:
      'Shows the odds of a combat, or of the turn, as written beside those with other numbers, orders or options.',
    input: {
      ...source,
      engagement,
      with: z
        .array(z.string())
        .max(20)
        .optional()
        .describe('variants, such as "defender.units.dd=4,options.NAME=reading"'),
      vary: vary.optional().describe('a variant for each value, such as "options.NAME"'),
      turn: z.boolean().optional().describe('compares the whole turn'),
    },
    run: async (choice, open, watch) =>
      withProblemNote(await open(), async (scenario) =>
        formatComparison(await runAll(planComparison(scenario, choice), watch), plain),
      ),
  }),
  sweep: defineTool({
    title: 'Odds over values',
    description: 'Shows how the odds of a combat change with its numbers, orders and options, in every combination.',
    input: {
      ...source,
      engagement,
      vary: vary.min(1).describe('what to vary, such as "defender.units.dd=0..6" or "options.NAME"'),
      of: z.string().optional().describe('the number to look at, such as attacker-wins; without it the first'),
    },
    run: async ({ vary: variables, of: figure, engagement: id }, open, watch) =>
      withProblemNote(await open(), async (scenario) => {
        const swept = await runAll(planSweep(scenario, { engagement: id, vary: variables }), watch);
        requireNumber(swept.cells, figure);
        return formatSweep(swept, swept.cells, { of: figure }, plain);
      }),
  }),
  turn: defineTool({
    title: 'A whole turn',
    description:
      'All combats of a scenario in their order, each with what the earlier ones left: their result, their odds, or advice for each party.',
    input: { ...source, task: z.enum(['resolve', 'odds', 'advise']), seed, side, aim },
    run: async ({ task, seed: number, side: chosen, aim: wish }, open, watch) =>
      withProblemNote(await open(), async (scenario) => {
        if (task === 'resolve') return formatTurnReport(resolveTurns(scenario, { seed: number }), plain);
        if (task === 'odds') return formatTurnReport(await collectAll(calculateTurnOdds(scenario, {}, watch)), plain);
        return formatAdviceReport(await collectAll(adviseOnTurns(scenario, { side: chosen, aim: wish }, watch)), plain);
      }),
  }),
  explain: defineTool({
    title: 'Explain a rule or a code',
    description:
      'The page of a code that `check` lists, with examples; or the page of a rule; with a ruleset alone the list of its rules; without ' +
      'arguments the list of all codes.',
    input: {
      code: z.string().optional().describe('such as wif-ssw/owner-passed'),
      ruleset: ruleset.optional(),
      rule: z.string().optional().describe('id of a rule of the ruleset'),
    },
    async run({ code, ruleset: id, rule }) {
      const rulesets = await loadRulesets();
      if (code !== undefined) return explainCode(code, rulesets, '`explain` without arguments').page;
      if (id === undefined && rule !== undefined) throw new CannotRun('Give the `ruleset` of the rule.');
      if (id === undefined) return listAllCodes(rulesets).join('\n');
      if (rule !== undefined) listRules([findRuleset(rulesets, id)], rule);
      return renderRulePage({ ruleset: id, rule }, { rulesets, ruleLink: () => undefined })!;
    },
  }),
  new_scenario: defineTool({
    title: 'A new scenario',
    description:
      'Without arguments lists the games and the combats that a scenario can begin with. With a ruleset and a starter, a complete ' +
      'scenario by the answers given, and the questions that can be answered.',
    input: {
      ruleset: ruleset.optional(),
      starter: z.string().optional().describe('id of a combat to begin with'),
      answers: z
        .record(z.string(), z.union([z.string(), z.number()]))
        .optional()
        .describe('answers by question id'),
    },
    async run({ ruleset: id, starter, answers }) {
      const created = getOrThrow(await createScenario({ ruleset: id, starter, answers }));
      if ('games' in created)
        return created.games
          .flatMap(({ id: game, title, starters }) => [
            `${title}: ruleset ${game}`,
            ...starters.map(({ id: name, title: combat, detail }) => `  starter ${name}: ${combat}. ${detail}`),
          ])
          .join('\n');
      const questions = created.groups.flatMap(({ questions: all }) => all.map(formatQuestion));
      return `${created.text}\n# Questions, with the answers of this scenario:\n${questions.join('\n')}\n`;
    },
  }),
  schema: defineTool({
    title: 'The keys of a scenario',
    description: 'Tables of the keys of a ruleset: what each is, its kind, and which are needed.',
    input: { ruleset, key: z.string().optional().describe('a key of the root, to see what it may contain') },
    async run({ ruleset: id, key }) {
      await loadRulesets();
      const [root = ''] = formatSchemaTables(id).split('\n\n## ', 1);
      if (key === undefined) return `${root}\n\nGive a \`key\` of these to see what it may contain.`;
      const tables = formatSchemaTables(id, key);
      if (tables === '') throw new CannotRun(`There is no table for \`${key}\`. The keys of ${id}:\n\n${root}`);
      return tables;
    },
  }),
};

/** Adds a note if the scenario has problems, which may have changed the answer. */
async function withProblemNote(
  scenario: Scenario,
  answer: (scenario: Scenario) => Promise<string> | string,
): Promise<string> {
  const text = await answer(scenario);
  const count = countProblems(scenario);
  return count === 0 ? text : `${text}\nThe scenario has ${pluralize(count, 'problem')}: call \`check\`.\n`;
}

async function collectAll<T>(all: AsyncIterable<T>): Promise<readonly T[]> {
  const list: T[] = [];
  for await (const item of all) list.push(item);
  return list;
}

type Question = Extract<
  Awaited<ReturnType<typeof createScenario>>,
  { groups: unknown }
>['groups'][number]['questions'][number];

/** `# attacker.sub (Submarines; 0 to 20): 2` */
function formatQuestion(question: Question): string {
  const { id, title, value } = question;
  const range =
    question.kind === 'count'
      ? `${question.min} to ${question.max}`
      : question.kind === 'choice'
        ? question.choices.map((choice) => choice.value).join(' | ')
        : `text of at most ${question.longest} characters`;
  return `# ${id} (${title}; ${range}): ${value}`;
}
