// What the watch task of an editor reads of builds (.vscode/tasks.json).

/** A fault on a line of its own. @param {Pick<import('esbuild').Message, 'text' | 'location'>} fault */
export function faultLine({ text, location }) {
  return `${location?.file ?? 'esbuild.mjs'}:${location?.line ?? 1}:${(location?.column ?? 0) + 1}: error: ${text}`;
}

/** Tells when a round of builds begins and ends, and each fault. @returns {import('esbuild').Plugin} */
export function roundsTeller() {
  let running = 0;
  return {
    name: 'rounds',
    setup: ({ onStart, onEnd }) => {
      onStart(() => {
        if (running++ === 0) console.log('build: started');
      });
      onEnd(({ errors }) => {
        for (const error of errors) console.log(faultLine(error));
        if (--running === 0) console.log('build: finished');
      });
    },
  };
}
