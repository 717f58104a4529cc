/** Replaces VS Code's API in the frames of its pages: forwards messages to the surrounding page. */
import type { FromForm } from '../../server/src/page/new-scenario-view';
import type { FromView } from '../../server/src/page/view';

Object.assign(globalThis, {
  acquireVsCodeApi: () => ({
    postMessage: (message: FromView | FromForm) => window.parent.postMessage(message, window.location.origin),
    getState: () => undefined,
    setState: () => undefined,
  }),
});
