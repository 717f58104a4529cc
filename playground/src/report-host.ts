/** Stands in for VS Code in the frame of the report, which is the same as in the editor: what it says goes to the page around it. */
import type { FromView } from '../../server/src/page/view';

Object.assign(globalThis, {
  acquireVsCodeApi: () => ({
    postMessage: (message: FromView) => window.parent.postMessage(message, window.location.origin),
    getState: () => undefined,
    setState: () => undefined,
  }),
});
