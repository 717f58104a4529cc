/** Renders the course of a combat: the value of each side's aim after each roll, and the rolls that changed most. */
import type { PlayCourse, ReportCourse } from '../protocol';
import { formatGain, formatValue } from './advised-values';
import { type Child, createElement, createList, createSection } from './element';
import { renderCourses } from './play';
import { formatHeading, formatInline, formatSide, type RenderContext } from './render-context';

/** How many swings are named. */
const maxSwings = 3;

/** A smaller part of the range of values is no swing. */
const minSwing = 0.05;

export function renderCourse(context: RenderContext, course: ReportCourse): Child {
  // A line that never moves tells nothing.
  const courses = course.courses.filter(({ values }) => new Set(values).size > 1);
  if (courses.every(({ values }) => values.length < 3)) return false;
  const [first] = courses;
  const swings = first ? listSwings(first, course.steps) : [];
  return createSection(
    'swings',
    'Course of the fight',
    renderCourses(context, { courses }),
    first &&
      swings.length > 0 && [
        createElement(
          'h3',
          `Largest swings for ${formatInline(context, formatSide(context, first.side))}, ${first.title}`,
        ),
        createList(
          'ul.swings',
          swings.map(({ step, change }) => `${formatHeading(context, step)}: ${formatGain(change, first.unit)}`),
        ),
      ],
  );
}

/** The moves that changed a value most, in their order. */
export function listSwings({ values }: PlayCourse, steps: readonly string[]) {
  const range = Math.max(...values) - Math.min(...values);
  return values
    .slice(1)
    .map((value, index) => ({ at: index, step: steps[index] ?? '', change: value - values[index]! }))
    .filter(({ step, change }) => step !== '' && Math.abs(change) > minSwing * range)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, maxSwings)
    .sort((a, b) => a.at - b.at);
}

/** Says that odds are those from the beginning, and what they are with the dice in the file. */
export function renderOddsWithFile(
  context: RenderContext,
  { courses, fileMoves, isComplete, steps }: ReportCourse,
): Child {
  if (fileMoves === 0) return false;
  const isDecided = isComplete && fileMoves === steps.length;
  const values = courses.map(
    ({ side, title, unit, values: courseValues }) =>
      `${formatInline(context, formatSide(context, side))}, ${title}: ${formatValue(courseValues[fileMoves]!, unit)}`,
  );
  return createElement(
    'p.with-file',
    'These odds are those from the beginning. ',
    isDecided
      ? 'The dice in the file decide the combat.'
      : values.length > 0 && `With the dice so far: ${values.join('; ')}.`,
  );
}
