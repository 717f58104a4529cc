import assert from 'node:assert/strict';
import { CancellationToken, ErrorCodes, LSPErrorCodes, ResponseError } from 'vscode-languageserver/node';
import { runGuarded, guardHandler } from '../../../server/src/lsp/guard';
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
