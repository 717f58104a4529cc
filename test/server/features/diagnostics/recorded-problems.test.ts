/**
 * The problems of small scenarios with rare faults, with all that mends them and the text after *Fix all*, beside what was recorded. `ASDIC_RECORD=1`
 * records again.
 */
import { applyTextEdits, checkConfig, checkTables, createFixAll, diagnose } from '../../../../server/src/features';
import type { Analysis, OffsetDiagnostic } from '../../../../server/src/features';
import type { Range } from '../../../../server/src/text';
import { writeDuel } from '../../../support/duel';
import { dedent } from '../../../support/fixture';
import { analyseWithOdds } from '../../../support/odds';
import { compareRecord } from '../../../support/recorded/compare';
import { analyzeText, biscay } from '../support';

const words = 'a'.repeat(64);

/** Texts that cannot be read, each by one slip. */
const slips: Readonly<Record<string, string>> = {
  'no comma': biscay.replace('side: allied, action', 'side: allied action'),
  'no blank': biscay.replace('weather: rain', 'weather:rain'),
  'no dash': biscay.replace('- { id: condor', '{ id: condor'),
  'no brace': biscay.replace('count: 2 }', 'count: 2'),
  'an indented line': biscay.replace('    weather: rain', '      weather: rain'),
  'a line further out': biscay.replace('    weather: rain', '   weather: rain'),
  'an item further in': biscay.replace('          - { id: condor', '            - { id: condor'),
  'an indented root key': biscay.replace('turn:', ' turn:'),
  'a root key within a list': biscay.replace('engagements:', '  engagements:'),
  'an open quote': biscay.replace('Bay of Biscay', '"Bay of Biscay'),
  'a tab': biscay.replace('    weather: rain', '\tweather: rain'),
  'a key twice': biscay.replace('weather: rain', 'weather: rain\n    weather: fine'),
  'two slips': biscay.replace('side: allied, action', 'side: allied action').replace('count: 2 }', 'count: 2'),
  'an alias of nothing': biscay.replace('power: cw', 'power: *cw'),
};

/** Texts that can be read. */
const faults: Readonly<Record<string, string>> = {
  'suppressions of every kind': dedent(`
    # asdic-ignore-file wif-ssw/owner-passed, wif-ssw/unknown
    ruleset: wif-ssw # asdic-ignore
    title: x # asdic-ignore schema/value
    turn: { year: 1941, months: jan-feb } # asdic-ignore: schema/value, schema
    # asdic-ignore schema/value

    # a remark
    powers: { germany: { side: axes }, cw: { side: allied } }
    # asdic-ignore-combat id/unknown
    engagements:
      # asdic-ignore-combat schema/value
      - id: one
        weather: fog
        subs: { power: germany, units: [{ id: a, type: sub, attack: 3, section: 3 }] }
        convoy: { power: uk, convoyPoints: 1 } # asdic-ignore id/unknown
      # asdic-ignore id/unknown id/unknown
      - id: one
        weather: rain
        subs: { power: italy, units: [{ id: a, type: sub, attack: 3, section: 3 }] }
        convoy: { power: cw, convoyPoints: 1 }
  `),
  'several fixes in one place': dedent(`
    ruleset: wif-ssw
    Turn: { Year: 1941, months: Jan-Feb }
    powers: { germany: { side: Axis, action: navel }, cw: { side: Allied } }
    engagements:
      - { id: one, wether: rain, subs: { power: germny, units: [] }, convoy: { power: CW, convoyPoints: "3" } }
  `),
  'dice and decisions': dedent(`
    ruleset: aare
    turn: { round: 3, power: japan, phase: conduct-combat }
    powers: { japan: { side: axis }, us: { side: allies } }
    seaBattles:
      - id: short
        attacker: { power: japan, units: { dd: 2 } }
        defender: { power: us, units: { dd: 2 } }
        dice: { attacker.others: [6, 7], defender.other: [1, 1, 1] }
        decisions: { retreat: flee, dive: dive }
        expect: { outcome: attacker-wins }
      - id: fair
        attacker: { power: japan, units: { dd: 2 } }
        defender: { power: us, units: { dd: 2 } }
        dice: { fair: { combat: ${words}, sides: { attacker: { hash: ${words} }, defnder: { hash: ${words}, word: x } } } }
        expect: { outcome: attacker-wins }
      - id: written
        attacker: { power: japan, units: { dd: 1 } }
        defender: { power: us, units: { dd: 1 } }
        result: { outcome: attacker-wins, dice: { attacker.others: 6, defender.others: 1 }, attacker: { dd: 1 } }
  `),
  'what it follows': dedent(`
    ruleset: aare
    follows: before.scenario.yaml
    # and ./other.scenario.yaml
    turn: { round: 3, power: japan }
    powers: { japan: { side: axis } }
  `),
  'no ruleset': 'title: x\nrulset: aare\n',
  'an unknown ruleset': 'ruleset: aarre\n---\nruleset: [aare]\n---\nruleset: aare\nfoo: 1\n',
};

const expectations = [
  '{ odds: { attacker-wins: { min: 0.99 } } }',
  '{ odds: { attacker-wins: { max: 0.2 }, defender: { dd: { max: 0.01 } } } }',
  '{ odds: { attacker-wins: { min: 0.1, max: 0.999 }, defender: { sub: { min: 1 } } } }',
  '{ outcome: attacker-wins, odds: { attacker: { bb: { min: 0.99, max: 1 } } } }',
];

const tables = dedent(`
  ruleset: wif-ssw
  tables: { sectionModifiers: tables/modifiers.yaml, navalCombatChart: tables/broken.yaml }
`);
const tableFiles: Readonly<Record<string, string>> = {
  'tables/modifiers.yaml': 'fine: { 1: 0, 2: x, 3: 0, 4: 0 }\nrain: { 1: 0, 2: 0, 3: 0 }\n',
  'tables/broken.yaml': 'source: [1\n',
};

function formatProblem(
  { lines }: Pick<Analysis, 'lines'>,
  { from, to, severity, code, message, related, unnecessary, listFixes }: OffsetDiagnostic,
): readonly string[] {
  const format = (range: Range) =>
    [range.from, range.to]
      .map((offset) => lines().positionAt(offset))
      .map(({ line, column }) => `${line + 1}:${column + 1}`)
      .join('-');
  return [
    `${format({ from, to })} ${severity}${unnecessary ? ' unnecessary' : ''} ${code} ${message}`,
    ...related.map((other) => `    see ${format(other)} ${other.message}`),
    ...listFixes().flatMap(({ title, preferred, edits }) => [
      `    ${preferred === true ? 'preferred: ' : ''}${title}`,
      ...edits.map(({ insert, ...range }) => `        ${format(range)} ${JSON.stringify(insert)}`),
    ]),
  ];
}

/** The problems, and the lines that *Fix all* leaves. */
function recordProblems(analysis: Analysis): readonly string[] {
  const problems = diagnose(analysis);
  const fixAll = createFixAll(problems);
  return [
    ...problems.flatMap((problem) => formatProblem(analysis, problem)),
    ...(fixAll ? [`fix all: ${fixAll.title}`, ...applyTextEdits(analysis.text, fixAll.edits).split('\n')] : []),
  ];
}

describe('the problems of a scenario with faults', () => {
  it('are what was recorded of texts that cannot be read', () => {
    compareRecord(
      'faults unreadable',
      Object.entries(slips).map(([name, text]) => [name, recordProblems(analyzeText(text))]),
    );
  });

  it('are what was recorded of texts that can be read', () => {
    const fileExists = () => false;
    compareRecord(
      'faults readable',
      Object.entries(faults).map(([name, text]) => [name, recordProblems(analyzeText(text, { fileExists }))]),
    );
  });

  it('are what was recorded of odds that are expected', () => {
    compareRecord(
      'faults odds',
      expectations.flatMap((expect) =>
        [undefined, 200].map((runs) => [
          `${expect} ${runs ?? 'exactly'}`,
          recordProblems(analyseWithOdds(writeDuel(expect), runs)),
        ]),
      ),
    );
  });

  it('are what was recorded of tables and a configuration', () => {
    const analysis = analyzeText(tables, {
      readTable: (path) => ({ text: tableFiles[path] ?? '' }),
    });
    const checked = [...checkTables(analysis), checkConfig('severity: { schema/value: grave }\nexlude: []\n')];
    compareRecord('faults tables', [
      ['scenario', recordProblems(analysis)],
      ...checked.map(
        (table) => [table.path, table.diagnostics.flatMap((problem) => formatProblem(table, problem))] as const,
      ),
    ]);
  });
});
