import assert from 'node:assert/strict';
import { CancellationToken, ResponseError, type WorkDoneProgressReporter } from 'vscode-languageserver/node';
import { readClient } from '../../../server/src/lsp/capabilities';
import { createCommandRunner } from '../../../server/src/lsp/commands';
import { serverCommands } from '../../../server/src/protocol';

/** Answers each command with its name and its arguments, as far as they are defined. */
const createEcho = (prefix: string): object =>
  new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'turns' || name === 'variants'
          ? createEcho(`${name}.`)
          : (args: object) => Promise.resolve([`${prefix}${String(name)}`, JSON.parse(JSON.stringify(args))]),
    },
  );

type Parameters = globalThis.Parameters<typeof createCommandRunner>;

const createRunner = () => {
  const logged: string[] = [];
  const client = readClient({
    ...{ processId: null, rootUri: null, capabilities: {}, initializationOptions: { clientCommands: true } },
  });
  const run = createCommandRunner(
    {} as Parameters[0],
    client,
    { getCurrent: () => Promise.resolve(undefined) } as unknown as Parameters[2],
    createEcho('combats.') as Parameters[3],
    createEcho('lists.') as Parameters[4],
    createEcho('tests.') as Parameters[5],
    ((args: object) => Promise.resolve(['debug', args])) as unknown as Parameters[6],
    {} as Parameters[7],
    ((page: object) => Promise.resolve(['page', JSON.parse(JSON.stringify(page))])) as unknown as Parameters[8],
    (message) => void logged.push(message),
  );
  const ask = async (command: string, ...commandArguments: unknown[]): Promise<unknown> => {
    const answer = await run(
      { command, arguments: commandArguments },
      CancellationToken.None,
      {} as WorkDoneProgressReporter,
    );
    return answer instanceof ResponseError ? answer.message : answer;
  };
  return { ask, logged };
};

const uri = 'file:///a.yaml';
const position = { line: 0, character: 2 };
const long = Array.from({ length: 1_000 }, () => 1);
const tooLong = [...long, 1];
const change = { id: 'weather', value: 'rain' };
const roll = { kind: 'roll', rolls: [{ label: 'search', faces: [1, 2] }] };
const decision = { kind: 'decision', label: 'retreat', option: 'stay' };

/** Arguments beyond those of the combat that a command accepts, and such that it refuses. */
const cases: readonly (readonly [
  keyof typeof serverCommands,
  called: string,
  accepted: object[],
  refused: object[],
])[] = [
  [
    'resolve',
    'combats.resolve',
    [
      {},
      { id: 'biscay' },
      { document: 0 },
      { seed: 0 },
      { position },
      { id: 'biscay', document: 1, seed: 7, position },
    ],
    [
      { id: 3 },
      { document: 'first' },
      { document: 0.5 },
      { seed: '7' },
      { seed: 1.5 },
      { position: 3 },
      { position: null },
      { position: { line: 1 } },
      { position: { character: 1 } },
      { position: { line: 0.5, character: 1 } },
    ],
  ],
  [
    'play',
    'combats.play',
    [
      {},
      { moves: [] },
      { moves: [roll, decision] },
      { moves: [{ ...roll, combat: 'biscay' }] },
      { moves: [{ kind: 'roll', rolls: [{ label: 'a', faces: long }] }] },
    ],
    [
      { moves: {} },
      { moves: tooLong.map(() => decision) },
      { moves: [decision, 'stay'] },
      { moves: [{ ...decision, kind: 'other' }] },
      { moves: [{ ...roll, kind: 'other' }] },
      { moves: [{ ...decision, label: 3 }] },
      { moves: [{ ...decision, option: 3 }] },
      { moves: [{ ...decision, combat: 3 }] },
      { moves: [{ kind: 'roll' }] },
      { moves: [{ kind: 'roll', rolls: tooLong.map(() => ({ label: 'a', faces: [] })) }] },
      { moves: [{ kind: 'roll', rolls: [{ label: 'a', faces: tooLong }] }] },
      { moves: [{ kind: 'roll', rolls: [{ label: 'a', faces: [1, 1.5] }] }] },
      { moves: [{ kind: 'roll', rolls: [{ label: 'a', faces: 3 }] }] },
      { moves: [{ kind: 'roll', rolls: [{ label: 3, faces: [1] }] }] },
      { moves: [{ kind: 'roll', rolls: [null] }] },
    ],
  ],
  [
    'writeOrder',
    'combats.writeOrder',
    [{ side: 'subs', order: 'avoid' }],
    [{}, { side: 'subs' }, { order: 'avoid' }, { side: 1, order: 'a' }],
  ],
  ['restore', 'combats.restore', [{ summary: '' }], [{}, { summary: 3 }]],
  ['history', 'combats.history', [{}, { number: 2 }], [{ number: '2' }, { number: 0.5 }]],
  [
    'whatIf',
    'combats.whatIf',
    [
      { changes: [], swapped: false },
      { changes: [change, { id: 'count', value: 3 }], swapped: true, quick: true },
    ],
    [
      {},
      { changes: change },
      { changes: [], swapped: 'yes' },
      { changes: [change, {}] },
      { changes: [{ ...change, id: 3 }] },
      { changes: [{ ...change, value: true }] },
    ],
  ],
  [
    'compare',
    'variants.compare',
    [
      { variants: [], turn: false },
      { variants: [[change], []], turn: true },
      { variants: [long.map(() => change)], turn: false },
    ],
    [
      { variants: change },
      { variants: [change] },
      { variants: [[{}]] },
      { variants: [[change], 3] },
      { variants: [], turn: 1 },
      { variants: tooLong.map(() => []) },
      { variants: [tooLong.map(() => change)] },
    ],
  ],
  [
    'sweep',
    'variants.sweep',
    [{ vary: [] }, { vary: [{ id: 'a', values: [1, 'b'] }] }, { vary: [{ id: 'a', values: long }] }],
    [
      {},
      { vary: {} },
      { vary: [{}] },
      { vary: [{ id: 3, values: [] }] },
      { vary: [{ id: 'a', values: 3 }] },
      { vary: [{ id: 'a', values: [1, null] }] },
      { vary: [{ id: 'a', values: tooLong }] },
      { vary: tooLong.map(() => ({ id: 'a', values: [] })) },
    ],
  ],
  [
    'fairDice',
    'combats.fairDice',
    [{ reveal: false }, { side: 'subs', word: 'salt wind', reveal: true }, { side: 'subs', reveal: false }],
    [{ side: 3 }, { word: 3 }],
  ],
];

describe('the arguments of a command', () => {
  const { ask, logged } = createRunner();

  for (const [name, called, accepted, refused] of cases) {
    it(`of ${name} are passed on as they are, if they are whole`, async () => {
      for (const more of accepted)
        assert.deepEqual(await ask(serverCommands[name], { uri, ...more }), [called, { uri, ...more }]);
    });

    it(`of ${name} are refused with what they have to be`, async () => {
      for (const more of [...refused, { ...accepted[0], uri: 3 }, { ...accepted[0], uri: undefined }])
        assert.match(
          String(await ask(serverCommands[name], { uri, ...more })),
          / failed: The .* must be /,
          JSON.stringify(more),
        );
      for (const argument of [undefined, null, 'a.yaml'])
        assert.match(String(await ask(serverCommands[name], argument)), / failed: The argument must be \{ uri, /);
    });
  }

  it('may name a side and an aim of advice, and other values of these count as none', async () => {
    const advise = (more: object) => ask(serverCommands.advise, { uri, ...more });
    assert.deepEqual(await advise({ side: 'subs', aim: 'convoy', quick: true }), [
      'combats.advise',
      { uri, side: 'subs', aim: 'convoy', quick: true },
    ]);
    assert.deepEqual(await advise({ side: 3, aim: null, quick: 'yes' }), ['combats.advise', { uri }]);
    assert.deepEqual(await ask(serverCommands.adviseTurn, { uri, side: 'subs' }), [
      'turns.advise',
      { uri, side: 'subs' },
    ]);
  });

  it('of a table, of tests and of a debugger name what these are about', async () => {
    const table = { uri, document: 0, table: 'chart' };
    assert.deepEqual(await ask(serverCommands.ownTable, table), ['combats.ownTable', table]);
    for (const wrong of [
      { ...table, uri: 3 },
      { ...table, document: 0.5 },
      { ...table, table: 3 },
    ])
      assert.match(String(await ask(serverCommands.ownTable, wrong)), /must be \{ uri, document, table \}/);
    assert.deepEqual(await ask(serverCommands.runTests, { uri, ids: ['a'] }), ['tests.run', { uri, ids: ['a'] }]);
    assert.deepEqual(await ask(serverCommands.runTests, { uri }), ['tests.run', { uri }]);
    for (const wrong of [{ uri: 3 }, { uri, ids: 'a' }, { uri, ids: ['a', 3] }])
      assert.match(String(await ask(serverCommands.runTests, wrong)), /must be \{ uri, ids\? \}/);
    const message = { seq: 0, command: 'next' };
    assert.deepEqual(await ask(serverCommands.debug, { session: 's', message }), ['debug', { session: 's', message }]);
    for (const wrong of [
      { message },
      { session: 's' },
      { session: 's', message: { seq: 0 } },
      { session: 's', message: { seq: 0.5, command: 'next' } },
    ])
      assert.match(String(await ask(serverCommands.debug, wrong)), /must be \{ session, message/);
  });

  it('of a list are texts; others count as none', async () => {
    assert.deepEqual(await ask(serverCommands.combats, { uri, id: 3 }), ['lists.list', { uri }]);
    assert.deepEqual(await ask(serverCommands.forecasts), ['lists.forecast', {}]);
    assert.deepEqual(await ask(serverCommands.tests, { uri }), ['tests.list', { uri }]);
  });

  it('of a page of the rules name its ruleset', async () => {
    assert.deepEqual(await ask(serverCommands.rulePage, { ruleset: 'aare', rule: 'dive', title: 'Dive' }), [
      'page',
      { ruleset: 'aare', rule: 'dive' },
    ]);
    assert.match(
      String(await ask(serverCommands.rulePage, { rule: 'dive' })),
      /must be \{ ruleset, rule\?, check\? \}/,
    );
    assert.equal(await ask(serverCommands.ruleAt, { uri, position }), null);
  });

  it('are of no use to a command that does not exist', async () => {
    const before = logged.length;
    for (const command of ['asdic.server.none', 'toString', ''])
      assert.equal(await ask(command, { uri }), `There is no command ${command}.`);
    assert.equal(logged.length, before);
  });
});
