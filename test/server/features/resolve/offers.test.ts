import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  applyChanges,
  createDraft,
  createSetupReport,
  diagnose,
  listAllCombats,
  type LocatedCombat,
  loadGames,
} from '../../../../server/src/features';
import type { Analysis } from '../../../../server/src/features/analysis/analysis';
import type { ReportStrength, WhatIfChange } from '../../../../server/src/protocol';
import { dedent } from '../../../support/fixture';
import { analysisOfFile, scenarioFiles } from '../../../support/samples';
import { applyTextEdits } from '../../../../server/src/text';
import { analyzeText, getCombat } from '../support';

const games = await loadGames();

const battle = dedent(`
  ruleset: aa-depth
  title: Approaches
  unitTable: revised-d6
  turn: { round: 3, power: uk, phase: conduct-combat }
  powers: { uk: { side: allies }, germany: { side: axis } }
  seaBattles:
    - id: approaches
      seaZone: SZ 7
      attacker: { power: uk, units: { dd: 2 } }
      defender:
        power: germany
        units:
          - { id: wolfpack, type: sub, count: 3, depth: periscope }
`);

const listOffers = (target: LocatedCombat): readonly ReportStrength[] =>
  (createSetupReport(target, [])?.forces ?? []).flatMap(({ offers = [] }) => offers);
const listProblems = (analysis: Analysis, severities: readonly string[]): readonly string[] =>
  diagnose(analysis)
    // An expectation is of the forces as written.
    .filter(({ code, severity }) => severities.includes(severity) && !code.startsWith('expect/'))
    .map(({ code, message }) => `${code}: ${message}`);

/** The text with the changes; undefined where they are refused. It has no problem that the text did not have. */
function writeChanges(
  target: LocatedCombat,
  changes: readonly WhatIfChange[],
  severities = ['error', 'warning'],
): string | undefined {
  const changed = applyChanges(target, { changes });
  if ('refused' in changed) return undefined;
  const text = applyTextEdits(target.analysis.text, changed.edits);
  const before = new Set(listProblems(target.analysis, severities));
  assert.deepEqual(
    listProblems(changed.target.analysis, severities).filter((problem) => !before.has(problem)),
    [],
    `${JSON.stringify(changes)}\n${text}`,
  );
  return text;
}

describe('units that *What if* offers to add', () => {
  it('offers the types that a force does not have, in lists and in numbers by type', () => {
    const { forces } = createSetupReport(getCombat(analyzeText(battle)), [])!;
    assert.deepEqual(
      forces.map(({ side, offers }) => [side, offers!.map(({ title }) => title).join()]),
      [
        ['attacker', 'Submarine,Battleship,Aircraft carrier,Transport,Fighter,Bomber'],
        ['defender', 'Destroyer,Battleship,Aircraft carrier,Transport,Fighter,Bomber'],
      ],
    );
    const text = writeChanges(getCombat(analyzeText(battle)), [
      { id: 'add/seaBattles/0/attacker/units/bb', value: 1 },
      { id: 'add/seaBattles/0/defender/units/dd', value: 2 },
    ]);
    assert.match(text!, /units: \{ dd: 2, bb: 1 \}/);
    assert.match(text!, /- \{ id: germany-destroyers, type: dd, count: 2 \}/);
    const textWithSingle = writeChanges(getCombat(analyzeText(battle)), [
      { id: 'add/seaBattles/0/defender/units/dd', value: 1 },
    ]);
    assert.match(textWithSingle!, /- \{ id: germany-destroyer, type: dd \}/);
  });

  it('names a unit of a later force after its owner and its place', () => {
    const text = battle
      .replace(
        /power: germany\n *units:\n *- \{ id: wolfpack.*\}\n/,
        'forces: [{ power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }, { power: italy, units: [{ id: aces, type: ftr }] }]\n',
      )
      .replace('germany: { side: axis }', 'germany: { side: axis }, italy: { side: axis }');
    const write = (force: number, value: number) =>
      /- \{ id: ([\w-]+), type: bb|\{ id: ([\w-]+), type: bb/.exec(
        writeChanges(getCombat(analyzeText(text)), [
          { id: `add/seaBattles/0/defender/forces/${force}/units/bb`, value },
        ])!,
      )![2];
    assert.deepEqual(
      [write(0, 1), write(1, 1), write(1, 2)],
      ['germany-battleship', 'italy-2-battleship', 'italy-2-battleships'],
    );
  });

  it('refuses numbers beyond their bounds, and unknown types', () => {
    const target = getCombat(analyzeText(battle));
    for (const [type, value] of [
      ['bb', 31],
      ['bb', -1],
      ['bb', 0.5],
      ['inf', 1],
    ] as const)
      assert.ok(
        'refused' in applyChanges(target, { changes: [{ id: `add/seaBattles/0/attacker/units/${type}`, value }] }),
      );
  });

  it('added units cause no problem in any sample, and each can be added somewhere', () => {
    const [offered, added] = [new Set<string>(), new Set<string>()];
    for (const file of scenarioFiles('samples').filter((name) => !name.includes('broken'))) {
      const analysis = analysisOfFile(file);
      for (const { entry, scenario } of listAllCombats(analysis)) {
        const target = getCombat(analysis, { id: entry.id, document: scenario.index });
        for (const { id } of listOffers(target)) {
          const name = `${scenario.ruleset?.id} ${id.replaceAll(/\d+/g, '*')}`;
          offered.add(name);
          if (writeChanges(target, [{ id, value: (offered.size % 2) + 1 }]) !== undefined) added.add(name);
        }
      }
    }
    assert.deepEqual(
      [...offered].filter((name) => !added.has(name)),
      [],
    );
    assert.ok(offered.size > 40, String(offered.size));
  });

  for (const { id, starterSet } of games)
    for (const starter of starterSet.starters)
      it(`added units cause no error together with other numbers: ${id}, ${starter.title}`, () => {
        const target = getCombat(analyzeText(createDraft(starter, {}).text));
        const lines = (createSetupReport(target, [])?.forces ?? []).flatMap((force) => [
          ...force.lines,
          ...(force.offers ?? []),
        ]);
        const generateChange = fc
          .constantFrom(...lines)
          .chain(({ id: line, minimum, maximum }) =>
            fc.integer({ min: minimum, max: Math.min(maximum, minimum + 5) }).map((value) => ({ id: line, value })),
          );
        const generateChanges = fc.uniqueArray(generateChange, { selector: (change) => change.id, maxLength: 5 });
        fc.assert(
          fc.property(generateChanges, (changes) => void writeChanges(target, changes, ['error'])),
          { numRuns: 30 },
        );
      });
});
