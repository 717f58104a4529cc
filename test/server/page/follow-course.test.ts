import assert from 'node:assert/strict';
import { createCourses } from '../../../server/src/page/follow-course';
import type { PageContent } from '../../../server/src/page/page';
import type { CombatReport, ReportCourse } from '../../../server/src/protocol';
import { odds, report, trace } from './support';

const course: ReportCourse = { courses: [], fileMoves: 0, isComplete: true, steps: [] };
const content: PageContent = { report: { ...report, odds, trace }, stale: false, calculating: false };
const withLongCourse: CombatReport = { ...report, odds, hasLongCourse: true };

/** A reader whose requests are answered by the test. */
function read(begin: PageContent = content) {
  let shown = begin;
  const answers: ((answer: CombatReport) => void)[] = [];
  let cancelled = 0;
  const courses = createCourses(
    () => {
      const token = { isCancellationRequested: false };
      return {
        token,
        cancel: () => void (cancelled++, (token.isCancellationRequested = true)),
        dispose: () => undefined,
      };
    },
    () => new Promise<CombatReport>((resolve) => answers.push(resolve)),
    (change) => void (shown = change(shown)),
  );
  const show = (next: PageContent) => void (shown = next);
  return { courses, answers, show, getCourse: () => shown.report.course, countCancelled: () => cancelled };
}

describe('a course that takes long', () => {
  it('is added to the report in view when it is ready', async () => {
    const { courses, answers, getCourse } = read();
    const following = courses.follow(withLongCourse, content);
    assert.equal(getCourse(), undefined);
    answers[0]!({ ...report, course });
    await following;
    assert.equal(getCourse(), course);
  });

  it('is asked for only where the odds leave it out', async () => {
    const { courses, answers } = read();
    await courses.follow({ ...report, odds }, content);
    await courses.follow(withLongCourse, undefined);
    assert.equal(answers.length, 0);
  });

  it('is given up when it is cancelled, and not added to another result', async () => {
    const { courses, answers, show, getCourse, countCancelled } = read();
    const first = courses.follow(withLongCourse, content);
    courses.cancel();
    answers[0]!({ ...report, course });
    await first;
    assert.deepEqual([getCourse(), countCancelled()], [undefined, 1]);
    const second = courses.follow(withLongCourse, content);
    show({ ...content, report: { ...content.report, trace: { ...trace } } });
    answers[1]!({ ...report, course });
    await second;
    assert.equal(getCourse(), undefined, 'the combat was resolved again');
  });
});
