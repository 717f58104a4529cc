import assert from 'node:assert/strict';
import { listAllCombats, diagnose } from '../../../../server/src/features';
import { checkOdds } from '../../../../server/src/features/combat/expectations';
import { computeSampledOdds } from '../../../../server/src/engine/sample';
import { runToEnd } from '../../../../server/src/engine/progress';
import { computeOddsFigures } from '../../../../server/src/model/odds-figures';
import type { OddsFigure, OddsFigures } from '../../../../server/src/model/odds-figures';
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

describe('the verdict on expected odds', () => {
  const sides = { attacker: { role: 'the attacker', name: 'Japan' } };
  const compare = (figure: Partial<OddsFigure>, range: object, figures: Partial<OddsFigures> = {}) => {
    const { value = 0 } = figure;
    const all = [
      { path: ['x'], title: 'the attacker wins', kind: 'chance' as const, value, low: value, high: value, ...figure },
    ];
    const entry = { sides, expect: { odds: { x: range } } };
    const [expectation] = checkOdds(entry, { method: 'exact', all, ...figures }).expectations;
    const { expected, actual, verdict, missesBy, meeting } = expectation!;
    return [expected, actual, verdict, missesBy, meeting?.bound, meeting?.value].filter((part) => part !== undefined);
  };

  it('is met within the bounds, a rounding error included', () => {
    assert.deepEqual(compare({ value: 0.5 }, { min: 0.25, max: 0.75 }), ['25% to 75%', '50%', 'met']);
    assert.deepEqual(compare({ value: 0.5 - 1e-12 }, { min: 0.5 }), ['at least 50%', '50%', 'met']);
    assert.deepEqual(compare({ value: 0.5 + 1e-12 }, { max: 0.5 }), ['at most 50%', '50%', 'met']);
    assert.deepEqual(compare({ kind: 'mean', value: 2.5 }, { min: 2.5, max: 2.5 }), ['2.5 to 2.5', '2.5', 'met']);
  });

  it('is missed beyond them, with the distance and the nearest hundredth that would be met', () => {
    assert.deepEqual(compare({ value: 0.426 }, { min: 0.6 }), [
      'at least 60%',
      '42.6%',
      'not met',
      '17.4 points too low',
      'min',
      0.42,
    ]);
    assert.deepEqual(compare({ value: 0.426 }, { max: 0.4 }), [
      'at most 40%',
      '42.6%',
      'not met',
      '2.6 points too high',
      'max',
      0.43,
    ]);
    assert.deepEqual(compare({ value: 0.41 }, { max: 0.4 }), [
      'at most 40%',
      '41%',
      'not met',
      '1 point too high',
      'max',
      0.41,
    ]);
    assert.deepEqual(compare({ kind: 'mean', value: 3.46 }, { min: 4 }), [
      'at least 4',
      '3.46',
      'not met',
      '0.54 too low',
      'min',
      3.46,
    ]);
    assert.deepEqual(compare({ kind: 'mean', value: 3.46 }, { min: 1, max: 3 }), [
      '1 to 3',
      '3.46',
      'not met',
      '0.46 too high',
      'max',
      3.46,
    ]);
  });

  it('shows as many digits as tell the odds from the bound', () => {
    assert.deepEqual(compare({ value: 0.50004 }, { max: 0.5 }), [
      'at most 50%',
      '50.004%',
      'not met',
      '0.004 points too high',
      'max',
      0.51,
    ]);
    assert.deepEqual(compare({ value: 0.50051 }, { max: 0.5 }), [
      'at most 50%',
      '50.1%',
      'not met',
      '0.1 points too high',
      'max',
      0.51,
    ]);
    assert.deepEqual(compare({ value: 0.50004 }, { min: 0.4, max: 0.6 }), ['40% to 60%', '50%', 'met']);
  });

  it('is open while the bound lies within the interval of sampled odds', () => {
    const sampled = { method: 'sampled', runs: 400 } as const;
    const near = { value: 0.5, low: 0.45, high: 0.55 };
    assert.deepEqual(compare(near, { min: 0.52 }, sampled), ['at least 52%', 'about 50%', 'open']);
    assert.deepEqual(compare(near, { max: 0.52 }, sampled), ['at most 52%', 'about 50%', 'open']);
    assert.deepEqual(compare(near, { min: 0.45, max: 0.55 }, sampled), ['45% to 55%', 'about 50%', 'met']);
    assert.deepEqual(compare(near, { min: 0.56 }, sampled), [
      'at least 56%',
      'about 50%',
      'not met',
      '6 points too low',
      'min',
      0.45,
    ]);
    assert.deepEqual(compare(near, { max: 0.44 }, sampled), [
      'at most 44%',
      'about 50%',
      'not met',
      '6 points too high',
      'max',
      0.55,
    ]);
  });

  it('says how the odds were found', () => {
    const figure = {
      path: ['x'],
      title: 'the attacker wins',
      kind: 'chance' as const,
      value: 0.5,
      low: 0.45678,
      high: 0.55,
    };
    const explain = (figures: Omit<OddsFigures, 'all'>) =>
      checkOdds({ sides, expect: { odds: { x: { min: 0.1 } } } }, { ...figures, all: [figure] }).expectations.map(
        ({ title, how, path }) => [title, how, path.join('.')],
      );
    assert.deepEqual(explain({ method: 'exact' }), [['Japan wins', 'exactly', 'odds.x']]);
    assert.deepEqual(explain({ method: 'truncated' }), [
      ['Japan wins', 'exactly, but for what is least likely', 'odds.x'],
    ]);
    assert.deepEqual(explain({ method: 'sampled', runs: 1 }), [
      ['Japan wins', 'by rolling 1 combat: with 95% confidence 45.68% to 55%', 'odds.x'],
    ]);
  });

  it('is kept for odds that the combat has, as numbers with bounds', () => {
    const figure = { path: ['side', 'units'], title: 'units', kind: 'mean' as const, value: 2, low: 2, high: 2 };
    const check = (odds: unknown) => {
      const { expectations, unknown } = checkOdds({ sides, expect: { odds } }, { method: 'exact', all: [figure] });
      return [...expectations, ...unknown].map(({ path }) => path.join('.'));
    };
    assert.deepEqual(check({ side: { units: { min: 1 } } }), ['odds.side.units']);
    assert.deepEqual(check({ side: { units: 2, ships: 'none' } }), []);
    assert.deepEqual(check({ side: { ships: { min: 1 } } }), ['odds.side.ships']);
    for (const odds of [undefined, null, 3, {}]) assert.deepEqual(check(odds), []);
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
