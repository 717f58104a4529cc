/** Replaces VS Code's API in the report frame: forwards messages to the surrounding page. */
import type { FromView } from '../../server/src/page/view';

Object.assign(globalThis, {
  acquireVsCodeApi: () => ({
    postMessage: (message: FromView) => window.parent.postMessage(message, window.location.origin),
    getState: () => undefined,
    setState: () => undefined,
  }),
});
