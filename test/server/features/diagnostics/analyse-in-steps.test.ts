import assert from 'node:assert/strict';
import { analyseInSteps, diagnose } from '../../../../server/src/features';
import { environment } from '../../../support/environment';
import { analyzeText, biscay, makeCheck, withChecks, type AnyCheck } from '../support';

const twoCombats = `${biscay.trimEnd()}\n${biscay
  .slice(biscay.indexOf('  - id: biscay'))
  .replace(/biscay/g, 'azores')
  .replace(/(flotilla-\d|condor|liberator)/g, '$1-b')}`;

describe('an analysis in steps', () => {
  /** What each step has run: checks of parts, of references, and of the whole. */
  function run(text: string) {
    const runs: string[] = [];
    const check = (code: string) =>
      makeCheck(code, ({ id }) => {
        runs.push(`${code} ${id}`);
        return [];
      });
    const { part: _, ...whole } = makeCheck('whole', () => {
      runs.push('whole');
      return [];
    });
    const checks = [check('part'), { ...check('references'), scope: 'references' }, { ...whole, scope: 'scenario' }];
    const overrides = withChecks(...(checks as AnyCheck[]));
    const steps = analyseInSteps(text, environment(overrides));
    const seen: number[] = [];
    let step = steps.next();
    for (; !step.done; step = steps.next()) if (seen.at(-1) !== runs.length) seen.push(runs.length);
    const ran = [...runs];
    const problems = diagnose(step.value).map(({ code }) => code);
    assert.deepEqual(runs, ran, 'the diagnostics run nothing again');
    assert.deepEqual(
      problems,
      diagnose(analyzeText(text, overrides)).map(({ code }) => code),
    );
    return { ran, seen };
  }

  it('runs one check of one part at a time, those of the whole last', () => {
    const { ran, seen } = run(twoCombats);
    assert.deepEqual(ran, ['part biscay', 'part azores', 'references biscay', 'references azores', 'whole']);
    assert.deepEqual(seen, [0, 1, 2, 3, 4, 5]);
  });

  it('checks of a scenario with errors what can be checked', () => {
    assert.deepEqual(run(twoCombats.replace('weather: rain', 'weather: hail')).ran, ['part azores']);
    assert.deepEqual(run(twoCombats.replace('side: axis', 'side: 3')).ran, []);
    assert.deepEqual(run('title: nothing\n').ran, []);
    assert.deepEqual(run(`title: nothing\n---\n${biscay}`).ran, ['part biscay', 'references biscay', 'whole']);
  });

  it('leaves a fault of the ruleset to the diagnostics', () => {
    const failing = withChecks(
      makeCheck('crash', () => {
        throw new Error('no such fleet');
      }),
    );
    const steps = analyseInSteps(biscay, environment(failing));
    let step = steps.next();
    while (!step.done) step = steps.next();
    assert.deepEqual(
      diagnose(step.value).map(({ code }) => code),
      ['asdic/check-failed'],
    );
  });
});
