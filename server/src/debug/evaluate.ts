/** Expressions of the debug console: `odds`, `dice`, `roll 4 3 6`, `decide retreat`, or a unit. */
import { getUnitName } from '../features/resolve/combat-steps';
import {
  getFrame,
  getStage,
  listCounters,
  setDecision,
  setDice,
  type StepThrough,
} from '../features/resolve/step-through';
import { formatList } from '../model/wording';
import { parseFaces } from '../page/dice-entry';
import { type DebugHost, RequestError, unwrap } from './host';
import { describeUnits, listDice, computeOdds, references } from './values';

export interface Evaluation {
  readonly result: string;
  readonly variablesReference: number;
  /** The walk with what the expression changed. */
  readonly through?: StepThrough;
}

/** @throws RequestError with what can be evaluated, if an expression is nothing of it */
export function evaluate(
  expression: string,
  through: StepThrough,
  at: number,
  host: DebugHost,
): Evaluation | Promise<Evaluation> {
  const [, verb, object] = /^(roll|decide) (.+)$/.exec(expression) ?? [];
  if (verb === 'roll') return rollNext(object!.trim(), through, at);
  if (verb === 'decide') return decideNext(object!.trim(), through, at);
  if (expression === 'odds') return evaluateOdds(through, at, host);
  if (expression === 'dice')
    return { result: listDice(through, at).map(formatVariable).join('; '), variablesReference: references.dice };
  return evaluateUnit(expression, through, at);
}

/** How the units of a name stand. @throws RequestError if there are none */
export function evaluateUnit(expression: string, through: StepThrough, at: number): Evaluation {
  const frame = getFrame(through, at);
  const units = listCounters(getStage(through, at)).filter((counter) => isNamed(counter, expression));
  if (units.length > 0)
    return {
      result: units.map((counter) => `${counter.title}: ${describeUnits(counter, frame)}`).join('; '),
      variablesReference: 0,
    };
  const names = listUnitNames(through, at);
  throw new RequestError(
    `There is no ${expression} here. There are odds, dice, roll with the faces of the next dice, decide with an option` +
      `${names.length === 0 ? '' : `, and the units ${formatList(names)}`}.`,
  );
}

function listUnitNames(through: StepThrough, at: number): readonly string[] {
  return [...new Set(listCounters(getStage(through, at)).map(({ id }) => getUnitName(id)))];
}

/** What can be written in the console before a step. */
export function listCompletions(through: StepThrough, at: number): readonly string[] {
  const step = through.steps[at];
  return [
    'odds',
    'dice',
    ...(step && step.dice.length > 0 ? [`roll ${step.dice.map(({ face }) => face).join(' ')}`] : []),
    ...(step?.decision?.options ?? []).map((option) => `decide ${option}`),
    ...listUnitNames(through, at),
  ];
}

async function evaluateOdds(through: StepThrough, at: number, host: DebugHost): Promise<Evaluation> {
  const { results, measures } = await computeOdds(through, at, host);
  const shown = results.length > 0 ? results : measures;
  return { result: shown.map(formatVariable).join('; '), variablesReference: references.odds };
}

function formatVariable({ name, value }: { readonly name: string; readonly value: string }): string {
  return `${name}: ${value}`;
}

function isNamed({ id, label, title }: ReturnType<typeof listCounters>[number], expression: string): boolean {
  const name = expression.toLowerCase();
  return [id, getUnitName(id), label, title].some((each) => each.toLowerCase() === name);
}

/** Other faces for the dice of the next step. */
function rollNext(text: string, before: StepThrough, at: number): Evaluation {
  const step = before.steps[at];
  if (!step || step.dice.length === 0) throw new RequestError('The next step has no dice.');
  const { dice } = step;
  const faces = parseFaces(
    text,
    dice.map(({ sides }) => sides),
  );
  if (typeof faces === 'string') throw new RequestError(faces);
  const changes = dice.map((die, index) => [die, faces[index]!] as const);
  const through = unwrap(setDice(before, step, changes));
  return { result: `The next dice: ${faces.join(' ')}`, variablesReference: 0, through };
}

/** Another decision at the next step: an option, or its number from 1. */
function decideNext(text: string, before: StepThrough, at: number): Evaluation {
  const step = before.steps[at];
  if (!step?.decision) throw new RequestError('The next step has nothing to decide.');
  const option = step.decision.options[Number(text) - 1] ?? text;
  const through = unwrap(setDecision(before, step, step.decision, option));
  return { result: `The next decision: ${option}`, variablesReference: 0, through };
}
