/** Tests the examples of the checks of a ruleset, and every fix that they offer, through the full analysis of the editor. */
import assert from 'node:assert/strict';
import { analyse, diagnose, type OffsetDiagnostic } from '../../server/src/features';
import type { SchemaId } from '../../server/src/generated/schemas';
import type { Examples, Rule } from '../../server/src/model/ruleset';
import { applyTextEdits } from '../../server/src/text';
import { covers, type CoveredId } from './covers';
import { assertMarked, fixture } from './fixture';
import { environment } from './environment';
import { listChangedLines, listOtherFixes, type Changes } from './other-fixes';

interface Check {
  readonly code: string;
  readonly rule: string;
  readonly examples: Examples;
}

/** A ruleset whose checks are tested. `section` matches a citation of its rules if each message must have one. */
interface TestedRuleset {
  readonly id: SchemaId;
  readonly checks: readonly Check[];
  readonly rules: readonly Rule[];
  readonly section?: RegExp;
  /** Whether each fix of an example solves all diagnostics of the check. */
  readonly oneFixSolvesAll?: boolean;
}

export function findDiagnostics(text: string): readonly OffsetDiagnostic[] {
  return diagnose(analyse(text, undefined, environment()));
}

/** Whether text or data cannot be read, which a fix may never cause. */
export function isUnreadable({ code }: OffsetDiagnostic): boolean {
  return /^(syntax|schema|id|asdic)\//.test(code);
}

/** Tests each check by its examples, and all checks together. */
export function testChecks({ id, checks, rules, section, oneFixSolvesAll = false }: TestedRuleset): void {
  for (const check of checks) {
    testExamples(id, check, rules, oneFixSolvesAll);
    testCase(id, check);
  }

  describe(`the checks of ${id}`, () => {
    it('every check has a unique code', () => {
      const codes = checks.map(({ code }) => code);
      assert.deepEqual(codes.toSorted(), [...new Set(codes)].toSorted());
    });

    it('at least two of three checks offer a fix', () => {
      const fixable = checks.filter(({ code, examples }) =>
        examples.fails.some((example) =>
          findDiagnostics(fixture(example).text).some(
            (diagnostic) => diagnostic.code === `${id}/${code}` && diagnostic.listFixes().length > 0,
          ),
        ),
      );
      assert.ok(fixable.length / checks.length >= 2 / 3, `${fixable.length} of ${checks.length}`);
    });

    it('a diagnostic has at most one preferred fix, and no title of a fix twice', () => {
      for (const { examples } of checks) {
        for (const diagnostic of examples.fails.flatMap((example) => findDiagnostics(fixture(example).text))) {
          const fixes = diagnostic.listFixes();
          assert.ok(fixes.filter(({ preferred }) => preferred === true).length <= 1, diagnostic.message);
          assert.equal(new Set(fixes.map(({ title }) => title)).size, fixes.length, diagnostic.message);
        }
      }
    });

    if (section === undefined) return;
    it('every message cites the section of a rule', () => {
      for (const { code, examples } of checks) {
        for (const example of examples.fails) {
          const diagnostic = findDiagnostics(fixture(example).text).find(
            (candidate) => candidate.code === `${id}/${code}`,
          );
          assert.match(diagnostic?.message ?? '', section, code);
        }
      }
    });
  });
}

/** Tests the message of a case, and the exact text after each fix of the first diagnostic. */
function testCase(id: SchemaId, { code, examples }: Check): void {
  describe(`the case of ${id}/${code}`, () => {
    const [fails = ''] = examples.fails;
    const { text, marks } = fixture(fails);

    it('a case has one passing and one failing scenario, with a part of the message beside the carets', () => {
      assert.deepEqual([examples.passes.length, examples.fails.length], [1, 1]);
      for (const { message = '' } of marks) assert.notEqual(message, '');
      assert.notEqual(examples.passes[0], text);
    });

    it('gives the exact text after the preferred fix, and the recorded changes of the other fixes', () => {
      const reported = findDiagnostics(text).find((diagnostic) => diagnostic.code === `${id}/${code}`);
      const fixes = reported?.listFixes() ?? [];
      const preferred = fixes.find((fix) => fix.preferred === true);
      assert.equal(preferred && applyTextEdits(text, preferred.edits), examples.fixed);
      const others = fixes.filter((fix) => fix !== preferred);
      const changes = others.map(({ title, edits }) => [title, listChangedLines(text, applyTextEdits(text, edits))]);
      listOtherFixes(id).compare(code, Object.fromEntries(changes) as Changes);
    });
  });
}

function testExamples(id: SchemaId, check: Check, rules: readonly Rule[], oneFixSolvesAll: boolean): void {
  const { rule, examples } = check;
  const code = `${id}/${check.code}`;
  const checklist = rules.find((candidate) => candidate.id === rule)?.checklist ?? [];
  const coverChecklist = () => covers(...checklist.map((entry) => `${id}:${entry}` as CoveredId));

  describe(`the check ${code}`, () => {
    for (const [index, example] of examples.passes.entries()) {
      it(`reports nothing on passing example ${index + 1}, and no other check does`, () => {
        coverChecklist();
        assertMarked(
          findDiagnostics(example).map((diagnostic) => ({ ...diagnostic, range: diagnostic })),
          { text: example, marks: [] },
        );
      });
    }
    for (const [index, example] of examples.fails.entries()) {
      const { text, marks } = fixture(example);
      it(`reports exactly the marked places of failing example ${index + 1}`, () => {
        coverChecklist();
        assert.ok(marks.length > 0, 'the example has carets');
        assertMarked(
          findDiagnostics(text).map((diagnostic) => ({ ...diagnostic, range: diagnostic })),
          { text, marks: marks.map((mark) => ({ ...mark, code })) },
        );
      });
      it(`reports nothing more after each fix of failing example ${index + 1}`, () => {
        for (const diagnostic of findDiagnostics(text).filter((candidate) => candidate.code === code)) {
          const isRemaining = (candidate: OffsetDiagnostic): boolean =>
            isUnreadable(candidate) ||
            (oneFixSolvesAll ? candidate.code === code : candidate.message === diagnostic.message);
          for (const fix of diagnostic.listFixes()) {
            const fixedText = applyTextEdits(text, fix.edits);
            assert.notEqual(fixedText, text, fix.title);
            assert.deepEqual(
              findDiagnostics(fixedText)
                .filter(isRemaining)
                .map((remaining) => `${remaining.code}: ${remaining.message}`),
              [],
              `${fix.title}\n${fixedText}`,
            );
          }
        }
      });
    }
    it('writes messages as whole sentences', () => {
      for (const example of examples.fails) {
        for (const { message } of findDiagnostics(fixture(example).text)) {
          assert.match(message, /^["`\p{Lu}\p{Ll}\d-].*[.?]$/u);
          assert.doesNotMatch(message, /undefined|\[object|NaN/);
        }
      }
      assert.ok(examples.passes.length > 0 && examples.fails.length > 0);
    });
  });
}
