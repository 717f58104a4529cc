/** Executes the examples of every constraint through the whole of what the editor runs, and every fix that they offer. */
import assert from 'node:assert/strict';
import { analyse, problems, type OffsetProblem } from '../../../../server/src/features';
import { constraints } from '../../../../server/src/rulesets/awaw/constraints';
import { rules } from '../../../../server/src/rulesets/awaw/rules';
import { applyTextEdits } from '../../../../server/src/text';
import { covers, type Covered } from '../../../support/covers';
import { assertMarked, fixture } from '../../../support/fixture';
import { environment } from '../../../support/environment';

function problemsOf(text: string): readonly OffsetProblem[] {
  return problems(analyse(text, undefined, environment()));
}

/** What a scenario may never have after a fix: text or data that cannot be read. */
function isUnreadable({ code }: OffsetProblem): boolean {
  return /^(syntax|schema|id|asdic)\//.test(code);
}

for (const constraint of constraints) {
  const { rule, examples } = constraint;
  const code = `awaw/${constraint.code}`;
  const checklist = rules.find(({ id }) => id === rule)?.checklist ?? [];
  const proves = () => covers(...checklist.map((id): Covered => `awaw:${id}`));

  describe(`the constraint ${constraint.code}`, () => {
    for (const [index, example] of examples.passes.entries()) {
      it(`says nothing of its example ${index + 1} that passes, and nor does anything else`, () => {
        proves();
        assertMarked(
          problemsOf(example).map((problem) => ({ ...problem, range: problem })),
          { text: example, marks: [] },
        );
      });
    }
    for (const [index, example] of examples.fails.entries()) {
      const { text, marks } = fixture(example);
      it(`finds its example ${index + 1} that fails, where the carets are, and nothing else is found`, () => {
        proves();
        assert.ok(marks.length > 0, 'the example has carets');
        assertMarked(
          problemsOf(text).map((problem) => ({ ...problem, range: problem })),
          { text, marks: marks.map((mark) => ({ ...mark, code })) },
        );
      });
      it(`is satisfied by each of its fixes of example ${index + 1}`, () => {
        for (const fix of problemsOf(text).flatMap((problem) => (problem.code === code ? problem.fixes() : []))) {
          const mended = applyTextEdits(text, fix.edits);
          assert.notEqual(mended, text, fix.title);
          const left = problemsOf(mended).filter((problem) => problem.code === code || isUnreadable(problem));
          assert.deepEqual(
            left.map((problem) => `${problem.code}: ${problem.message}`),
            [],
            `${fix.title}\n${mended}`,
          );
        }
      });
    }
    it('says in whole sentences what is wrong, by which section and what to do', () => {
      for (const example of examples.fails) {
        for (const { message } of problemsOf(fixture(example).text)) {
          assert.match(message, /^["`\p{Lu}\p{Ll}\d-].*[.?]$/u);
          assert.doesNotMatch(message, /undefined|\[object|NaN/);
        }
      }
      assert.ok(examples.passes.length > 0 && examples.fails.length > 0);
    });
  });
}

describe('the constraints of awaw', () => {
  it('have codes of their own', () => {
    const codes = constraints.map(({ code }) => code);
    assert.deepEqual(codes.toSorted(), [...new Set(codes)].toSorted());
  });

  it('offer a fix in at least two cases of three', () => {
    const mending = constraints.filter(({ code, examples }) =>
      examples.fails.some((example) =>
        problemsOf(fixture(example).text).some(
          (problem) => problem.code === `awaw/${code}` && problem.fixes().length > 0,
        ),
      ),
    );
    assert.ok(mending.length / constraints.length >= 2 / 3, `${mending.length} of ${constraints.length}`);
  });

  it('offer at most one fix of a problem as the preferred one, and no title twice', () => {
    for (const { examples } of constraints) {
      for (const problem of examples.fails.flatMap((example) => problemsOf(fixture(example).text))) {
        const fixes = problem.fixes();
        assert.ok(fixes.filter(({ preferred }) => preferred === true).length <= 1, problem.message);
        assert.equal(new Set(fixes.map(({ title }) => title)).size, fixes.length, problem.message);
      }
    }
  });

  it('leave an id that nothing declares to the one problem that it has', () => {
    const text = `
      ruleset: awaw
      taskForces: [{ id: force-h, location: at-sea, port: nowhere, members: [nobody] }]
      operations: [{ id: sortie, task: raid, members: [nobody] }]
      interceptions: [{ id: hunt, operation: nothing, interceptor: { taskForces: [none] } }]
      airAttacks:
        - id: strike
          where: at-sea
          defender: { members: [nobody] }
          attacker: { units: [{ id: kates, type: nas, on: nobody }] }
          targets: [{ ships: [nobody], squadrons: 1 }]
    `.replace(/^ {6}/gm, '');
    assert.deepEqual(
      problemsOf(text).map(({ code }) => code),
      Array.from({ length: 8 }, () => 'id/unknown'),
    );
  });

  it('cite the section of a rule in every message', () => {
    for (const { code, examples } of constraints) {
      for (const example of examples.fails) {
        const problem = problemsOf(fixture(example).text).find((found) => found.code === `awaw/${code}`);
        assert.match(problem?.message ?? '', /\([1245]\d/, code);
      }
    }
  });
});
