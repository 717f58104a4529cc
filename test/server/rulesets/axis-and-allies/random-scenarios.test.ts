/** Whatever the schemas let pass: no check, combat or fix may fail on it. */
import assert from 'node:assert/strict';
import { wellFormed } from '../../../support/well-formed';
import { allCombats, analyse, hover, problems } from '../../../../server/src/features';
import { applyTextEdits } from '../../../../server/src/text';
import { scenarioText } from '../../../support/random-from-schema';
import { environment } from '../../../support/environment';
import { cases } from '../../../support/run-size';

/** Problems that say that the text is not what the generator means, or that a check has crashed. */
const forbidden = /^(syntax|schema|asdic)\//;
/** What the schema lets pass in form only: expectations and results are random here. */
const leftOut = ['notes', 'expect', 'result', 'alsoIn'];

describe('random scenarios of Axis & Allies, sense or nonsense', function () {
  for (const id of ['aare', 'aa-depth'] as const) {
    it(`are checked, explained and resolved without a fault, and every fix can be read: ${id}`, () => {
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
