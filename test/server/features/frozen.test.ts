import assert from 'node:assert/strict';
import fs from 'node:fs';
import {
  allCombats,
  analyse,
  completions,
  hover,
  lenses,
  emptyMemory,
  playing,
  problems,
  symbols,
} from '../../../server/src/features';
import { environment } from '../../support/environment';
import { frozen } from '../../support/frozen';
import { scenarioFiles } from '../../support/samples';

describe('a frozen analysis', () => {
  for (const file of scenarioFiles('samples'))
    it(`no feature changes the analysis of ${file}`, () => {
      const text = fs.readFileSync(file, 'utf8');
      const host = environment({ playsAtOnce: 2 });
      const analysis = frozen(analyse(text, undefined, host));
      const first = problems(analysis);
      for (let fifth = 1; fifth < 5; fifth++) {
        const offset = Math.floor((text.length * fifth) / 5);
        hover(analysis, offset);
        completions(analysis, offset);
      }
      symbols(analysis);
      lenses(analysis, emptyMemory);
      for (const { site } of allCombats(analysis)) site.combat();
      assert.deepEqual(
        problems(analysis).map(({ code }) => code),
        first.map(({ code }) => code),
      );
      for (const _pause of playing(analysis));
      const edited = frozen(analyse(`${text}\n# a comment\n`, analysis, host));
      assert.deepEqual(
        problems(edited).map(({ code, message }) => [code, message]),
        problems(analysis).map(({ code, message }) => [code, message]),
      );
    });
});
