/** Regression texts from `npm run fuzz`, and a short run of it. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { diagnose } from '../../../server/src/features';
import { ask, compareWithFresh } from '../../fuzz/ask';
import { mutate } from '../../fuzz/mutate';
import { createRandomNumbers } from '../../fuzz/random';
import { environment } from '../../support/environment';
import { chooseRunCount } from '../../support/run-size';

const folder = 'test/fuzz/found';

describe('texts that once failed a fuzz run', () => {
  const sessions = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
  for (const name of sessions) {
    it(`${name} gets all answers after each edit`, () => {
      let analysis: ReturnType<typeof ask> | undefined;
      for (const text of JSON.parse(fs.readFileSync(`${folder}/${name}`, 'utf8')) as readonly string[]) {
        assert.doesNotThrow(() => (analysis = ask(text, analysis, environment(), createRandomNumbers(1))), text);
        assert.doesNotThrow(() => compareWithFresh(text, diagnose(analysis!), environment()), text);
      }
    });
  }

  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  for (const name of names) {
    it(`${name} gets all answers`, () => {
      const text = fs.readFileSync(`${folder}/${name}`, 'utf8');
      for (let seed = 1; seed <= 5; seed++)
        assert.doesNotThrow(() => ask(text, undefined, environment(), createRandomNumbers(seed)));
    });
  }
});

describe('a short fuzz run', () => {
  const count = chooseRunCount(200, 30);

  it(`answers all requests for ${3 * count} mutated texts`, function () {
    const text = fs.readFileSync('samples/wif-ssw/biscay.scenario.yaml', 'utf8');
    const other = fs.readFileSync('samples/aare/north-sea.scenario.yaml', 'utf8');
    for (let seed = 0; seed < count; seed++) {
      const random = createRandomNumbers(seed);
      let changed = random.pick([text, other]);
      let analysis: ReturnType<typeof ask> | undefined;
      for (let edit = 0; edit < 3 && changed !== ''; edit++) {
        changed = mutate(changed, other, random);
        assert.doesNotThrow(
          () => (analysis = ask(changed, analysis, environment(), random)),
          `seed ${seed}:\n${changed}`,
        );
      }
    }
  });
});
