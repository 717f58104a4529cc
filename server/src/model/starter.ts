/**
 * Starters for new scenarios and templates for common values: data that a ruleset supplies so that the generated text has no diagnostics.
 * *New Scenario*, completion and their tests use the same data.
 */
import type { Plain } from './edit';

/** Answers so far, by question id. */
export type Answers = Readonly<Record<string, string | number>>;

interface Asked {
  /** Unique within its starter. */
  readonly id: string;
  /** In a word or two: `Destroyers`. */
  readonly title: string;
}

/** A number between two bounds, both inclusive. */
export interface CountQuestion extends Asked {
  readonly kind: 'count';
  readonly min: number;
  readonly max: number;
  readonly usual: number;
}

/** Creates a count question. Defaults to 0 within 0 to 30. */
export function countQuestion(
  id: string,
  title: string,
  { usual = 0, min = 0, max = 30 }: { readonly usual?: number; readonly min?: number; readonly max?: number } = {},
): CountQuestion {
  return { kind: 'count', id, title, min, max, usual };
}

/** A choice of values. */
export interface ChoiceQuestion extends Asked {
  readonly kind: 'choice';
  readonly choices: readonly { readonly value: string; readonly title: string }[];
  /** Defaults to the first choice. */
  readonly usual?: string;
}

/** Free text, such as the name of a place. */
export interface TextQuestion extends Asked {
  readonly kind: 'text';
  readonly usual: string;
  /** Maximum number of characters used. */
  readonly longest: number;
}

export function textQuestion(id: string, title: string, usual: string): TextQuestion {
  return { kind: 'text', id, title, usual, longest: 60 };
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
  readonly form: (answers: Answers) => readonly QuestionGroup[];
  /** Creates the scenario from complete answers. It has no diagnostics, and the combat has odds. */
  readonly scenario: (answers: Answers) => Readonly<Record<string, Plain>> & { readonly title: string };
}

/** A common value of a place, offered by completion as a whole. */
export interface Template {
  /** Path patterns, as for hovers: of an item (`engagements.*`) or of a member (`engagements.*.orders`). */
  readonly at: readonly string[];
  /** `Submarine`. */
  readonly title: string;
  readonly value: Plain;
}

/** All starters and templates of a ruleset. */
export interface Starters {
  readonly starters: readonly Starter[];
  readonly templates: readonly Template[];
}

/** Completes answers: missing and invalid ones get their default. */
export function completed({ form }: Starter, given: Answers): Answers {
  // Twice, since the questions may depend on the answers.
  return answered(form(answered(form(given), given)), given);
}

function answered(groups: readonly QuestionGroup[], given: Answers): Answers {
  const all = groups.flatMap(({ questions, needsAny }) => {
    const entries = questions.map((question) => [question.id, answer(question, given[question.id])] as const);
    const counts = questions.filter(({ kind }) => kind === 'count');
    const isEmpty = needsAny && entries.every(([id, value]) => !counts.some((one) => one.id === id) || value === 0);
    return isEmpty ? [...entries, [counts[0]!.id, 1] as const] : entries;
  });
  return Object.fromEntries(all);
}

function answer(question: Question, given: string | number | undefined): string | number {
  if (question.kind === 'choice')
    return question.choices.some(({ value }) => value === given)
      ? given!
      : (question.usual ?? question.choices[0]!.value);
  if (question.kind === 'text')
    return (typeof given === 'string' && given.trim().slice(0, question.longest).trim()) || question.usual;
  const { min, max, usual } = question;
  const wanted = typeof given === 'number' && Number.isInteger(given) ? given : usual;
  return Math.min(Math.max(wanted, min), max);
}

/** The scenario of a starter with all defaults. */
export function usualScenario(starter: Starter): Readonly<Record<string, Plain>> {
  return starter.scenario(completed(starter, {}));
}

/** The number of an answer; 0 if it is no number. */
export function countOf(answers: Answers, id: string): number {
  const value = answers[id];
  return typeof value === 'number' ? value : 0;
}

/** Counts by id, without zeros: the units of a side. */
export function countsOf(answers: Answers, prefix: string, ids: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(ids.map((id) => [id, countOf(answers, prefix + id)] as const).filter(([, n]) => n > 0));
}
