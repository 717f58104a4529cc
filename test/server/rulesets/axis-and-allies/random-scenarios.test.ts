/** No check, combat or fix may fail on a scenario that the schema accepts. */
import assert from 'node:assert/strict';
import { assertWellFormed } from '../../../support/well-formed';
import { listAllCombats, analyse, getHover, diagnose } from '../../../../server/src/features';
import { applyTextEdits } from '../../../../server/src/text';
import { writeScenario } from '../../../support/random-from-schema';
import { environment } from '../../../support/environment';
import { chooseRunCount } from '../../../support/run-size';

/** Codes of diagnostics that show a fault of the generator, or a check that has crashed. */
const forbidden = /^(syntax|schema|asdic)\//;
/** Members that the generator omits, because the schema says nothing about their content. */
const omittedKeys = ['notes', 'expect', 'result', 'alsoIn'];

describe('random scenarios of Axis & Allies', function () {
  for (const id of ['aare', 'aa-depth'] as const) {
    it(`checks, explains and resolves random scenarios of ${id} without an error, and every fix gives a readable text`, () => {
      const host = environment();
      const seenCodes = new Set<string>();
      for (let seed = 1; seed <= chooseRunCount(200, 60); seed++) {
        const text = writeScenario(id, seed, omittedKeys);
        const analysis = analyse(text, undefined, host);
        const allDiagnostics = diagnose(analysis);
        assert.deepEqual(
          allDiagnostics.filter(({ code }) => forbidden.test(code)).map(({ code, message }) => `${code}: ${message}`),
          [],
          text,
        );
        for (const { entry } of listAllCombats(analysis)) assertWellFormed(entry.build(), [seed]);
        for (let third = 1; third <= 3; third++) getHover(analysis, Math.floor((text.length * third) / 4));
        for (const { code, listFixes } of allDiagnostics) {
          seenCodes.add(code);
          // The fixes of a few scenarios are tried: that is slow.
          if (seed % 10 !== 0) continue;
          for (const fix of listFixes()) {
            const fixedDiagnostics = diagnose(analyse(applyTextEdits(text, fix.edits), undefined, host));
            const broken = fixedDiagnostics.filter((diagnostic) => forbidden.test(diagnostic.code));
            assert.deepEqual(
              broken.map(({ message }) => message),
              [],
              `${code}: ${fix.title}\n${text}`,
            );
          }
        }
      }
      assert.ok(
        seenCodes.size >= chooseRunCount(30, 20),
        `${seenCodes.size} codes were met: ${[...seenCodes].sort().join(' ')}`,
      );
    });
  }
});
