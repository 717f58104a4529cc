import assert from 'node:assert/strict';
import { createCourseFollower } from '../../../server/src/page/follow-course';
import type { PageContent } from '../../../server/src/page/page';
import type { CombatReport, ReportCourse } from '../../../server/src/protocol';
import { odds, report, trace } from './support';

const course: ReportCourse = { courses: [], fileMoves: 0, isComplete: true, steps: [] };
const content: PageContent = { report: { ...report, odds, trace }, stale: false, calculating: false };
const withLongCourse: CombatReport = { ...report, odds, hasLongCourse: true };

/** A reader whose requests are answered by the test. */
function createReader(begin: PageContent = content) {
  let shown = begin;
  const answers: ((answer: CombatReport) => void)[] = [];
  let cancelled = 0;
  const follower = createCourseFollower(
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
  return { follower, answers, show, getCourse: () => shown.report.course, countCancelled: () => cancelled };
}

describe('a course that takes long', () => {
  it('a course that takes long is added to the report in view when it is ready', async () => {
    const { follower, answers, getCourse } = createReader();
    const following = follower.follow(withLongCourse, content);
    assert.equal(getCourse(), undefined);
    answers[0]!({ ...report, course });
    await following;
    assert.equal(getCourse(), course);
  });

  it('a course that takes long is asked for only where the odds leave it out', async () => {
    const { follower, answers } = createReader();
    await follower.follow({ ...report, odds }, content);
    await follower.follow(withLongCourse, undefined);
    assert.equal(answers.length, 0);
  });

  it('a course that takes long is given up when it is cancelled, and not added to another result', async () => {
    const { follower, answers, show, getCourse, countCancelled } = createReader();
    const first = follower.follow(withLongCourse, content);
    follower.cancel();
    answers[0]!({ ...report, course });
    await first;
    assert.deepEqual([getCourse(), countCancelled()], [undefined, 1]);
    const second = follower.follow(withLongCourse, content);
    show({ ...content, report: { ...content.report, trace: { ...trace } } });
    answers[1]!({ ...report, course });
    await second;
    assert.equal(getCourse(), undefined, 'the combat was resolved again');
  });
});
