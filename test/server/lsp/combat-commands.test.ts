import assert from 'node:assert/strict';
import type {
  ApplyWorkspaceEditParams,
  CodeLens,
  ShowDocumentParams,
  TextDocumentEdit,
  TextEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { serverCommands } from '../../../server/src/protocol';
import type {
  AdviceArguments,
  AdviceChoices,
  CombatArguments,
  CombatHistory,
  CombatReport,
  HistoryArguments,
  InlineParams,
  OrderArguments,
  Refusal,
  RestoreArguments,
  StatusParams,
  WhatIfArguments,
  WhatIfReport,
} from '../../../server/src/protocol';
import { ableClient, eventually, positionAt, startClient } from './client';
import type { ClientOptions, TestClient } from './client';
import { biscay, bombardment, uri } from './scenario';

describe('the commands on combats', () => {
  let client: TestClient;
  let inline: InlineParams[];
  let status: StatusParams[];
  let applied: ApplyWorkspaceEditParams[];
  async function start({ prepare, ...clientOptions }: ClientOptions = {}, text = biscay): Promise<void> {
    [inline, status, applied] = [[], [], []];
    client = await startClient({
      options: { clientCommands: true, notifications: true },
      ...clientOptions,
      prepare(connection) {
        connection.onNotification('asdic/inline', (params: InlineParams) => void inline.push(params));
        connection.onNotification('asdic/status', (params: StatusParams) => void status.push(params));
        connection.onRequest('workspace/applyEdit', (params: ApplyWorkspaceEditParams) => {
          applied.push(params);
          return { applied: true };
        });
        prepare?.(connection);
      },
    });
    await client.open(uri, text);
  }
  afterEach(async () => {
    await client.stop();
    assert.deepEqual(client.errors, []);
  });
  const run = <Result>(
    command: string,
    args: Partial<AdviceArguments & OrderArguments & HistoryArguments & RestoreArguments & WhatIfArguments> = {},
    more: object = {},
  ): Promise<Result> =>
    client.connection.sendRequest('workspace/executeCommand', { command, arguments: [{ uri, ...args }], ...more });
  const resolve = (args?: Partial<CombatArguments>) => run<CombatReport>(serverCommands.resolve, args);
  const listLensTitles = async (): Promise<string[]> => {
    const codeLenses = await client.connection.sendRequest<CodeLens[]>('textDocument/codeLens', {
      textDocument: { uri },
    });
    return codeLenses.map(({ command }) => command!.title);
  };
  const readSurprise = ({ trace }: CombatReport) =>
    trace!.measures.find(({ path }) => path.join('.') === 'surprisePoints.subs')?.value;

  it('resolves a combat with the dice of the file', async () => {
    await start();
    const report = await resolve({ id: 'biscay' });
    assert.equal(readSurprise(report), 6);
    assert.equal(report.version, 1);
    assert.deepEqual(report.range.start, { line: 7, character: 4 });
    assert.deepEqual(report, await resolve(), 'the same file resolves alike');
  });

  it('returns the combat at the position before anything is calculated', async () => {
    await start();
    const { id, title, setup, trace, odds } = await run<CombatReport>(serverCommands.combat, {
      position: positionAt(biscay, 'flotilla-1'),
    });
    assert.deepEqual([id, title, trace, odds], ['biscay', 'Bay of Biscay', undefined, undefined]);
    assert.ok(setup && setup.forces.length > 0);
  });

  it('returns the earlier results of a combat', async () => {
    await start();
    const first = await resolve({ seed: 7 });
    await client.change(uri, 'convoyPoints: 12', 'convoyPoints: 6');
    await resolve({ seed: 7 });
    const { results } = await run<CombatHistory>(serverCommands.history);
    assert.deepEqual(
      results.map(({ number, seed, changed, stale }) => ({ number, seed, changed, stale })),
      [
        { number: 2, seed: 7, changed: true, stale: false },
        { number: 1, seed: 7, changed: false, stale: true },
      ],
    );
    const pastReport = await run<CombatReport>(serverCommands.history, { number: 1 });
    assert.deepEqual(pastReport.trace, first.trace);
    assert.equal(pastReport.version, undefined);
  });

  it('restores a result of an earlier session when the combat still has it', async () => {
    await start();
    const report = await resolve({ seed: 7 });
    await client.stop();
    await start();
    const { summary } = report.trace!;
    assert.equal(await run<boolean>(serverCommands.restore, { seed: 7, summary: 'something else' }), false);
    assert.equal(inline.at(-1)?.results.length ?? 0, 0);
    assert.equal(await run<boolean>(serverCommands.restore, { seed: 7, summary }), true);
    await eventually(() => inline.at(-1)?.results.length === 1);
    assert.match(inline.at(-1)!.results[0]!.whole, /seed 7\)\.$/);
  });

  it('returns the first problem of a combat that cannot be resolved', async () => {
    const shownDocuments: ShowDocumentParams[] = [];
    const prepare = (connection: TestClient['connection']) =>
      connection.onRequest('window/showDocument', (params: ShowDocumentParams) => {
        shownDocuments.push(params);
        return { success: true };
      });
    await start({ prepare }, biscay.replace('weather: rain', 'weather: rian'));
    assert.deepEqual(await listLensTitles(), ['Cannot resolve: 1 problem']);
    assert.equal(await run<boolean>(serverCommands.showProblem, { document: 0, id: 'biscay' }), true);
    assert.deepEqual(shownDocuments[0]?.selection?.start, positionAt(biscay, 'rain'));
    assert.equal(
      await run<boolean>(serverCommands.showProblem, { id: 'biscay' }),
      true,
      'the first scenario of the file',
    );
    assert.match((await run<Refusal>(serverCommands.showProblem, { document: 1, id: 'biscay' })).refused, /biscay/);
  });

  it('replaces a house table by a file to fill in, which is shown where the client shows documents, or by a member', async () => {
    const shown: string[] = [];
    const answer = { applied: true };
    const changes: ApplyWorkspaceEditParams[] = [];
    const prepare = (connection: TestClient['connection']) => {
      connection.onRequest('window/showDocument', (params: ShowDocumentParams) => {
        shown.push(params.uri);
        return { success: true };
      });
      connection.onRequest('workspace/applyEdit', (params: ApplyWorkspaceEditParams) => {
        changes.push(params);
        return answer;
      });
    };
    const write = (table = 'sectionModifiers') =>
      run<boolean | Refusal>(serverCommands.ownTable, { document: 0, table } as never);
    const listChanges = ({ edit }: ApplyWorkspaceEditParams) =>
      edit.documentChanges!.map((each) => ('kind' in each ? each.kind : each.textDocument.uri));
    const creating = {
      ...ableClient,
      workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['create' as const] } },
    };
    const table = 'file:///work/tables/section-modifiers.yaml';

    await start({ prepare });
    assert.equal(await write(), true);
    assert.equal(changes[0]!.label, 'Put in your own table');
    assert.deepEqual(listChanges(changes[0]!), [uri]);
    assert.match(String(((await write('none')) as Refusal).refused), /none/);
    await client.stop();

    await start({ prepare, capabilities: creating });
    assert.equal(await write(), true);
    assert.deepEqual(listChanges(changes[1]!), ['create', table, uri]);
    assert.deepEqual(shown, []);
    await client.stop();

    await start({ prepare, capabilities: { ...creating, window: { showDocument: { support: true } } } });
    assert.equal(await write(), true);
    assert.deepEqual(shown, [table]);
    answer.applied = false;
    assert.notEqual(await write(), true);
    assert.equal(shown.length, 1, 'a file that was not created is not shown');
  });

  it('uses the combat at the position', async () => {
    await start();
    assert.equal((await resolve({ position: positionAt(biscay, 'condor') })).id, 'biscay');
  });

  it('rerolls with the given seed', async () => {
    await start();
    assert.equal((await resolve({ seed: 42 })).trace!.seed, 42);
  });

  it('names the seed when the file has no dice', async () => {
    await start({}, biscay.replace(/^ {4}dice:.*\n/m, ''));
    assert.equal((await resolve()).trace!.diceFrom, 'seed 1');
  });

  it('rejects unknown combats and arguments with a message', async () => {
    await start();
    const refusal = (await resolve({ id: 'azores' })) as unknown as Refusal;
    assert.match(refusal.refused, /azores.*biscay/);
    const elsewhere = (await resolve({ uri: 'file:///work/none.scenario.yaml' })) as unknown as Refusal;
    assert.match(elsewhere.refused, /not open/);
  });

  it('writes the result as an edit of the version that was resolved', async () => {
    await start();
    await resolve();
    assert.equal(await run<boolean>(serverCommands.writeResult), true);
    const [change] = applied[0]!.edit.documentChanges as TextDocumentEdit[];
    assert.deepEqual(change!.textDocument, { uri, version: 1 });
    const written = TextDocument.applyEdits(TextDocument.create(uri, '', 1, biscay), change!.edits as never);
    assert.match(written, /# rolled at the table\n {4}result:\n {6}summary: 6 convoy points to the repair pool; /);
  });

  it('writes no result that was not resolved or that has changed since', async () => {
    await start();
    const before = await run<Refusal>(serverCommands.writeResult);
    assert.match(before.refused, /Resolve it first/);
    await resolve();
    await client.change(uri, 'convoyPoints: 12', 'convoyPoints: 6');
    assert.match((await run<Refusal>(serverCommands.writeResult)).refused, /changed/);
    assert.deepEqual(applied, []);
  });

  it('calculates exact odds', async () => {
    await start();
    const { odds, version } = await run<CombatReport>(serverCommands.odds);
    assert.equal(odds!.exact, true);
    assert.ok(Math.abs(odds!.mass - 1) < 1e-12);
    assert.equal(version, 1);
  });

  it('follows the dice of a combat on request, however long it takes', async () => {
    const fleet = '{ sub: 8, dd: 6, bb: 4, ac: 3, ftr: 8 }';
    const text = `ruleset: aare
title: Two fleets
powers:
  japan: { side: axis }
  us: { side: allies }
seaBattles:
  - id: fleets
    attacker: { power: japan, units: ${fleet} }
    defender: { power: us, units: ${fleet} }
`;
    await start({}, text);
    const before = await run<CombatReport>(serverCommands.course);
    assert.equal(before.course, undefined, 'nothing was rolled yet');
    const { trace } = await resolve();
    const odds = await run<CombatReport>(serverCommands.odds);
    assert.equal(odds.course === undefined, odds.hasLongCourse === true, 'it is in the odds, or can be asked for');
    const { course } = await run<CombatReport>(serverCommands.course);
    const [first] = course!.courses;
    assert.equal(first!.values.length, course!.steps.length + 1);
    assert.ok(first!.values.every((value) => value >= 0 && value <= 1));
    const isWon = trace!.outcomes!.includes('the attacker wins');
    assert.equal(first!.values.at(-1), isWon ? 1 : 0);
  });

  it('returns the page of a rule, and none for an unknown rule', async () => {
    await start();
    const readPage = (argument: object) =>
      client.connection.sendRequest<string | null>('workspace/executeCommand', {
        command: serverCommands.rulePage,
        arguments: [argument],
      });
    assert.match((await readPage({ ruleset: 'wif-ssw', rule: 'highest-section' }))!, /^# /);
    assert.match((await readPage({ ruleset: 'wif-ssw' }))!, /^# World in Flames/);
    assert.equal(await readPage({ ruleset: 'wif-ssw', rule: 'no-such-rule' }), null);
  });

  it('shows results as messages in a client without commands of its own', async () => {
    const messages: string[] = [];
    await start({
      options: {},
      prepare: (connection) =>
        connection.onNotification(
          'window/showMessage',
          ({ message }: { message: string }) => void messages.push(message),
        ),
    });
    await resolve();
    await eventually(() => messages.length > 0);
    assert.match(messages[0]!, /^Bay of Biscay: 6 convoy points to the repair pool/);
    await run(serverCommands.odds);
    await eventually(() => messages.length > 1);
    assert.match(messages[1]!, /^Bay of Biscay, most likely: 6 convoy points .*; 2 submarines aborted \(100%\)\.$/);
    assert.deepEqual(inline, [], 'it did not ask for notifications');
  });

  describe('commands for advice and what-if questions', () => {
    const battle = [
      'ruleset: aare',
      'turn: { round: 3, power: germany }',
      'powers: { germany: { side: axis }, uk: { side: allies } }',
      'seaBattles:',
      '  - id: north-sea',
      '    seaZone: SZ 6',
      '    attacker: { power: germany, units: { sub: 2, ftr: 1 } }',
      '    defender: { power: uk, units: { dd: 1, trn: 1, bb: 1 } } # alone',
      '',
    ].join('\n');

    it('asks for the side and the aim', async () => {
      await start({}, battle);
      const { choices } = await run<AdviceChoices>(serverCommands.advise);
      assert.deepEqual(
        choices.map(({ side, aim }) => `${side} ${aim.id}`),
        ['attacker win', 'attacker value', 'attacker own', 'defender win', 'defender value', 'defender own'],
      );
      assert.ok((await listLensTitles()).includes('Advise'));
    });

    it('returns the gain of each order, and writes one into the file', async () => {
      await start({}, battle);
      const args = { side: 'attacker', aim: 'win' };
      const { advice, canAdvise } = await run<CombatReport>(serverCommands.advise, args);
      assert.equal(canAdvise, true);
      assert.deepEqual([advice!.side, advice!.aim.id, advice!.exact], ['attacker', 'win', true]);
      const better = advice!.suggestions.find(({ group }) => group === 'order of losses')!;
      assert.ok(better.gain > 0);
      assert.equal(await run(serverCommands.writeOrder, { side: 'attacker', order: better.id }), true);
      const [change] = applied[0]!.edit.documentChanges as TextDocumentEdit[];
      const after = TextDocument.applyEdits(
        TextDocument.create(uri, 'asdic-scenario', 1, battle),
        change!.edits as TextEdit[],
      );
      assert.match(after, /attacker: .*orders: .*losses: \[ftr, sub\].*# alone\n$/s);
    });

    it('rejects unknown sides, aims and orders', async () => {
      await start({}, battle);
      for (const [command, args] of [
        [serverCommands.advise, { side: 'neutral' }],
        [serverCommands.advise, { side: 'attacker', aim: 'glory' }],
        [serverCommands.writeOrder, { side: 'attacker', order: 'win' }],
      ] as const)
        assert.ok((await run<Refusal>(command, args)).refused, JSON.stringify(args));
      await start({}, bombardment);
      assert.match((await run<Refusal>(serverCommands.advise, { id: 'cherbourg' })).refused, /nothing to advise/);
    });
  });

  it('refuses moves of a play of which one has no faces', async () => {
    await start();
    const rolls = [{ label: 'a', faces: [1] }, { label: 'b' }];
    const wrong = run(serverCommands.play, { moves: [{ kind: 'roll', rolls }] } as never);
    await assert.rejects(wrong, /The argument must be \{ uri, moves/);
    assert.match(client.errors.pop()!, /TypeError/);
  });

  it('returns the effect of a change, and writes it on request', async () => {
    await start();
    const report = await resolve();
    const { id } = report.setup!.forces[0]!.lines[0]!;
    const weather = report.setup!.switches.find(({ title }) => title === 'Weather')!;
    const changes = [{ id: weather.id, value: 'storm' }];
    const asWritten = await run<CombatReport>(serverCommands.odds);
    const whatIf = await run<WhatIfReport>(serverCommands.whatIf, { changes });
    assert.notDeepEqual(whatIf.odds.measures, asWritten.odds!.measures);
    assert.deepEqual(applied, []);
    assert.equal(await run(serverCommands.writeWhatIf, { changes }), true);
    assert.equal(applied.length, 1);
    assert.match((await run<Refusal>(serverCommands.whatIf, { changes: [{ id, value: -1 }] })).refused, /cannot be -1/);
    const wrong = run(serverCommands.whatIf, { changes: [{ id }] } as unknown as WhatIfArguments);
    await assert.rejects(wrong, /The argument must be/);
    assert.match(client.errors.pop()!, /TypeError/);
  });

  it('distinguishes an unknown command from one of these', async () => {
    await start();
    await assert.rejects(run('asdic.server.sink'), /There is no command asdic\.server\.sink/);
  });

  it('answers a failed command with an error that names the failure', async () => {
    await start();
    const failing = client.connection.sendRequest('workspace/executeCommand', {
      command: 'asdic.server.resolve',
      arguments: [{ uri, seed: 'seven' }],
    });
    await assert.rejects(failing, /^Error: Resolving the combat failed: The seed must be a whole number\.$/);
    assert.match(client.errors.pop()!, /^Resolving the combat failed: TypeError/);
  });
});
