import assert from 'node:assert/strict';
import { checkAllExpectations } from '../../../../server/src/features/combat/expectations';
import type { OddsFigures } from '../../../../server/src/model/odds-figures';
import { diagnose, type Analysis, type ResolveOptions, type ResolvedCombat } from '../../../../server/src/features';
import { writeDuel } from '../../../support/duel';
import { dedent } from '../../../support/fixture';
import {
  analyzeText,
  biscay,
  applyFix,
  formatDiagnostics,
  getCombat,
  getOnlyDiagnostic,
  resolveCombatOrFail,
} from '../support';

const withoutDice = biscay.replace(/ {4}dice:.*\n/, '');

const findTarget = (text: string) => getCombat(analyzeText(text));

const resolveText = (text: string, options?: ResolveOptions): ResolvedCombat =>
  resolveCombatOrFail(findTarget(text), options);

describe('expected results', () => {
  const addExpectation = (expect: string) => `${biscay}    expect: ${expect}\n`;

  it('reports nothing if expectations are met', () => {
    assert.deepEqual(
      formatDiagnostics(
        addExpectation(
          '{ surprisePoints: { subs: 6 }, searchTotals: { convoy: { min: 5, max: 6 } }, combatType: ssw }',
        ),
      ),
      [],
    );
  });

  it('reports the difference if an expectation is not met, with a fix', () => {
    const text = addExpectation('{ surprisePoints: { subs: 5 } }');
    assert.match(getOnlyDiagnostic(text, 'expect/not-met').message, /^Surprise points.*: expected 5, found 6\./);
    assert.deepEqual(formatDiagnostics(applyFix(text, 'expect/not-met', 'Expect 6')), []);
  });

  it('formats expected ranges in words', () => {
    assert.match(
      getOnlyDiagnostic(addExpectation('{ surprisePoints: { subs: { min: 7 } } }'), 'expect/not-met').message,
      /expected at least 7, found 6/,
    );
    assert.match(
      getOnlyDiagnostic(addExpectation('{ surprisePoints: { subs: { min: 1, max: 2 } } }'), 'expect/not-met').message,
      /expected 1 to 2/,
    );
  });

  it('reports once that expectations need dice or a seed', () => {
    const text = `${withoutDice}    expect: { surprisePoints: { subs: 6 } }\n`;
    const problem = getOnlyDiagnostic(text, 'expect/needs-dice');
    assert.equal(text.slice(problem.from, problem.to), 'expect');
    assert.equal(problem.severity, 'information');
    assert.ok(
      !formatDiagnostics(applyFix(text, 'expect/needs-dice', 'Let Asdic roll with seed 1')).some((line) =>
        line.startsWith('expect/needs-dice'),
      ),
    );
  });

  it('skips the expectations of a combat that cannot be resolved', () => {
    const text = dedent(`
      ruleset: awaw
      title: A ship of unknown size
      nations: { us: { side: allied } }
      airAttacks:
        - id: raid
          where: at-sea
          attacker: { units: [{ id: planes, type: aas, squadrons: 3 }] }
          defender: { nation: us, units: [{ id: hulk, type: bb }] }
          expect: { ships: { hulk: { sunk: 1 } } }
    `);
    assert.match(getOnlyDiagnostic(text, 'expect/not-resolved').message, /because raid is not resolved\./);
    assert.ok(!formatDiagnostics(text).some((line) => line.startsWith('expect/unknown')));
  });

  it('needs no dice for a combat that rolls none', () => {
    const quiet = withoutDice
      .replace(/ {8}- \{ id: flotilla.*\n/g, '')
      .replace('units:\n', 'units:\n        - { id: flotilla-7, type: sub, attack: 3, section: 3, joins: false }\n');
    const listProblems = (expect: string) =>
      formatDiagnostics(`${quiet}    expect: ${expect}\n`).filter((line) => line.startsWith('expect/'));
    assert.deepEqual(listProblems('{ combatType: none }'), []);
    assert.match(
      listProblems('{ combatType: ssw }').join(),
      /^expect\/not-met: Combat type: expected strategic submarine warfare, found no combat\./,
    );
    const met = [{ path: ['combatType'], title: 'combat type', expected: 'no combat', found: 'no combat', met: true }];
    const text = `${quiet}    expect: { combatType: none }\n`;
    for (const options of [{}, { fallbackSeed: 1 }, { seed: 3 }])
      assert.deepEqual(resolveText(text, options).report.expectations, met);
  });

  it('names the roll that is missing from the dice of the file', () => {
    const text = addExpectation('{ surprisePoints: { subs: 6 } }').replace(', search.convoy: 5', '');
    assert.match(getOnlyDiagnostic(text, 'expect/needs-dice').message, /ran out\. Roll 1d10: .*label search\.convoy/);
  });

  it('leaves an unknown measure to the schema alone', () => {
    assert.deepEqual(
      formatDiagnostics(addExpectation('{ moon: 1 }')).map((line) => line.split(':')[0]),
      ['schema/unknown-key'],
    );
  });

  it('reports expectations with a resolve that used the dice of the file', () => {
    const text = addExpectation('{ surprisePoints: { subs: 5 } }');
    assert.deepEqual(resolveText(text).report.expectations, [
      { path: ['surprisePoints', 'subs'], title: 'surprise points, Germany', expected: '5', found: '6', met: false },
    ]);
    assert.deepEqual(resolveText(text, { seed: 1 }).report.expectations, []);
  });
});

describe('the expectations of a combat that references other parts', () => {
  const writeScenario = (boats: number) => `ruleset: awaw
taskForces:
  - id: tf-1
    nation: us
    units: [{ id: boats, type: dd, count: ${boats} }]
fleetCombats:
  - id: here
    attacker: { taskForces: [tf-1] }
    defender: { nation: japan, units: [{ id: kageros, type: dd, count: 4 }] }
    dice: { seed: 3 }
    expect: { factorsSunk: { defender: 99 } }
`;
  const listUnmet = (analysis: Analysis) =>
    diagnose(analysis).flatMap(({ code, message }) => (code === 'expect/not-met' ? [message] : []));

  it('checks expectations again after an edit of a referenced part: a stale result would stay until the file is opened again', () => {
    const before = analyzeText(writeScenario(1));
    const [first] = listUnmet(before);
    const edited = writeScenario(12);
    const [after] = listUnmet(analyzeText(edited, {}, before));
    assert.ok(first && after);
    assert.notEqual(after, first);
    assert.deepEqual([after], listUnmet(analyzeText(edited)));
  });

  it('does not check expectations again after an edit of an unrelated part', () => {
    const writeWithUnrelatedPart = (boats: number) =>
      `${writeScenario(4)}airAttacks:\n  - { id: other, where: at-sea, attacker: { nation: us, units: [] }, defender: { nation: japan, units: [{ id: apart, type: dd, count: ${boats} }] } }\n`;
    const before = analyzeText(writeWithUnrelatedPart(1));
    const checkedExpectations = listUnmet(before);
    const combatsBefore = diagnose(before).find(({ code }) => code === 'expect/not-met');
    const later = analyzeText(writeWithUnrelatedPart(2), {}, before);
    assert.deepEqual(listUnmet(later), checkedExpectations);
    assert.ok(combatsBefore);
  });
});

describe('the expectations of a combat, checked one by one', () => {
  const check = (text: string, oddsFigures?: OddsFigures) => {
    const { expectations, unknown } = checkAllExpectations(findTarget(text), oddsFigures);
    return {
      checked: expectations.map(({ path, title, expected, actual, verdict, missesBy }) =>
        [path.join('.'), title, expected, actual, verdict, ...(missesBy === undefined ? [] : [missesBy])].join(' | '),
      ),
      unknown: unknown.map(({ why }) => why),
    };
  };
  const expecting = (expect: string, text = biscay) => check(`${text}    expect: ${expect}\n`);
  const oddsFigures: OddsFigures = {
    method: 'exact',
    all: [
      { path: ['surprisePoints', 'subs'], title: 'points of the attacker', kind: 'mean', value: 2, low: 2, high: 2 },
    ],
  };

  it('say for a number how far it is from what was expected, and nothing more for a word', () => {
    const misses = (expect: string) =>
      expecting(`{ surprisePoints: { subs: ${expect} } }`).checked[0]!.split(' | ').slice(2);
    assert.deepEqual(misses('6'), ['6', '6', 'met']);
    assert.deepEqual(misses('4'), ['4', '6', 'not met', '2 too high']);
    assert.deepEqual(misses('7'), ['7', '6', 'not met', '1 too low']);
    assert.deepEqual(misses('{ min: 6 }'), ['at least 6', '6', 'met']);
    assert.deepEqual(misses('{ max: 6 }'), ['at most 6', '6', 'met']);
    assert.deepEqual(misses('{ min: 8 }'), ['at least 8', '6', 'not met', '2 too low']);
    assert.deepEqual(misses('{ max: 5 }'), ['at most 5', '6', 'not met', '1 too high']);
    assert.deepEqual(misses('{ min: 7, max: 9 }'), ['7 to 9', '6', 'not met', '1 too low']);
    assert.deepEqual(misses('{ min: 1, max: 2 }'), ['1 to 2', '6', 'not met', '4 too high']);
    assert.deepEqual(expecting('{ combatType: none }').checked, [
      'combatType | combat type | no combat | strategic submarine warfare | not met',
    ]);
  });

  it('are not checked without all dice, with the reason', () => {
    const expect = '{ surprisePoints: { subs: 6 } }';
    assert.deepEqual(expecting(expect, withoutDice), {
      checked: [],
      unknown: ['biscay has no dice. Give `dice:` with the dice that were rolled, or with a `seed`.'],
    });
    const { checked, unknown } = expecting(expect, biscay.replace(', search.convoy: 5', ''));
    assert.deepEqual(checked, []);
    assert.match(unknown.join(), /^The dice of biscay ran out\. Roll 1d10: .*search\.convoy/);
  });

  it('are not checked in a combat that waits for a number, or that the odds cannot tell', () => {
    const unresolved = dedent(`
      ruleset: awaw
      title: A ship of unknown size
      nations: { us: { side: allied } }
      airAttacks:
        - id: raid
          where: at-sea
          attacker: { units: [{ id: planes, type: aas, squadrons: 3 }] }
          defender: { nation: us, units: [{ id: hulk, type: bb }] }
          dice: { seed: 1 }
          expect: { ships: { hulk: { sunk: 1 } } }
    `);
    const why = 'raid is not resolved. Supply what is missing there first.';
    assert.deepEqual(check(unresolved), { checked: [], unknown: [why] });
    const odds = unresolved.replace(
      '{ ships: { hulk: { sunk: 1 } } }',
      '{ odds: { ships: { hulk: { sunk: { min: 1 } } } } }',
    );
    assert.deepEqual(check(odds, { method: 'exact', all: [] }), { checked: [], unknown: [why] });
  });

  it('of dice and of odds stand together, each by its own figures', () => {
    const expect = '{ surprisePoints: { subs: 6 }, odds: { surprisePoints: { subs: { min: 2 } } } }';
    assert.deepEqual(expecting(expect), {
      checked: ['surprisePoints.subs | surprise points, Germany | 6 | 6 | met'],
      unknown: ['The odds are not calculated yet.'],
    });
    const both = check(`${biscay}    expect: ${expect}\n`, oddsFigures);
    assert.deepEqual(both, {
      checked: [
        'surprisePoints.subs | surprise points, Germany | 6 | 6 | met',
        'odds.surprisePoints.subs | points of the attacker | at least 2 | 2 | met',
      ],
      unknown: [],
    });
    assert.deepEqual(
      check(`${withoutDice}    expect: { odds: { surprisePoints: { subs: { min: 2 } } } }\n`, oddsFigures),
      {
        checked: ['odds.surprisePoints.subs | points of the attacker | at least 2 | 2 | met'],
        unknown: [],
      },
    );
  });

  it('name what the combat and its odds do not have', () => {
    const duel = writeDuel('{ defender: { sub: 1 }, odds: { defender: { sub: { min: 1 } } } }');
    assert.deepEqual(check(`${duel}    dice: { seed: 1 }\n`, oddsFigures), {
      checked: [],
      unknown: ['The combat has no `defender.sub`.', 'The combat has no `odds.defender.sub`.'],
    });
  });

  it('are none if the combat expects nothing', () => {
    assert.deepEqual(check(biscay), { checked: [], unknown: [] });
    assert.deepEqual(check(biscay, oddsFigures), { checked: [], unknown: [] });
    assert.deepEqual(expecting('{ odds: {} }'), { checked: [], unknown: [] });
  });
});
