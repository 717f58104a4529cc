/** Expressions of the debug console: `odds`, `dice`, `roll 4 3 6`, `decide retreat`, or a unit. */
import { getUnitName } from '../features/resolve/combat-steps';
import {
  getFrame,
  getStage,
  listCounters,
  setDecision,
  setDice,
  type SteppedRun,
} from '../features/resolve/stepped-run';
import { formatList } from '../model/wording';
import { parseFaces } from '../page/dice-entry';
import { type DebugHost, RequestError, unwrap } from './host';
import { describeUnits, listDice, computeOdds, references } from './variables';

export interface Evaluation {
  readonly result: string;
  readonly variablesReference: number;
  /** The run with what the expression changed. */
  readonly run?: SteppedRun;
}

/** @throws RequestError with all that can be evaluated, if the expression is none of it */
export function evaluate(
  expression: string,
  run: SteppedRun,
  stepIndex: number,
  host: DebugHost,
): Evaluation | Promise<Evaluation> {
  const [, verb, object] = /^(roll|decide) (.+)$/.exec(expression) ?? [];
  if (verb === 'roll') return rollNext(object!.trim(), run, stepIndex);
  if (verb === 'decide') return decideNext(object!.trim(), run, stepIndex);
  if (expression === 'odds') return evaluateOdds(run, stepIndex, host);
  if (expression === 'dice')
    return { result: listDice(run, stepIndex).map(formatVariable).join('; '), variablesReference: references.dice };
  return evaluateUnit(expression, run, stepIndex);
}

/** The state of the units with a name. @throws RequestError if there are none */
export function evaluateUnit(expression: string, run: SteppedRun, stepIndex: number): Evaluation {
  const frame = getFrame(run, stepIndex);
  const units = listCounters(getStage(run, stepIndex)).filter((counter) => isNamed(counter, expression));
  if (units.length > 0)
    return {
      result: units.map((counter) => `${counter.title}: ${describeUnits(counter, frame)}`).join('; '),
      variablesReference: 0,
    };
  const names = listUnitNames(run, stepIndex);
  throw new RequestError(
    `There is no ${expression} here. There are odds, dice, roll with the faces of the next dice, decide with an option` +
      `${names.length === 0 ? '' : `, and the units ${formatList(names)}`}.`,
  );
}

function listUnitNames(run: SteppedRun, stepIndex: number): readonly string[] {
  return [...new Set(listCounters(getStage(run, stepIndex)).map(({ id }) => getUnitName(id)))];
}

/** What can be written in the console before a step. */
export function listCompletions(run: SteppedRun, stepIndex: number): readonly string[] {
  const step = run.steps[stepIndex];
  return [
    'odds',
    'dice',
    ...(step && step.dice.length > 0 ? [`roll ${step.dice.map(({ face }) => face).join(' ')}`] : []),
    ...(step?.decision?.options ?? []).map((option) => `decide ${option}`),
    ...listUnitNames(run, stepIndex),
  ];
}

async function evaluateOdds(run: SteppedRun, stepIndex: number, host: DebugHost): Promise<Evaluation> {
  const { results, measures } = await computeOdds(run, stepIndex, host);
  const variables = results.length > 0 ? results : measures;
  return { result: variables.map(formatVariable).join('; '), variablesReference: references.odds };
}

function formatVariable({ name, value }: { readonly name: string; readonly value: string }): string {
  return `${name}: ${value}`;
}

function isNamed({ id, label, title }: ReturnType<typeof listCounters>[number], expression: string): boolean {
  const name = expression.toLowerCase();
  return [id, getUnitName(id), label, title].some((each) => each.toLowerCase() === name);
}

/** Replaces the faces of the next dice. @param text the faces, as typed after `roll` */
function rollNext(text: string, currentRun: SteppedRun, stepIndex: number): Evaluation {
  const step = currentRun.steps[stepIndex];
  if (!step || step.dice.length === 0) throw new RequestError('The next step has no dice.');
  const { dice } = step;
  const faces = parseFaces(
    text,
    dice.map(({ sides }) => sides),
  );
  if (typeof faces === 'string') throw new RequestError(faces);
  const changes = dice.map((die, index) => [die, faces[index]!] as const);
  const run = unwrap(setDice(currentRun, step, changes));
  return { result: `The next dice: ${faces.join(' ')}`, variablesReference: 0, run };
}

/** Replaces the next decision. @param text an option, or its number from 1 */
function decideNext(text: string, currentRun: SteppedRun, stepIndex: number): Evaluation {
  const step = currentRun.steps[stepIndex];
  if (!step?.decision) throw new RequestError('The next step has nothing to decide.');
  const option = step.decision.options[Number(text) - 1] ?? text;
  const run = unwrap(setDecision(currentRun, step, step.decision, option));
  return { result: `The next decision: ${option}`, variablesReference: 0, run };
}
