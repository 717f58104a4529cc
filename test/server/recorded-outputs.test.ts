/**
 * What a user reads of some samples, beside what was recorded: any change of a sentence, a number or a picture is reviewed as a change of
 * the files in `test/recorded`. `ASDIC_RECORD=1` records again.
 */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { compareRecord, root } from '../support/recorded/compare';
import { recordEditor, recordProblems } from '../support/recorded/record-editor';
import { recordPage } from '../support/recorded/record-page';
import { recordTerminal } from '../support/recorded/record-terminal';
import { scenarioFiles } from '../support/samples';
import { startClient, type TestClient } from './lsp/client';

/** Samples of each game that together show every kind of combat and report. */
const samples = [
  'aa-depth/elected',
  'aare/bombing-raid',
  'aare/off-hawaii',
  'awaw/submarine-attack',
  'awaw/taranto',
  'wif-ssw/autumn-1942',
];

describe('what a user reads of a sample', () => {
  let client: TestClient;
  const seen = new Set<string>();
  before(async () => {
    client = await startClient({
      folders: [root],
      options: { clientCommands: true },
      runtime: {
        readFile: (uri) => Promise.resolve(readIfPresent(new URL(uri))),
        listFiles: () => Promise.resolve({ uris: [], more: false }),
      },
    });
  });
  after(async () => {
    await client.stop();
    assert.deepEqual(client.errors, []);
  });

  for (const file of scenarioFiles('samples/broken'))
    it(`the editor finds and mends in ${file} what was recorded`, async function () {
      this.timeout(60_000);
      const [uri, text] = [`${root}/${file}`, fs.readFileSync(file, 'utf8')];
      await client.open(uri, text);
      compareRecord(`problems ${file}`, await recordProblems(client, uri, text));
      await client.close(uri);
    });

  for (const name of samples)
    it(`editor, reports and terminal show ${name} as it was recorded`, async function () {
      this.timeout(120_000);
      const file = `samples/${name}.scenario.yaml`;
      const uri = `${root}/${file}`;
      const text = fs.readFileSync(file, 'utf8');
      await client.open(uri, text);
      compareRecord(`problems ${file}`, await recordProblems(client, uri, text));
      compareRecord(`editor ${file}`, await recordEditor(client, uri, text, seen));
      compareRecord(`page ${file}`, await recordPage(client, uri));
      compareRecord(`terminal ${file}`, await recordTerminal(file));
      await client.close(uri);
    });
});

function readIfPresent(file: URL): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}
