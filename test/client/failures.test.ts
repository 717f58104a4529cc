import assert from 'node:assert/strict';
import { ErrorCodes, ExecuteCommandRequest, LSPErrorCodes, ResponseError } from 'vscode-languageclient';
import { CancellationError } from 'vscode';
import {
  createFailedRequestMiddleware,
  isCancellation,
  runOrShowFailure,
  showErrorWithRemedies,
  showFailure,
} from '../../client/src/failures';
import { clientCommands } from '../../server/src/protocol';
import { settle } from '../support/vscode/client';
import { desk } from '../support/vscode/desk';

describe('an error', () => {
  const internal = new ResponseError(ErrorCodes.InternalError, 'Request failed');

  /** Texts of the errors that were shown, with their buttons. */
  const listShown = () => desk.dialogs.map(({ text, labels }) => [text, ...labels]);

  it('an error is a cancellation if the user has cancelled, and no other error is', () => {
    assert.ok(isCancellation(new CancellationError()));
    assert.ok(isCancellation(new ResponseError(LSPErrorCodes.RequestCancelled, '')));
    for (const other of [new ResponseError(ErrorCodes.InternalError, ''), new Error('Canceled'), undefined])
      assert.ok(!isCancellation(other));
  });

  it('offers remedies, and runs the one that is chosen', async () => {
    desk.answers = ['Restart'];
    await showErrorWithRemedies('It failed.', 'showOutput', 'restart');
    assert.deepEqual(listShown(), [['It failed.', 'Show Output', 'Restart']]);
    assert.deepEqual(desk.executed, [[clientCommands.restart]]);
    await showErrorWithRemedies('It failed.', 'showOutput');
    assert.equal(desk.executed.length, 1, 'a closed message runs nothing');
  });

  it('an error of a server that has stopped offers a restart', () => {
    showFailure(new ResponseError(ErrorCodes.ConnectionInactive, ''));
    showFailure(new ResponseError(ErrorCodes.PendingResponseRejected, ''));
    assert.deepEqual(listShown(), [
      ['Asdic has stopped, so it cannot answer. Restart it to continue.', 'Restart', 'Show Output'],
      ['Asdic stopped before it had answered. Try again.', 'Restart', 'Show Output'],
    ]);
  });

  it('an error of another kind is shown with its message', () => {
    showFailure(new Error('No such file.'));
    showFailure('broken');
    assert.deepEqual(listShown(), [
      ['No such file.', 'Show Output'],
      ['broken', 'Show Output'],
    ]);
  });

  it('an error is not shown when the user has cancelled', () => {
    showFailure(new CancellationError());
    showFailure(new ResponseError(LSPErrorCodes.RequestCancelled, ''));
    assert.deepEqual(listShown(), []);
  });

  it('an error of an action of the user is shown, and the action has no result', async () => {
    assert.equal(await runOrShowFailure(() => 7), 7);
    assert.deepEqual(listShown(), []);
    assert.equal(await runOrShowFailure(() => Promise.reject(new Error('No.'))), undefined);
    assert.deepEqual(listShown(), [['No.', 'Show Output']]);
  });

  it('an error of a request that the user has not made is shown once, and passed on', async () => {
    const send = createFailedRequestMiddleware();
    const fail = (type: unknown, error: unknown) =>
      assert.rejects(
        send(type as never, {}, undefined, () => Promise.reject(error as Error)),
        (thrownError) => thrownError === error,
      );
    await fail('textDocument/hover', internal);
    await fail({ method: 'textDocument/hover' }, internal);
    assert.deepEqual(listShown(), [['Request failed', 'Show Output']]);
    await fail('textDocument/hover', new ResponseError(ErrorCodes.InternalError, 'Another'));
    assert.equal(desk.dialogs.length, 2);
    await fail(ExecuteCommandRequest.type, new ResponseError(ErrorCodes.InternalError, 'Of a command'));
    await fail('textDocument/hover', new ResponseError(LSPErrorCodes.ContentModified, 'Of a text that changed'));
    await settle();
    assert.equal(desk.dialogs.length, 2, 'whoever runs a command shows its error');
  });

  it('leaves answers of requests as they are', async () => {
    const send = createFailedRequestMiddleware();
    assert.equal(await send('textDocument/hover', {}, undefined, () => Promise.resolve(7)), 7);
  });
});
