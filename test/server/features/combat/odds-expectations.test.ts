import assert from 'node:assert/strict';
import { listAllCombats, diagnose } from '../../../../server/src/features';
import { computeSampledOdds } from '../../../../server/src/engine/sample';
import { runToEnd } from '../../../../server/src/engine/progress';
import { computeOddsFigures } from '../../../../server/src/model/odds-figures';
import type { Plain } from '../../../../server/src/model/edit';
import { applyTextEdits, createTextEdits } from '../../../../server/src/text';
import { writeDuel } from '../../../support/duel';
import { analyseWithOdds } from '../../../support/odds';
import { analysisOfFile, scenarioFiles } from '../../../support/samples';

const report = (text: string, runs?: number) =>
  diagnose(analyseWithOdds(text, runs)).map(({ code, message }) => `${code}: ${message}`);

describe('expected odds', () => {
  it('reports nothing if expected odds are met, and needs no dice', () => {
    assert.deepEqual(
      report(writeDuel('{ odds: { attacker-wins: { min: 0.4 }, attacker: { units: { min: 0.1, max: 0.9 } } } }')),
      [],
    );
  });

  it('reports the expected and the computed odds, the difference and the method if they are not met', () => {
    const [first, second, ...others] = diagnose(
      analyseWithOdds(writeDuel('{ odds: { attacker-wins: { min: 0.9 }, defender: { lost: { max: 2 } } } }')),
    );
    assert.match(
      first!.message,
      /^Germany wins: expected at least 90%, found \d+(\.\d)?%, \d+(\.\d)? points too low \(odds found exactly\)\./,
    );
    assert.match(second!.message, /^Value lost by the UK: expected at most 2, found [\d.]+, [\d.]+ too high/);
    assert.deepEqual([first!.code, second!.code, others], ['expect/odds-not-met', 'expect/odds-not-met', []]);
  });

  it('offers a fix that changes expected odds to met ones', () => {
    const text = writeDuel('{ odds: { attacker-wins: { min: 0.9 } } }');
    const [problem] = diagnose(analyseWithOdds(text));
    const [fix] = problem!.listFixes();
    assert.match(fix!.title, /^Expect at least 0\.\d\d?$/);
    assert.deepEqual(report(applyTextEdits(text, fix!.edits)), []);
  });

  it('leaves estimated odds open if they are too close, with a hint', () => {
    const exactly = report(writeDuel('{ odds: { attacker-wins: { min: 1 } } }'))[0]!;
    const probability = Number(/found ([\d.]+)%/.exec(exactly)![1]) / 100;
    const [open, ...others] = diagnose(
      analyseWithOdds(writeDuel(`{ odds: { attacker-wins: { min: ${probability} } } }`), 400),
    );
    assert.deepEqual([open!.code, open!.severity, others], ['expect/odds-open', 'hint', []]);
    assert.match(open!.message, /Too close to tell: .*by rolling 400 combats: with 95% confidence [\d.]+% to [\d.]+%/);
    const [missed] = diagnose(analyseWithOdds(writeDuel('{ odds: { attacker-wins: { min: 0.99 } } }'), 400));
    assert.equal(missed!.code, 'expect/odds-not-met');
    assert.match(missed!.message, /found about/);
  });

  it('names the measures that the combat lacks', () => {
    assert.match(
      report(writeDuel('{ odds: { defender: { sub: { min: 1 } } } }'))[0]!,
      /^expect\/unknown: .*no `defender\.sub`/,
    );
    assert.match(report(writeDuel('{ odds: { attacker-wins: { min: 60 } } }'))[0]!, /^schema\//);
  });

  it('reports no comment as unused before the odds that may need it are computed', () => {
    const text = writeDuel('{ odds: { attacker-wins: { min: 0.9 } } } # asdic-ignore expect/odds-not-met: hopeful');
    assert.deepEqual(report(text), []);
    assert.deepEqual(
      diagnose({
        ...analyseWithOdds(text),
        environment: { ...analyseWithOdds(text).environment, getOddsFigures: () => undefined },
      }),
      [],
    );
  });

  it('leaves expected dice as they are beside expected odds', () => {
    const text = writeDuel('{ outcome: defender-wins, odds: { attacker-wins: { min: 0.1 } } }');
    assert.deepEqual(
      report(text).map((message) => message.slice(0, 17)),
      ['expect/needs-dice'],
    );
  });
});

describe('the measures of the odds of a combat', () => {
  // A merged combat inherits the expectations of the other.
  for (const file of scenarioFiles('samples').filter((name) => !/broken|merge-keys/.test(name)))
    it(`accepts every measure of the odds as an expectation in ${file}`, () => {
      const analysis = analysisOfFile(file);
      const tables = { readTable: analysis.environment.readTable };
      for (const combat of listAllCombats(analysis)) {
        const builtCombat = combat.entry.build();
        const { all } = runToEnd(computeOddsFigures(builtCombat, runToEnd(computeSampledOdds(builtCombat, 1, 20))));
        const odds: Record<string, Plain> = {};
        for (const { path, kind, low, high } of all) {
          assert.ok(path.length > 0 && low <= high);
          let inner = odds;
          for (const key of path.slice(0, -1)) inner = (inner[key] ??= {}) as Record<string, Plain>;
          assert.equal(inner[path.at(-1)!], undefined, `two numbers are called ${path.join('.')}`);
          inner[path.at(-1)!] = kind === 'chance' ? { min: 0, max: 1 } : { min: low - 1, max: high + 1 };
        }
        const expect = { ...(combat.entry.expect as Record<string, Plain> | undefined), odds };
        const text = applyTextEdits(
          analysis.text,
          createTextEdits(analysis.file, [{ edit: 'set', owner: combat.entry.object, key: 'expect', value: expect }]),
        );
        assert.deepEqual(
          diagnose(analyseWithOdds(text, 20, tables))
            .map(({ code, message }) => `${code}: ${message}`)
            .filter((message) => !message.startsWith('expect/odds-open')),
          [],
          combat.entry.id,
        );
      }
    });
});
