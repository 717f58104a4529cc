/** A World at War in the editor: one combat of each kind, hovers, a problem with its fix; pictures of them in both themes. */
import assert from 'node:assert/strict';
import { commands, Selection, window, workspace } from 'vscode';
import type { CompletionList } from 'vscode';
import type { CombatReport } from '../../../server/src/protocol';
import { closeAll, openFixture, findPosition, replaceText } from '../support/documents';
import {
  getDiagnosticCode,
  waitForFixes,
  readHover,
  isClean,
  listLensTitles,
  waitForDiagnostics,
} from '../support/editor';
import { eventually } from '../support/eventually';
import { waitForHover } from '../support/pointing';
import { hover, needsUi, screenshot, waitForMatch, setTheme } from '../support/ui';

const getSamplePath = (name: string): string => `samples/awaw/${name}.scenario.yaml`;

/** A combat of each kind: its file and id, and its results with the table dice. */
const combats: readonly {
  readonly kind: string;
  readonly file: string;
  readonly id: string;
  readonly gives: Readonly<Record<string, number>>;
}[] = [
  { kind: 'an air attack at sea', file: 'carrier-battle', id: 'strike-on-nagumo', gives: {} },
  {
    kind: 'an air attack in port',
    file: 'pearl-harbor',
    id: 'pearl-harbor',
    gives: { 'ships.arizona.sunk': 1, 'ships.arizona.critical': 1, 'ships.oklahoma.sunk': 1, 'ships.nevada.sunk': 0 },
  },
  { kind: 'a fleet combat', file: 'surface-action', id: 'denmark-strait', gives: { 'ships.hood.sunk': 1 } },
  { kind: 'a submarine attack', file: 'submarine-attack', id: 'off-sollum', gives: { 'ships.barham.sunk': 1 } },
  { kind: 'a harbor attack', file: 'submarine-attack', id: 'alexandria', gives: { 'ships.valiant.damaged': 1 } },
  { kind: 'a round of naval combat', file: 'midway', id: 'midway', gives: {} },
  {
    kind: 'an interception',
    file: 'raiders',
    id: 'faeroes-gap',
    gives: { diceRolled: 4, total: 10, intercepted: 1 },
  },
  { kind: 'a search', file: 'raiders', id: 'north-atlantic', gives: { results: 2, groupsFound: 1 } },
  { kind: 'a raid', file: 'raiders', id: 'jervis-bay', gives: {} },
  {
    kind: 'a look-up of the US carriers',
    file: 'pearl-harbor',
    id: 'carriers-at-sea',
    gives: { 'carriers.tf-8.distance': 6, 'carriers.tf-12.distance': 4 },
  },
];

async function openWithLenses(file: string) {
  const editor = await openFixture(getSamplePath(file));
  await eventually(
    () => listLensTitles(editor.document),
    (titles) => titles.length >= 2,
  );
  return editor;
}

async function resolve(file: string, id: string): Promise<CombatReport> {
  const editor = await openWithLenses(file);
  const at = findPosition(editor.document, `- id: ${id}`, 6);
  editor.selection = new Selection(at, at);
  return commands.executeCommand<CombatReport>('asdic.resolve');
}

describe('awaw: combats', () => {
  beforeEach(closeAll);
  after(closeAll);

  for (const { kind, file, id, gives } of combats) {
    it(`awaw resolves ${kind} with the dice of the file, names the rules and has exact odds`, async () => {
      const report = await resolve(file, id);
      assert.equal(report.id, id);
      assert.ok(report.trace?.steps.some(({ rules }) => rules.length > 0));
      for (const [path, value] of Object.entries(gives)) {
        const measure = report.trace?.measures.find((candidate) => candidate.path.join('.') === path);
        assert.equal(measure?.value, value, path);
      }
      assert.equal(report.odds?.exact, true);
      assert.ok(Math.abs((report.odds?.mass ?? 0) - 1) < 1e-12);
      assert.deepEqual(
        report.expectations.filter(({ met }) => !met),
        [],
      );
    });
  }

  it('says that a roll uses no nationality modifier when none is set', async () => {
    const report = await resolve('surface-action', 'denmark-strait');
    assert.match(JSON.stringify(report), /nationality modifier not set/);
  });
});

describe('awaw: explanations and problems in the editor', () => {
  beforeEach(closeAll);
  after(closeAll);

  it('explains an attack by row, modifiers and the chance of each result', async () => {
    const { document } = await openWithLenses('pearl-harbor');
    const text = await readHover(document, 'ships: [arizona]', 9);
    assert.match(text, /row of 5 squadrons/);
    assert.match(text, /Air Nationality DRM of Japan/);
    assert.match(text, /surprise level 4/);
    assert.match(text, /no damage .*%, damaged .*%, sunk .*%/);
  });

  it('explains the contribution of a combat group to the search', async () => {
    const { document } = await openWithLenses('midway');
    assert.match(await readHover(document, 'number: 3'), /Distant in round 1.*It brings a search die/);
    assert.match(
      await readHover(document, 'id: dauntlesses', 5),
      /row of 3 squadrons: no damage .*%, damaged .*%, sunk/,
    );
  });

  it('explains a ship by the catalogue', async () => {
    const { document } = await openWithLenses('surface-action');
    assert.match(await readHover(document, 'name: Bismarck', 8), /3 hits damage it, 4 sink it/);
  });

  it('explains the fire of a fleet combat as it is fought', async () => {
    const { document } = await openWithLenses('surface-action');
    const text = await readHover(document, 'id: denmark-strait', 5);
    assert.match(text, /Hood and Pr of Wales on Bismarck/);
    assert.match(text, /Bismarck on Hood/);
  });

  it('completes the names of the ships of a nation', async () => {
    const { document } = await openFixture(getSamplePath('surface-action'));
    await replaceText(document, 'name: Hood', 'name: ');
    const at = findPosition(document, 'name: ,', 6);
    const labels = await eventually(
      async () => {
        const list = await commands.executeCommand<CompletionList>(
          'vscode.executeCompletionItemProvider',
          document.uri,
          at,
        );
        return list.items.map(({ label }) => (typeof label === 'string' ? label : label.label));
      },
      (offered) => offered.includes('Hood'),
    );
    assert.ok(labels.includes('Repulse'));
    assert.ok(!labels.includes('Bismarck'));
  });

  it('reports a size that contradicts the catalogue, and its fix removes the problem', async () => {
    const { document } = await openWithLenses('surface-action');
    await replaceText(document, 'name: Hood, size: 3', 'name: Hood, size: 4');
    const [problem] = await waitForDiagnostics(document);
    assert.ok(problem);
    assert.equal(getDiagnosticCode(problem), 'awaw/ship-size');
    assert.match(problem.message, /Hood/);
    const [fix] = await waitForFixes(document, problem);
    assert.ok(fix?.edit, 'there is no fix');
    assert.ok(await workspace.applyEdit(fix.edit));
    await waitForDiagnostics(document, isClean);
  });
});

for (const kind of ['dark', 'light'] as const) {
  describe(`awaw: screenshots (${kind})`, () => {
    before(async function () {
      needsUi(this);
      await setTheme(kind);
      await commands.executeCommand('workbench.action.closeSidebar');
    });
    beforeEach(closeAll);
    after(async () => {
      await closeAll();
      await setTheme('dark');
    });

    it('shows the arithmetic of an attack', async () => {
      await openFixture('fixtures/taranto.scenario.yaml');
      await waitForHover('surpriseLevel', 'Surprise level 2');
      await screenshot(`awaw surprise ${kind}`);
      await waitForHover('targets', 'Air attack with 4 squadrons');
      await screenshot(`awaw attack ${kind}`);
    });

    for (const { file, id } of combats) {
      it(`shows the report of ${id}`, async () => {
        const { bases } = await resolve(file, id);
        await waitForMatch({ selector: '#odds-title', inFrame: true });
        await screenshot(`awaw ${id} ${kind}`);
        for (const part of ['course', 'odds', ...(bases.length > 0 ? ['bases'] : [])]) {
          await hover({ selector: `#${part}-title`, inFrame: true });
          await screenshot(`awaw ${id} ${part} ${kind}`);
        }
        await commands.executeCommand('workbench.action.closeEditorsInOtherGroups');
        assert.ok(window.activeTextEditor);
      });
    }
  });
}
