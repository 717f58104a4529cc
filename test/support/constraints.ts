/** Tests the examples of the checks of a ruleset, and every fix that they offer, through the full analysis of the editor. */
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

/** A ruleset whose checks are tested. `section` matches a citation of its rules if each message must have one. */
interface Tested {
  readonly id: SchemaId;
  readonly constraints: readonly Constraint[];
  readonly rules: readonly Rule[];
  readonly section?: RegExp;
  /** Whether each fix of an example solves all diagnostics of the check. */
  readonly oneFixMendsAll?: boolean;
}

export function problemsOf(text: string): readonly OffsetProblem[] {
  return problems(analyse(text, undefined, environment()));
}

/** Whether text or data cannot be read, which a fix may never cause. */
function isUnreadable({ code }: OffsetProblem): boolean {
  return /^(syntax|schema|id|asdic)\//.test(code);
}

/** Tests each check by its examples, and all checks together. */
export function testConstraints({ id, constraints, rules, section, oneFixMendsAll = false }: Tested): void {
  for (const constraint of constraints) {
    testExamples(id, constraint, rules, oneFixMendsAll);
    testCases(id, constraint);
  }

  describe(`the checks of ${id}`, () => {
    it('every check has a unique code', () => {
      const codes = constraints.map(({ code }) => code);
      assert.deepEqual(codes.toSorted(), [...new Set(codes)].toSorted());
    });

    it('at least two of three checks offer a fix', () => {
      const mending = constraints.filter(({ code, examples }) =>
        examples.fails.some((example) =>
          problemsOf(fixture(example).text).some(
            (problem) => problem.code === `${id}/${code}` && problem.fixes().length > 0,
          ),
        ),
      );
      assert.ok(mending.length / constraints.length >= 2 / 3, `${mending.length} of ${constraints.length}`);
    });

    it('a diagnostic has at most one preferred fix, and no title of a fix twice', () => {
      for (const { examples } of constraints) {
        for (const problem of examples.fails.flatMap((example) => problemsOf(fixture(example).text))) {
          const fixes = problem.fixes();
          assert.ok(fixes.filter(({ preferred }) => preferred === true).length <= 1, problem.message);
          assert.equal(new Set(fixes.map(({ title }) => title)).size, fixes.length, problem.message);
        }
      }
    });

    if (section === undefined) return;
    it('every message cites the section of a rule', () => {
      for (const { code, examples } of constraints) {
        for (const example of examples.fails) {
          const problem = problemsOf(fixture(example).text).find((found) => found.code === `${id}/${code}`);
          assert.match(problem?.message ?? '', section, code);
        }
      }
    });
  });
}

/** Tests the message of a case, and the exact text after each fix of the first diagnostic. */
function testCases(id: SchemaId, { code, examples }: Constraint): void {
  describe(`the case of ${id}/${code}`, () => {
    const [fails = ''] = examples.fails;
    const { text, marks } = fixture(fails);

    it('a case has one passing and one failing scenario, with a part of the message beside the carets', () => {
      assert.deepEqual([examples.passes.length, examples.fails.length], [1, 1]);
      for (const { message = '' } of marks) assert.notEqual(message, '');
      assert.notEqual(examples.passes[0], text);
    });

    it('gives the exact text after the preferred fix, and the recorded changes of the other fixes', () => {
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

  describe(`the check ${code}`, () => {
    for (const [index, example] of examples.passes.entries()) {
      it(`reports nothing on passing example ${index + 1}, and no other check does`, () => {
        proves();
        assertMarked(
          problemsOf(example).map((problem) => ({ ...problem, range: problem })),
          { text: example, marks: [] },
        );
      });
    }
    for (const [index, example] of examples.fails.entries()) {
      const { text, marks } = fixture(example);
      it(`reports exactly the marked places of failing example ${index + 1}`, () => {
        proves();
        assert.ok(marks.length > 0, 'the example has carets');
        assertMarked(
          problemsOf(text).map((problem) => ({ ...problem, range: problem })),
          { text, marks: marks.map((mark) => ({ ...mark, code })) },
        );
      });
      it(`reports nothing more after each fix of failing example ${index + 1}`, () => {
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
    it('writes messages as whole sentences', () => {
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
