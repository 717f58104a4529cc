import assert from 'node:assert/strict';
import type { Connection } from 'vscode-languageserver';
import type { DocumentViewer } from '../../../server/src/lsp/document-viewer';
import { createResultPresenter } from '../../../server/src/lsp/present-result';

/** What a user sees, in order. @param chosen the title of the action that the user takes */
const present = async (
  result: unknown,
  { chosen, rerunResult, combat }: { chosen?: string; rerunResult?: unknown; combat?: object } = {},
) => {
  const seen: unknown[] = [];
  const connection = {
    sendNotification: (_: unknown, { type, message }: { type: number; message: string }) => {
      seen.push(`${type === 2 ? 'warning' : 'information'}: ${message}`);
      return Promise.resolve();
    },
    window: {
      showInformationMessage: (message: string, ...actions: readonly { title: string }[]) => {
        seen.push(`${message} ${actions.map(({ title }) => title).join(' | ')}`);
        return Promise.resolve(actions.find(({ title }) => title === chosen));
      },
    },
  } as unknown as Connection;
  const viewer = {
    show: (name: string, text: string) => {
      seen.push(`document ${name}: ${text.split('\n')[0]}`);
      return Promise.resolve();
    },
  } as unknown as DocumentViewer;
  const readPage = ({ rule }: { readonly rule?: string }) => Promise.resolve(rule === 'none' ? null : '# The page');
  await createResultPresenter(
    connection,
    viewer,
    readPage,
  )(result, {
    argument: { uri: 'file:///a.yaml', side: 'old' },
    rerun: (argument) => {
      seen.push(argument);
      return Promise.resolve(rerunResult);
    },
    describeCombat: () => Promise.resolve(combat as never),
  });
  return seen;
};

describe('the result of a command, in an editor that does not know it', () => {
  it('shows nothing that says nothing', async () => {
    for (const result of [
      undefined,
      null,
      true,
      3,
      {},
      { uri: 'file:///a' },
      { title: 'Biscay' },
      { writes: [] },
      { odds: {} },
    ])
      assert.deepEqual(await present(result), [], JSON.stringify(result));
  });

  it('warns of what was refused', async () => {
    assert.deepEqual(await present({ refused: 'No combat.' }), ['warning: No combat.']);
    assert.deepEqual(await present({ uri: 'file:///a', title: 'Biscay', refused: 'No combat.' }), [
      'warning: No combat.',
    ]);
  });

  it('opens a page by its heading', async () => {
    assert.deepEqual(await present('# Dive\n\nText'), ['document Dive: # Dive']);
    assert.deepEqual(await present('Text\n# Dive'), ['document Rule: Text']);
  });

  it('opens the page of a rule by the best name that it has', async () => {
    assert.deepEqual(await present({ ruleset: 'aare', rule: 'dive', title: 'Diving' }), [
      'document Diving: # The page',
    ]);
    assert.deepEqual(await present({ ruleset: 'aare', rule: 'dive' }), ['document dive: # The page']);
    assert.deepEqual(await present({ ruleset: 'aare' }), ['document aare: # The page']);
    assert.deepEqual(await present({ ruleset: 'aare', rule: 'none' }), []);
  });

  it('asks whom to advise, and advises them', async () => {
    const choices = [
      { side: 'subs', name: 'Germany', aim: { id: 'convoy', title: 'sink convoy points' } },
      { side: 'convoy', aim: { id: 'subs', title: 'sink submarines' } },
    ];
    const question = 'Who is to be advised? Germany: sink convoy points | convoy: sink submarines';
    assert.deepEqual(await present({ choices }), [question]);
    assert.deepEqual(
      await present({ choices }, { chosen: 'convoy: sink submarines', rerunResult: { refused: 'Done.' } }),
      [question, { uri: 'file:///a.yaml', side: 'convoy', aim: 'subs' }, 'warning: Done.'],
    );
  });
});
