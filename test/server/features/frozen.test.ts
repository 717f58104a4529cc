import assert from 'node:assert/strict';
import fs from 'node:fs';
import {
  listAllCombats,
  analyse,
  findCompletions,
  getHover,
  findLenses,
  emptyMemory,
  runDeferredExpectations,
  diagnose,
  findSymbols,
} from '../../../server/src/features';
import { environment } from '../../support/environment';
import { freezeAnalysis } from '../../support/freeze-analysis';
import { scenarioFiles } from '../../support/samples';

describe('a frozen analysis', () => {
  for (const file of scenarioFiles('samples'))
    it(`no feature changes the analysis of ${file}`, () => {
      const text = fs.readFileSync(file, 'utf8');
      const host = environment({ maxImmediateCombats: 2 });
      const analysis = freezeAnalysis(analyse(text, undefined, host));
      const first = diagnose(analysis);
      for (let fifth = 1; fifth < 5; fifth++) {
        const offset = Math.floor((text.length * fifth) / 5);
        getHover(analysis, offset);
        findCompletions(analysis, offset);
      }
      findSymbols(analysis);
      findLenses(analysis, emptyMemory);
      for (const { entry } of listAllCombats(analysis)) entry.build();
      assert.deepEqual(
        diagnose(analysis).map(({ code }) => code),
        first.map(({ code }) => code),
      );
      for (const _pause of runDeferredExpectations(analysis));
      const edited = freezeAnalysis(analyse(`${text}\n# a comment\n`, analysis, host));
      assert.deepEqual(
        diagnose(edited).map(({ code, message }) => [code, message]),
        diagnose(analysis).map(({ code, message }) => [code, message]),
      );
    });
});
