/** No check, combat or fix may fail on a scenario that the schema accepts. */
import assert from 'node:assert/strict';
import { wellFormed } from '../../../support/well-formed';
import { allCombats, analyse, hover, problems } from '../../../../server/src/features';
import { applyTextEdits } from '../../../../server/src/text';
import { scenarioText } from '../../../support/random-from-schema';
import { environment } from '../../../support/environment';
import { cases } from '../../../support/run-size';

/** Codes of diagnostics that show a fault of the generator, or a check that has crashed. */
const forbidden = /^(syntax|schema|asdic)\//;
/** Members that the generator omits, because the schema says nothing about their content. */
const leftOut = ['notes', 'expect', 'result', 'alsoIn'];

describe('random scenarios of Axis & Allies', function () {
  for (const id of ['aare', 'aa-depth'] as const) {
    it(`checks, explains and resolves random scenarios of ${id} without an error, and every fix gives a readable text`, () => {
      const host = environment();
      const met = new Set<string>();
      for (let seed = 1; seed <= cases(200, 60); seed++) {
        const text = scenarioText(id, seed, leftOut);
        const analysis = analyse(text, undefined, host);
        const found = problems(analysis);
        assert.deepEqual(
          found.filter(({ code }) => forbidden.test(code)).map(({ code, message }) => `${code}: ${message}`),
          [],
          text,
        );
        for (const { site } of allCombats(analysis)) wellFormed(site.combat(), [seed]);
        for (let third = 1; third <= 3; third++) hover(analysis, Math.floor((text.length * third) / 4));
        for (const { code, fixes } of found) {
          met.add(code);
          // The fixes of a few scenarios are tried: that is slow.
          if (seed % 10 !== 0) continue;
          for (const fix of fixes()) {
            const mended = problems(analyse(applyTextEdits(text, fix.edits), undefined, host));
            const broken = mended.filter((problem) => forbidden.test(problem.code));
            assert.deepEqual(
              broken.map(({ message }) => message),
              [],
              `${code}: ${fix.title}\n${text}`,
            );
          }
        }
      }
      assert.ok(met.size >= cases(30, 20), `${met.size} codes were met: ${[...met].sort().join(' ')}`);
    });
  }
});
