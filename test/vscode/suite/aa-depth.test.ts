/** Axis & Allies with submarine depths in the editor: search and battle, hovers, a problem with its fix, odds and advice. */
import assert from 'node:assert/strict';
import { workspace } from 'vscode';
import { advise, getMeasureValue, openScenario, resolve } from '../support/combats';
import { closeAll, replaceText } from '../support/documents';
import { getDiagnosticCode, waitForFixes, readHover, isClean, waitForDiagnostics } from '../support/editor';

const getSamplePath = (name: string): string => `samples/aa-depth/${name}.scenario.yaml`;

/** A battle of each kind: its file and id, a rule that its steps name, and its results with the table dice. */
const combats: readonly {
  readonly kind: string;
  readonly file: string;
  readonly id: string;
  readonly rule: string;
  readonly gives: Readonly<Record<string, number>>;
}[] = [
  {
    kind: 'a search at two depths and the battle that follows',
    file: 'mixed-depths',
    id: 'approaches',
    rule: 'One detection roll for each searcher',
    gives: { 'found.periscope': 1, 'found.submerged': 0, 'defender.wolfpack': 0, 'defender.milchcow': 1 },
  },
  {
    kind: 'a search that finds nothing, so that there is no battle',
    file: 'dive',
    id: 'submerged',
    rule: 'The harder detection roll',
    gives: { 'found.submerged': 0, 'defender.u-99': 1 },
  },
  {
    kind: 'a submarine that survives and dives',
    file: 'dive',
    id: 'periscope-depth',
    rule: 'Defending submarines may dive',
    gives: { 'found.periscope': 1, 'defender.u-47': 1 },
  },
  {
    kind: 'submarines that elect to defend, on a d12',
    file: 'elected',
    id: 'solomons',
    rule: 'Hidden submarines may elect to defend',
    gives: { 'attacker.trn': 0, 'attacker.lost': 7, 'defender.i-boats': 2 },
  },
];

describe('aa-depth: combats', () => {
  beforeEach(closeAll);
  after(closeAll);

  for (const { kind, file, id, rule, gives } of combats) {
    it(`aa-depth resolves ${kind} with the dice of the file, names the rules and has exact odds`, async () => {
      const report = await resolve(getSamplePath(file), id);
      assert.equal(report.id, id);
      const titles = report.trace?.steps.flatMap(({ rules }) => rules.map(({ title }) => title)) ?? [];
      assert.ok(titles.includes(rule), `${rule} is not among ${titles.join(', ')}`);
      for (const [path, value] of Object.entries(gives)) assert.equal(getMeasureValue(report, path), value, path);
      assert.equal(report.odds?.exact, true);
      assert.ok(Math.abs((report.odds?.mass ?? 0) - 1) < 1e-9);
      assert.deepEqual(
        report.expectations.filter(({ met }) => !met),
        [],
      );
    });
  }

  it('names the house table that a battle uses, and none otherwise', async () => {
    const derived = await resolve(getSamplePath('derived-d20'), 'convoy-sc-7');
    assert.ok(
      derived.bases.some((basis) => /house table derived-d20/.test(basis)),
      derived.bases.join(),
    );
    const revised = await resolve(getSamplePath('dive'), 'periscope-depth');
    assert.ok(!revised.bases.some((basis) => basis.includes('house table')), revised.bases.join());
  });

  it('finds a submarine with the probability calculated by hand, on either die', async () => {
    for (const [file, id, depth, detection, sunk] of [
      ['dive', 'periscope-depth', 'periscope', 3 / 4, 9 / 16],
      ['dive', 'submerged', 'submerged', 5 / 9, 5 / 12],
      ['global-war-d12', 'periscope-depth', 'periscope', 3 / 4, 1 / 2],
      ['global-war-d12', 'submerged', 'submerged', 5 / 9, 10 / 27],
    ] as const) {
      const { odds } = await resolve(getSamplePath(file), id, 'asdic.odds');
      const getChance = (path: string, value: number): number =>
        odds?.measures
          .find((measure) => measure.path.join('.') === path)
          ?.distribution.find((bin) => bin.value === value)?.share ?? 0;
      assert.ok(Math.abs(getChance(`found.${depth}`, 1) - detection) < 1e-12, `${file}: ${id}, found`);
      assert.ok(Math.abs(getChance('defender.units', 0) - sunk) < 1e-12, `${file}: ${id}, sunk`);
    }
  });

  it('advises submarines when to dive', async () => {
    const { document } = await openScenario(getSamplePath('elected'));
    const { advice } = await advise(document, 'solomons', 'defender', 'value');
    assert.ok(advice?.exact);
    assert.equal(advice.aim.unit, 'IPC');
    assert.ok(advice.suggestions.some(({ group }) => group === 'dive'));
  });
});

describe('aa-depth: explanations and problems in the editor', () => {
  beforeEach(closeAll);
  after(closeAll);

  it('explains a depth by its values and by the chance that a searcher finds it', async () => {
    const { document } = await openScenario(getSamplePath('mixed-depths'));
    const periscope = await readHover(document, 'depth: periscope');
    assert.match(periscope, /\*\*attack value\*\* \| \*\*3\*\*/);
    assert.match(periscope, /one searcher finds it 50% of the time, at least one of 3 searchers 87.5% of the time/);
    const submerged = await readHover(document, 'depth: submerged');
    assert.match(submerged, /at least one of 3 searchers 70.4% of the time/);
  });

  it('explains which units search and which do not', async () => {
    const { document } = await openScenario(getSamplePath('mixed-depths'));
    assert.match(await readHover(document, 'id: escorts', 5), /They search with 2 dice/);
    assert.match(await readHover(document, 'from: SZ 7'), /destroyers search .*, not battleships/);
  });

  it('explains a value that cannot fall below 1', async () => {
    const { document } = await openScenario(getSamplePath('elected'));
    assert.match(await readHover(document, 'depth: submerged'), /\*\*defence value\*\* \| \*\*1\*\* .*hits on a 1/);
  });

  it('reports a searcher that cannot search, and its fix removes the problem', async () => {
    const { document } = await openScenario(getSamplePath('mixed-depths'));
    await replaceText(document, 'type: bb, from: SZ 7', 'type: bb, searches: true');
    const [problem] = await waitForDiagnostics(document);
    assert.ok(problem);
    assert.equal(getDiagnosticCode(problem), 'aa-depth/cannot-search');
    const [fix] = await waitForFixes(document, problem);
    assert.ok(fix?.edit, 'there is no fix');
    assert.ok(await workspace.applyEdit(fix.edit));
    await waitForDiagnostics(document, isClean);
  });
});
