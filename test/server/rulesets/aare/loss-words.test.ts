import assert from 'node:assert/strict';
import { listAllCombats, resolveCombat } from '../../../../server/src/features';
import { analysisOfFile } from '../../../support/samples';

describe('losses of bombardments and fly-overs in words', () => {
  for (const sample of ['bombardment', 'fly-over'])
    it(`says several losses of ${sample} in the plural`, () => {
      let pluralCount = 0;
      for (const target of listAllCombats(analysisOfFile(`samples/aare/${sample}.scenario.yaml`)))
        for (let seed = 1; seed <= 20; seed++) {
          const resolved = resolveCombat(target, { seed });
          assert.ok(!('refused' in resolved));
          for (const { count, text } of resolved.report.trace!.steps.flatMap(({ volley }) => volley?.losses ?? [])) {
            assert.doesNotMatch(text, /\u00d7/);
            if (count > 1) pluralCount++;
          }
        }
      assert.ok(pluralCount > 0);
    });
});
