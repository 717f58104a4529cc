/**
 * What a new scenario may begin with, and what is often written in a place: data that a ruleset fills in, so that what is written from it
 * holds no problem. *New Scenario*, completion and the checks of both read the same statements.
 */
import type { Plain } from './edit';

/** What was answered so far, by the id of the question. */
export type Answers = Readonly<Record<string, string | number>>;

interface Asked {
  /** Unique in its starter. */
  readonly id: string;
  /** In a word or two: `Destroyers`. */
  readonly title: string;
}

/** How many; the smallest and the largest number that may be answered are taken as well. */
export interface CountQuestion extends Asked {
  readonly kind: 'count';
  readonly min: number;
  readonly max: number;
  readonly usual: number;
}

/** None unless another number is usual; `min` 0, `max` 30 where they are not given. */
export function countQuestion(
  id: string,
  title: string,
  { usual = 0, min = 0, max = 30 }: { readonly usual?: number; readonly min?: number; readonly max?: number } = {},
): CountQuestion {
  return { kind: 'count', id, title, min, max, usual };
}

/** One of several. */
export interface ChoiceQuestion extends Asked {
  readonly kind: 'choice';
  readonly choices: readonly { readonly value: string; readonly title: string }[];
  /** The first choice where none is given. */
  readonly usual?: string;
}

/** Some words: the name of a place. */
export interface TextQuestion extends Asked {
  readonly kind: 'text';
  readonly usual: string;
  /** Most characters that are taken. */
  readonly longest: number;
}

export function textQuestion(id: string, title: string, usual: string): TextQuestion {
  return { kind: 'text', id, title, usual, longest: 60 };
}

export type Question = CountQuestion | ChoiceQuestion | TextQuestion;

/** Questions on one subject: the forces of a side, the setting. */
export interface QuestionGroup {
  readonly title: string;
  readonly questions: readonly Question[];
  /** At least one of the counts must be more than none: the first is 1 where all are answered with 0. */
  readonly needsAny?: boolean;
}

/** A kind of combat that a new scenario can begin with. */
export interface Starter {
  /** Unique in its ruleset. */
  readonly id: string;
  /** `Sea battle`. */
  readonly title: string;
  /** A few words on it. */
  readonly detail: string;
  /** The root list that the combat is an item of. */
  readonly list: string;
  /** What is asked, in the light of what was answered: who attacks decides who can be attacked. */
  readonly form: (answers: Answers) => readonly QuestionGroup[];
  /** The scenario, from complete answers. It has no problem, and the combat has odds. */
  readonly scenario: (answers: Answers) => Readonly<Record<string, Plain>> & { readonly title: string };
}

/** Something that is often written in a place: completion offers it as a whole. */
export interface Template {
  /** Patterns of paths, as of hovers: of an item (`engagements.*`) or of a member (`engagements.*.orders`). */
  readonly at: readonly string[];
  /** `Submarine`. */
  readonly title: string;
  readonly value: Plain;
}

/** All that a ruleset has to begin with. */
export interface Starters {
  readonly starters: readonly Starter[];
  readonly templates: readonly Template[];
}

/** Complete answers: what was not answered, or cannot be, is as usual. */
export function completed({ form }: Starter, given: Answers): Answers {
  // Twice, as what is asked may hang on what was answered.
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

/** A scenario of a starter as it is when nothing is answered. */
export function usualScenario(starter: Starter): Readonly<Record<string, Plain>> {
  return starter.scenario(completed(starter, {}));
}

/** A number of an answer; none where it is no number. */
export function countOf(answers: Answers, id: string): number {
  const value = answers[id];
  return typeof value === 'number' ? value : 0;
}

/** Counts by their ids, without those that are none: the units of a side. */
export function countsOf(answers: Answers, prefix: string, ids: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(ids.map((id) => [id, countOf(answers, prefix + id)] as const).filter(([, n]) => n > 0));
}
