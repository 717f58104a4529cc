import assert from 'node:assert/strict';
import type {
  ColorInformation,
  ColorPresentation,
  DocumentHighlight,
  DocumentLink,
  InlayHint,
  LinkedEditingRanges,
  SelectionRange,
} from 'vscode-languageserver/node';
import { ableClient, positionAt, startClient } from './client';
import type { TestClient } from './client';
import { uri } from './scenario';

const text = `# by 1.2.3, before next.scenario.yaml
ruleset: aa-depth
turn: { round: 4, power: uk, phase: conduct-combat }
powers: { germany: { side: axis, color: "#102030" }, uk: { side: allies } }
seaBattles:
  - id: one
    attacker: { power: uk, units: { dd: 1 } }
    defender: { power: germany, units: [{ id: u-99, type: sub, depth: submerged }], orders: { dive: { groups: { u-99: always } } } }
`;
const textDocument = { uri };

describe('reading features of the protocol', () => {
  let client: TestClient;
  beforeEach(async () => {
    client = await startClient({
      capabilities: {
        ...ableClient,
        textDocument: {
          documentHighlight: {},
          linkedEditingRange: {},
          selectionRange: {},
          colorProvider: {},
          documentLink: {},
          inlayHint: {},
        },
      },
      options: { clientCommands: true },
    });
    await client.open(uri, text);
  });
  afterEach(async () => {
    await client.stop();
    assert.deepEqual(client.errors, []);
  });
  const ask = <Result>(method: string, params: object = {}): Promise<Result> =>
    client.connection.sendRequest(`textDocument/${method}`, { textDocument, ...params });

  it('highlights an id, and edits all its occurrences together', async () => {
    const position = positionAt(text, 'id: u-99', 5);
    const highlights = await ask<DocumentHighlight[]>('documentHighlight', { position });
    assert.deepEqual(
      highlights.map(({ kind }) => kind),
      [3, 2],
    );
    const linked = await ask<LinkedEditingRanges>('linkedEditingRange', { position });
    assert.equal(linked.ranges.length, 2);
    assert.equal(await ask('linkedEditingRange', { position: positionAt(text, 'u-99: always', 2) }), null);
  });

  it('expands the selection', async () => {
    const [range] = await ask<SelectionRange[]>('selectionRange', { positions: [positionAt(text, 'u-99', 1)] });
    assert.deepEqual(range?.range, { start: positionAt(text, 'u-99'), end: positionAt(text, 'u-99', 4) });
    assert.ok(range?.parent?.parent);
  });

  it('shows colours, and writes them in the form of the text', async () => {
    const [information] = await ask<ColorInformation[]>('documentColor');
    assert.deepEqual(information?.range.start, positionAt(text, '#102030'));
    const [presentation] = await ask<ColorPresentation[]>('colorPresentation', {
      range: information.range,
      color: information.color,
    });
    assert.equal(presentation?.label, '#102030');
  });

  it('links to other scenarios', async () => {
    const links = await ask<DocumentLink[]>('documentLink');
    assert.deepEqual(
      links.map(({ target }) => target),
      ['file:///work/next.scenario.yaml'],
    );
  });

  it('shows the hit numbers of units as inlay hints, with details on request', async () => {
    const range = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
    const hints = await ask<InlayHint[]>('inlayHint', { range });
    const labels = hints.map(({ label }) =>
      typeof label === 'string' ? label : label.map(({ value }) => value).join(''),
    );
    assert.deepEqual(labels, ['\u22643 50%', '\u22641 17%']);
    const [part] = hints[0]!.label as { command?: { command: string } }[];
    assert.equal(part?.command?.command, 'asdic.showRule');
    const resolved = await client.connection.sendRequest<InlayHint>('inlayHint/resolve', hints[0]!);
    assert.match((resolved.tooltip as { value: string }).value, /destroyer/);
  });
});
