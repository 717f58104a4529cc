/** Axis & Allies Revised: Enhanced in the editor: one combat of each kind, hovers, a problem with its fix, odds and advice. */
import assert from 'node:assert/strict';
import { commands, workspace } from 'vscode';
import type { CombatReport } from '../../../server/src/protocol';
import { advise, getMeasureValue, openScenario, resolve, getOutcomeProbability } from '../support/combats';
import { closeAll, replaceText } from '../support/documents';
import { getDiagnosticCode, waitForFixes, readHover, isClean, waitForDiagnostics } from '../support/editor';

const getSamplePath = (name: string): string => `samples/aare/${name}.scenario.yaml`;

/** A combat of each kind: its file and id, a rule that its steps name, and its results with the table dice. */
const combats: readonly {
  readonly kind: string;
  readonly file: string;
  readonly id: string;
  readonly rule: string;
  readonly gives: Readonly<Record<string, number>>;
}[] = [
  {
    kind: 'a sea battle with detection',
    file: 'north-sea',
    id: 'north-sea',
    rule: 'Undetected submarines may dive after opening fire',
    gives: { 'attacker.sub': 5, 'defender.uk-dd': 1, 'defender.lost': 12, 'detected.attacker.sub': 0 },
  },
  {
    kind: 'a sea battle of several nations',
    file: 'several-nations',
    id: 'philippine-sea',
    rule: 'Destroyers of several powers roll apart',
    gives: { swing: 80, 'attacker.ftr': 4 },
  },
  {
    kind: 'a shore bombardment',
    file: 'bombardment',
    id: 'normandy',
    rule: 'Destroyers bombard',
    gives: { hits: 3, units: 3, lost: 9 },
  },
  {
    kind: 'a strategic bombing raid with escorts',
    file: 'bombing-raid',
    id: 'ruhr',
    rule: 'Heavy bombers roll two dice',
    gives: { damage: 10, bombers: 3 },
  },
  {
    kind: 'an interception of a raid with a rocket',
    file: 'bombing-raid',
    id: 'ploesti',
    rule: 'Jets intercept attacks on their territory',
    gives: { rocketIntercepted: 1, rocketDamage: 0, damage: 5 },
  },
  {
    kind: 'a rocket strike',
    file: 'rockets',
    id: 'at-the-caucasus',
    rule: 'What a rocket destroys',
    gives: { damage: 4, intercepted: 0 },
  },
  {
    kind: 'a fly-over',
    file: 'fly-over',
    id: 'to-berlin',
    rule: 'Battleships fire at aircraft',
    gives: { ftr: 2, bmbr: 1, lost: 30 },
  },
  {
    kind: 'a Kamikaze mission',
    file: 'kamikaze',
    id: 'last-sortie',
    rule: 'Jets intercept attacks on their territory',
    gives: { fighters: 2, lost: 20 },
  },
];

describe('aare: combats', () => {
  beforeEach(closeAll);
  after(closeAll);

  for (const { kind, file, id, rule, gives } of combats) {
    it(`aare resolves ${kind} with the dice of the file, names the rules and has exact odds`, async () => {
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

  it('shows dice, hit number and losses of each volley, cycle by cycle', async () => {
    const { trace } = await resolve(getSamplePath('several-nations'), 'philippine-sea');
    const cycles = new Set(trace?.steps.flatMap(({ round }) => (round ? [`${round.title} ${round.number}`] : [])));
    assert.deepEqual([...cycles], ['Cycle 1', 'Cycle 2', 'Cycle 3']);
    const shooters = trace?.steps.flatMap(({ volley }) => volley?.shooters ?? []) ?? [];
    assert.ok(shooters.some(({ title, hitsOn }) => title === 'British fighters' && hitsOn === 5));
    for (const { faces, hitsOn, hits } of shooters) assert.equal(faces.filter((face) => face <= hitsOn).length, hits);
  });

  it('has the odds calculated by hand', async () => {
    const single = await resolve(getSamplePath('small-battles'), 'submarine-against-destroyer', 'asdic.odds');
    assert.equal(single.trace, undefined);
    const chances = { attacker: 1 / 3, defender: 1 / 2, nobody: 1 / 6 };
    for (const [side, chance] of Object.entries(chances))
      assert.ok(
        Math.abs(getOutcomeProbability(single, side) - chance) < 1e-12,
        `${side}: ${getOutcomeProbability(single, side)}`,
      );
    const double = await resolve(getSamplePath('small-battles'), 'two-against-two', 'asdic.odds');
    assert.ok(Math.abs(getOutcomeProbability(double, 'attacker') - 1019 / 1680) < 1e-12);
  });
});

describe('aare: advice', () => {
  beforeEach(closeAll);
  after(closeAll);

  it('compares the orders of a side, finds better ones and writes one into the file', async () => {
    const { document } = await openScenario(getSamplePath('several-nations'));
    const { advice } = await advise(document, 'philippine-sea', 'attacker', 'win');
    assert.ok(advice?.exact);
    assert.ok(advice.suggestions.every(({ value, gain }) => Math.abs(advice.asOrdered + gain - value) < 1e-9));
    assert.ok(advice.losses && advice.losses.compared >= 24 && advice.losses.all);
    const [best] = advice.suggestions;
    assert.ok(best && best.gain > 0.05, JSON.stringify(best));
    assert.ok(advice.play && advice.play.gain > 0);
    const order = { uri: document.uri.toString(), id: 'philippine-sea', side: 'attacker', order: best.id };
    assert.equal(await commands.executeCommand('asdic.server.writeOrder', order), true);
    const orderedReport = await commands.executeCommand<CombatReport>('asdic.odds', order);
    assert.ok(
      Math.abs(getOutcomeProbability(orderedReport, 'attacker') - best.value) < 1e-9,
      'the written order is worth what the advice says',
    );
  });
});

describe('aare: explanations and problems in the editor', () => {
  beforeEach(closeAll);
  after(closeAll);

  it('explains the attack of submarines and each detection value that they face', async () => {
    const { document } = await openScenario(getSamplePath('north-sea'));
    const text = await readHover(document, 'sub: 5');
    assert.match(text, /\*\*5 submarines of Germany\*\*/);
    assert.match(text, /attack of a submarine[^]*hits on 2 or less on a d6 \(33.3%\)/);
    assert.match(text, /detection value, British destroyers[^]*2 destroyers detect on 3 or less: 75%/);
    assert.match(text, /American destroyers\*\* \| \*\*5\*\* \| 1 destroyer detects on 5 or less: 83.3%/);
    assert.match(text, /The chance that they are detected is 95.8%/);
  });

  it('explains the detection value of each group of submarines', async () => {
    const { document } = await openScenario(getSamplePath('kaitens'));
    assert.match(
      await readHover(document, 'id: super-submarines', 5),
      /\*\*detection value, American destroyers\*\* \| \*\*2\*\*/,
    );
    assert.match(await readHover(document, 'id: kaitens', 5), /detection value.*\| \*\*1\*\*/);
  });

  it('explains the values of a unit with the technologies of its power', async () => {
    const { document } = await openScenario(getSamplePath('several-nations'));
    assert.match(await readHover(document, 'ftr: 2'), /hits on 5 or less on a d6 \(83.3%\)[^]*jet fighter.*\+1/);
  });

  it('explains the price and the chance of research', async () => {
    const { document } = await openScenario(getSamplePath('research'), 0);
    const text = await readHover(document, 'rolls: 4');
    assert.match(text, /51.8%/);
  });

  it('reports a submarine that passes destroyers, and its fix removes the problem', async () => {
    const { document } = await openScenario(getSamplePath('moves'), 0);
    await replaceText(document, 'enemies: warships', 'enemies: destroyers');
    const [problem] = await waitForDiagnostics(document);
    assert.ok(problem);
    assert.equal(getDiagnosticCode(problem), 'aare/submarine-meets-destroyer');
    const [fix] = await waitForFixes(document, problem);
    assert.ok(fix?.edit, 'there is no fix');
    assert.ok(await workspace.applyEdit(fix.edit));
    await waitForDiagnostics(document, isClean);
  });
});
