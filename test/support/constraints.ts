/** Executes the examples of the constraints of a ruleset through the whole of what the editor runs, and every fix that they offer. */
import assert from 'node:assert/strict';
import { analyse, problems, type OffsetProblem } from '../../server/src/features';
import type { SchemaId } from '../../server/src/generated/schemas';
import type { Examples, Rule } from '../../server/src/model/ruleset';
import { applyTextEdits } from '../../server/src/text';
import { covers, type Covered } from './covers';
import { assertMarked, fixture } from './fixture';
import { environment } from './environment';
import { changedLines, otherFixes, type Changes } from './other-fixes';

interface Constraint {
  readonly code: string;
  readonly rule: string;
  readonly examples: Examples;
}

/** A ruleset as its constraints need it; `section` is what a citation of its rules looks like, where each message has one. */
interface Tested {
  readonly id: SchemaId;
  readonly constraints: readonly Constraint[];
  readonly rules: readonly Rule[];
  readonly section?: RegExp;
  /** Whether an example never has more problems of a constraint than each of its fixes mends. */
  readonly oneFixMendsAll?: boolean;
}

export function problemsOf(text: string): readonly OffsetProblem[] {
  return problems(analyse(text, undefined, environment()));
}

/** What a scenario may never have after a fix: text or data that cannot be read. */
function isUnreadable({ code }: OffsetProblem): boolean {
  return /^(syntax|schema|id|asdic)\//.test(code);
}

/** Tests each constraint by its examples, and all of them together. */
export function testConstraints({ id, constraints, rules, section, oneFixMendsAll = false }: Tested): void {
  for (const constraint of constraints) {
    testExamples(id, constraint, rules, oneFixMendsAll);
    testCases(id, constraint);
  }

  describe(`the constraints of ${id}`, () => {
    it('have codes of their own', () => {
      const codes = constraints.map(({ code }) => code);
      assert.deepEqual(codes.toSorted(), [...new Set(codes)].toSorted());
    });

    it('offer a fix in at least two cases of three', () => {
      const mending = constraints.filter(({ code, examples }) =>
        examples.fails.some((example) =>
          problemsOf(fixture(example).text).some(
            (problem) => problem.code === `${id}/${code}` && problem.fixes().length > 0,
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

    if (section === undefined) return;
    it('cite the section of a rule in every message', () => {
      for (const { code, examples } of constraints) {
        for (const example of examples.fails) {
          const problem = problemsOf(fixture(example).text).find((found) => found.code === `${id}/${code}`);
          assert.match(problem?.message ?? '', section, code);
        }
      }
    });
  });
}

/** What a case says beyond its two scenarios: the message, and the exact text after each fix of the first problem. */
function testCases(id: SchemaId, { code, examples }: Constraint): void {
  describe(`the case of ${id}/${code}`, () => {
    const [fails = ''] = examples.fails;
    const { text, marks } = fixture(fails);

    it('is one scenario that passes and one that fails, with a part of the message beside its carets', () => {
      assert.deepEqual([examples.passes.length, examples.fails.length], [1, 1]);
      for (const { message = '' } of marks) assert.notEqual(message, '');
      assert.notEqual(examples.passes[0], text);
    });

    it('has the exact text after its preferred fix, and says what its other fixes change', () => {
      const found = problemsOf(text).find((problem) => problem.code === `${id}/${code}`);
      const fixes = found?.fixes() ?? [];
      const preferred = fixes.find((fix) => fix.preferred === true);
      assert.equal(preferred && applyTextEdits(text, preferred.edits), examples.fixed);
      const others = fixes.filter((fix) => fix !== preferred);
      const changes = others.map(({ title, edits }) => [title, changedLines(text, applyTextEdits(text, edits))]);
      otherFixes(id).hold(code, Object.fromEntries(changes) as Changes);
    });
  });
}

function testExamples(id: SchemaId, constraint: Constraint, rules: readonly Rule[], oneFixMendsAll: boolean): void {
  const { rule, examples } = constraint;
  const code = `${id}/${constraint.code}`;
  const checklist = rules.find((known) => known.id === rule)?.checklist ?? [];
  const proves = () => covers(...checklist.map((entry) => `${id}:${entry}` as Covered));

  describe(`the constraint ${code}`, () => {
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
        for (const problem of problemsOf(text).filter((found) => found.code === code)) {
          const isLeft = (found: OffsetProblem): boolean =>
            isUnreadable(found) || (oneFixMendsAll ? found.code === code : found.message === problem.message);
          for (const fix of problem.fixes()) {
            const mended = applyTextEdits(text, fix.edits);
            assert.notEqual(mended, text, fix.title);
            assert.deepEqual(
              problemsOf(mended)
                .filter(isLeft)
                .map((found) => `${found.code}: ${found.message}`),
              [],
              `${fix.title}\n${mended}`,
            );
          }
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
