import assert from 'node:assert/strict';
import {
  CancellationToken,
  CancellationTokenSource,
  ErrorCodes,
  LSPErrorCodes,
  ResponseError,
} from 'vscode-languageserver/node';
import {
  createDocumentHandlerFactory,
  formatError,
  getErrorMessage,
  runGuarded,
  guardHandler,
} from '../../../server/src/lsp/guard';
import type { DocumentSnapshot } from '../../../server/src/lsp/documents';
import { Cancelled } from '../../../server/src/work/calculator';

describe('a guarded handler', () => {
  const logged: string[] = [];
  const log = (message: string) => void logged.push(message);
  beforeEach(() => void logged.splice(0));
  const getErrorCode = (answer: unknown) => (answer instanceof ResponseError ? answer.code : undefined);

  it('returns the answer of the handler', async () => {
    const double = guardHandler(log, 'Double', (n: number) => 2 * n);
    assert.equal(await double(21), 42);
    assert.deepEqual(logged, []);
  });

  it('turns an exception into an error response that names the request, and logs it', async () => {
    const fail = guardHandler<void, string[]>(log, 'Hover', () => {
      throw new Error('out of paper');
    });
    const answer = await fail();
    assert.ok(answer instanceof ResponseError);
    assert.equal(answer.code, ErrorCodes.InternalError);
    assert.equal(answer.message, 'Hover failed: out of paper');
    assert.equal(logged.length, 1);
    assert.match(logged[0]!, /^Hover failed: Error: out of paper/);
  });

  it('does not call the handler when the request has already been cancelled', async () => {
    let started = false;
    const handle = guardHandler(log, 'Hover', () => ((started = true), null));
    assert.equal(getErrorCode(await handle(undefined, CancellationToken.Cancelled)), LSPErrorCodes.RequestCancelled);
    assert.equal(started, false);
  });

  it('answers a cancelled calculation as cancelled, and logs nothing', async () => {
    const handle = guardHandler<void, null>(log, 'Odds', () => Promise.reject(new Cancelled()));
    assert.equal(getErrorCode(await handle()), LSPErrorCodes.RequestCancelled);
    assert.deepEqual(logged, []);
  });

  it('passes on an error that is meant for the user', async () => {
    const handle = guardHandler<void, null>(log, 'Rename', () => {
      throw new ResponseError(LSPErrorCodes.RequestFailed, 'There is a unit "condor" already.');
    });
    assert.equal(getErrorCode(await handle()), LSPErrorCodes.RequestFailed);
    assert.deepEqual(logged, []);
  });
});

describe('a guarded background task', () => {
  it('logs an exception of the task', async () => {
    const logged: string[] = [];
    await runGuarded(
      (message) => void logged.push(message),
      'A change',
      () => Promise.reject(new Error('no')),
    );
    assert.match(logged[0]!, /^A change failed: Error: no/);
  });

  it('does not log a cancelled task', async () => {
    const logged: string[] = [];
    await runGuarded(
      (message) => void logged.push(message),
      'Odds',
      () => Promise.reject(new Cancelled()),
    );
    assert.deepEqual(logged, []);
  });
});

describe('an error in words', () => {
  it('has a stack in the log and a message for the user, whatever was thrown', () => {
    const error = new Error('no paper');
    assert.equal(formatError(error), error.stack);
    assert.equal(formatError(Object.assign(new Error('no paper'), { stack: undefined })), 'no paper');
    assert.equal(getErrorMessage(error), 'no paper');
    assert.deepEqual([formatError('gone'), getErrorMessage('gone'), getErrorMessage(7)], ['gone', 'gone', '7']);
  });
});

describe('a handler for open documents', () => {
  it('answers with nothing for a document that is not open', async () => {
    const current = { uri: 'file:///a' } as DocumentSnapshot;
    const documents = { getCurrent: (uri: string) => Promise.resolve(uri === current.uri ? current : undefined) };
    const handle = createDocumentHandlerFactory(documents, () => undefined)('Hover', 'nothing', ({ uri }) => uri);
    assert.equal(await handle({ textDocument: { uri: 'file:///a' } }), 'file:///a');
    assert.equal(await handle({ textDocument: { uri: 'file:///b' } }), 'nothing');
  });

  it('answers as cancelled what was cancelled meanwhile', async () => {
    const source = new CancellationTokenSource();
    const handle = guardHandler(
      () => undefined,
      'Hover',
      () => source.cancel(),
    );
    const answer = await handle(undefined, source.token);
    assert.ok(answer instanceof ResponseError);
    assert.equal(answer.code, LSPErrorCodes.RequestCancelled);
  });
});
