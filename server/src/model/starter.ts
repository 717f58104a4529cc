/**
 * Starters for new scenarios and templates for common values: data that a ruleset supplies so that the generated text has no diagnostics.
 * *New Scenario*, completion and their tests use the same data.
 */
import type { Plain } from './edit';

/** Answers so far, by question id. */
export type Answers = Readonly<Record<string, string | number>>;

interface QuestionBase {
  /** Unique within its starter. */
  readonly id: string;
  /** In a word or two: `Destroyers`. */
  readonly title: string;
}

/** A number between two bounds, both inclusive. */
export interface CountQuestion extends QuestionBase {
  readonly kind: 'count';
  readonly min: number;
  readonly max: number;
  readonly defaultValue: number;
  /** Why not fewer, or more, where that is not plain. */
  readonly minReason?: string;
  readonly maxReason?: string;
}

/** Creates a count question. Defaults to 0 within 0 to 30. */
export function createCountQuestion(
  id: string,
  title: string,
  {
    defaultValue = 0,
    min = 0,
    max = 30,
    ...reasons
  }: Partial<Pick<CountQuestion, 'defaultValue' | 'min' | 'max' | 'minReason' | 'maxReason'>> = {},
): CountQuestion {
  return { kind: 'count', id, title, min, max, defaultValue, ...reasons };
}

/** A choice of values. */
export interface ChoiceQuestion extends QuestionBase {
  readonly kind: 'choice';
  readonly choices: readonly { readonly value: string; readonly title: string }[];
  /** Defaults to the first choice. */
  readonly defaultValue?: string;
}

/** Free text, such as the name of a place. */
export interface TextQuestion extends QuestionBase {
  readonly kind: 'text';
  readonly defaultValue: string;
  /** Maximum number of characters used. */
  readonly longest: number;
}

export function createTextQuestion(id: string, title: string, defaultValue: string): TextQuestion {
  return { kind: 'text', id, title, defaultValue, longest: 60 };
}

export type Question = CountQuestion | ChoiceQuestion | TextQuestion;

/** Questions on one topic: the forces of a side, the setting. */
export interface QuestionGroup {
  readonly title: string;
  readonly questions: readonly Question[];
  /** At least one count must be positive: if all are 0, the first becomes 1. */
  readonly needsAny?: boolean;
}

/** A kind of combat to start a new scenario with. */
export interface Starter {
  /** Unique within its ruleset. */
  readonly id: string;
  /** `Sea battle`. */
  readonly title: string;
  /** A short description. */
  readonly detail: string;
  /** The root list of the combat. */
  readonly list: string;
  /** The questions, given the answers so far: the attacker determines the possible defenders. */
  readonly createForm: (answers: Answers) => readonly QuestionGroup[];
  /** Creates the scenario from complete answers. It has no diagnostics, and the combat has odds. */
  readonly createScenario: (answers: Answers) => Readonly<Record<string, Plain>> & { readonly title: string };
}

/** A common value of a place, offered by completion as a whole. */
export interface Template {
  /** Path patterns, as for hovers: of an item (`engagements.*`) or of a member (`engagements.*.orders`). */
  readonly patterns: readonly string[];
  /** `Submarine`. */
  readonly title: string;
  /** Orders are neutral: what would be done without them. */
  readonly value: Plain;
  /** Whether it makes sense in the value that would hold it, which may be incomplete; by default it always does. */
  readonly suits?: (holder: unknown) => boolean;
}

/** Units that *What if* offers to add. */
export interface UnitOffers {
  /** Path patterns, as for hovers, of the units of a force: a list, or numbers by type. */
  readonly patterns: readonly string[];
  /** By type: what an item of a list says beside its id, its type and its number. */
  readonly units: Readonly<Record<string, Readonly<Record<string, Plain>>>>;
  /** The types that a scenario has values for; absent if every scenario has values for all types. */
  readonly listTypes?: (scenario: object) => readonly string[];
}

/** All starters, templates and offers of a ruleset. */
export interface Starters {
  readonly starters: readonly Starter[];
  readonly templates: readonly Template[];
  readonly offers: readonly UnitOffers[];
}

/** Completes answers: missing and invalid ones get their default. */
export function completeAnswers({ createForm }: Starter, answers: Answers): Answers {
  // The questions depend on the answers: who defends on the attacker, and with what ships on the defender.
  let complete: Answers = answers;
  for (let pass = 0; pass < 3; pass++) complete = answerGroups(createForm(complete), answers);
  return complete;
}

function answerGroups(groups: readonly QuestionGroup[], answers: Answers): Answers {
  const answerEntries = groups.flatMap(({ questions, needsAny }) => {
    const entries = questions.map((question) => [question.id, answerQuestion(question, answers[question.id])] as const);
    const counts = questions.filter(({ kind }) => kind === 'count');
    const isEmpty = needsAny && entries.every(([id, value]) => !counts.some((count) => count.id === id) || value === 0);
    return isEmpty ? [...entries, [counts[0]!.id, 1] as const] : entries;
  });
  return Object.fromEntries(answerEntries);
}

function answerQuestion(question: Question, input: string | number | undefined): string | number {
  if (question.kind === 'choice')
    return question.choices.some(({ value }) => value === input)
      ? input!
      : (question.defaultValue ?? question.choices[0]!.value);
  if (question.kind === 'text')
    return (typeof input === 'string' && input.trim().slice(0, question.longest).trim()) || question.defaultValue;
  const { min, max, defaultValue } = question;
  const number = typeof input === 'number' && Number.isInteger(input) ? input : defaultValue;
  return Math.min(Math.max(number, min), max);
}

/** The scenario of a starter with all defaults. */
export function createDefaultScenario(starter: Starter): Readonly<Record<string, Plain>> {
  return starter.createScenario(completeAnswers(starter, {}));
}

/** The number of an answer; 0 if it is no number. */
export function getCount(answers: Answers, id: string): number {
  const value = answers[id];
  return typeof value === 'number' ? value : 0;
}

/** Counts by id, without zeros: the units of a side. */
export function getCounts(answers: Answers, prefix: string, ids: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(ids.map((id) => [id, getCount(answers, prefix + id)] as const).filter(([, n]) => n > 0));
}
