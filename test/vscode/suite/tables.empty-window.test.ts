/** A scenario whose window has no folder: double-clicked, or dragged into VS Code. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Uri, window, workspace } from 'vscode';
import { closeAll } from '../support/documents';
import { readHover, isClean, waitForDiagnostics } from '../support/editor';
import { eventually } from '../support/eventually';

const row = '{ 1: -4, 2: -3, 3: -7, 4: 0 }';
const scenario = `ruleset: wif-ssw
turn: { year: 1941, months: jan-feb }
powers:
  germany: { side: axis, action: naval, atWarWith: [cw] }
  cw: { side: allied, action: combined }
tables: { sectionModifiers: PATH }
engagements:
  - id: biscay
    seaZone: Bay of Biscay
    weather: rain
    subs: { power: germany, units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
    convoy: { power: cw, convoyPoints: 12 }
`;

describe('a scenario in a window without a folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'asdic-alone-'));
    fs.mkdirSync(path.join(folder, 'sea'));
    fs.writeFileSync(path.join(folder, 'sections.yaml'), `fine: ${row}\nrain: ${row}\nsnow: ${row}\n`);
    fs.copyFileSync(path.join(folder, 'sections.yaml'), path.join(folder, 'sea/sections.yaml'));
  });
  afterEach(async () => {
    await closeAll();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  async function openScenario(table: string) {
    const file = path.join(folder, 'sea/alone.scenario.yaml');
    fs.writeFileSync(file, scenario.replace('PATH', table));
    const document = await workspace.openTextDocument(Uri.file(file));
    await window.showTextDocument(document);
    return document;
  }

  it('reads the tables beside the scenario', async () => {
    const document = await openScenario('sections.yaml');
    await eventually(
      () => readHover(document, 'rain'),
      (hover) => hover.includes('submarines in section 3 attack at -7'),
    );
    await waitForDiagnostics(document, isClean);
  });

  it('reports that a table elsewhere was not read, and what to do', async () => {
    const document = await openScenario('../sections.yaml');
    const [problem] = await waitForDiagnostics(document);
    assert.match(problem?.message ?? '', /was not read.*a folder that holds both/);
  });
});
